"""The default content pack with a change in one of its files."""

from neopolis.games.new_angeles.content.pack import default_pack

PACK = default_pack()


def changed(file: str, old: str, new: str) -> dict[str, str]:
    """The files of the default pack, with a change in one of them."""
    assert PACK.files[file].count(old) == 1, f"'{old}' does not stand in {file} exactly once"
    return {**PACK.files, file: PACK.files[file].replace(old, new)}
