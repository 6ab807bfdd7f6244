"""The names by which Gymnasium knows the games. It has no plugins any more, so a name is known once `synth` was imported after
Gymnasium, or with `gymnasium.make("synth:synth/TcgPocket-v0", …)`, which imports it; nothing else is imported for that."""

ID = "synth/TcgPocket-v0"
_MODULE = "synth.adapters.gymnasium"


def register() -> None:
    import gymnasium

    if ID not in gymnasium.registry:
        gymnasium.register(
            ID, entry_point=f"{_MODULE}:TcgPocketEnv", vector_entry_point=f"{_MODULE}:TcgPocketVectorEnv", order_enforce=True
        )
