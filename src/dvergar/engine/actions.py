"""The fixed action space of a game: ranges of ints with names."""

from __future__ import annotations

from dvergar.engine.errors import DvergarError, shown


class UnknownAction(DvergarError):
    """A text or number names no action of this game."""


class ActionSpace:
    """All actions a game will ever have, as ints from 0 to `size` - 1, in named ranges.

    >>> space = ActionSpace()
    >>> pick, hero = space.add("pick", ["0", "1", "2"]), space.add("hero", ["kraal", "tarah"])
    >>> space.size, hero, space.name(4), space.parse("hero( tarah )")
    (5, 3, 'hero(tarah)', 4)
    """

    def __init__(self) -> None:
        self.names: list[str] = []
        self.starts: dict[str, int] = {}
        self.numbers: dict[str, int] = {}

    @property
    def size(self) -> int:
        """How many actions there are."""
        return len(self.names)

    def add(self, verb: str, arguments: list[str]) -> int:
        """Append a range, one action for each argument text ("" for none: `pass`), and return its first int."""
        start = len(self.names)
        if verb in self.starts:
            raise ValueError(f"the verb {verb!r} stands twice in one action space")
        self.starts[verb] = start
        for argument in arguments:
            if argument.split() not in ([], [argument]):
                raise ValueError(f"the argument {argument!r} of {verb!r} holds spaces, so no text could name it")
            name = f"{verb}({argument})" if argument else verb
            if name in self.numbers:
                raise ValueError(f"the action {name!r} stands twice in one action space")
            self.numbers[name] = len(self.names)
            self.names.append(name)
        return start

    def name(self, action: int) -> str:
        """Name an action, as `bid(0,2,4)`; raises `UnknownAction` for an int outside the space."""
        if not 0 <= action < len(self.names):
            raise UnknownAction(
                f"there is no action {shown(action)}: this game has the actions 0 to {len(self.names) - 1}",
                "error-action-number",
                number=shown(action),
                last=len(self.names) - 1,
            )
        return self.names[action]

    def parse(self, text: str) -> int:
        """Read a name that `name` wrote (spaces do not matter); raises `UnknownAction` naming the verbs there are."""
        found = self.numbers.get("".join(text.split()))
        if found is None:
            raise UnknownAction(f"no action is called {text[:80]!r}; the verbs of this game are {', '.join(self.starts)}", "error-action-name", name=text[:80])
        return found

    def mask(self, legal: list[int]) -> bytearray:
        """Return one byte an action, 1 where it is legal."""
        mask = bytearray(len(self.names))
        for action in legal:
            mask[action] = 1
        return mask
