"""Players that a command was told to let play, checked before an engine is built for them."""


def check_players(*names: str) -> None:
    # Imported here: a command says how many devices JAX has before anything imports it.
    from synth.play.roster import check_player

    for name in names:
        check_player(name)
