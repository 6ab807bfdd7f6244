// The connection to the server: it comes back by itself, and says when it cannot.

export const token = new URLSearchParams(location.search).get("token") || "";

export async function ask(path, body) {
  const url = `${path}${path.includes("?") ? "&" : "?"}token=${encodeURIComponent(token)}`;
  const answer = await fetch(url, body === undefined ? {} : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  const found = await answer.json().catch(() => ({ error: `the server answered ${answer.status}` }));
  if (!answer.ok) throw new Error(found.error || `the server answered ${answer.status}`);
  return found;
}

export class Wire {
  constructor(game, key, take, tell) {
    Object.assign(this, { game, key, take, tell, tries: 0, closed: false });
    this.open();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ token, game: this.game, key: this.key });
    this.socket = new WebSocket(`${scheme}://${location.host}/ws?${query}`);
    this.socket.onmessage = (event) => { this.tries = 0; this.tell(""); this.take(JSON.parse(event.data)); };
    this.socket.onclose = (event) => this.lost(event);
  }

  lost(event) {
    if (this.closed) return;
    if (event.code === 4004) { this.tell(`This game is gone: ${event.reason}.`); return; }
    if (event.code === 1008) { this.tell(`The server has closed this connection: ${event.reason}. Reload the page to go on.`); return; }
    this.tries += 1;
    this.tell(this.tries < 4 ? "Connection lost; trying again …" : "The server does not answer: it has been stopped, or cannot be reached. Trying on …");
    setTimeout(() => { if (!this.closed) this.open(); }, Math.min(5000, 300 * 2 ** Math.min(this.tries, 5)));
  }

  // Whether it could be sent.
  send(message) {
    const open = this.socket.readyState === WebSocket.OPEN;
    if (open) this.socket.send(JSON.stringify(message));
    else this.tell("Not connected; the move was not sent.");
    return open;
  }

  close() { this.closed = true; this.socket.close(); }
}
