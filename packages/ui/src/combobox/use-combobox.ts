import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

interface Choice {
  id: string;
}

interface ComboboxOptions<Item extends Choice> {
  input: RefObject<HTMLInputElement | null>;
  /** Id of the listbox; an option's id is `${listId}-${item.id}`. */
  listId: string;
  items: readonly Item[];
  /** Whether there is anything to show below the input. */
  hasPanel: boolean;
  /** The text whose options `items` are, where Enter selects the first of them; undefined: Enter submits the form. */
  enterSelectsFor: string | undefined;
  /** A newer response is pending. */
  isLoading: boolean;
  onChoose: (item: Item) => void;
}

const ATTRIBUTES = [
  "role",
  "aria-expanded",
  "aria-controls",
  "aria-autocomplete",
  "aria-activedescendant",
  "autocomplete",
];

/** The next index in a cyclic list: the input itself (-1) is between the last option and the first. */
const moved = (key: string, at: number, count: number) => {
  const step = key === "ArrowDown" ? 1 : -1;
  return ((at + 1 + step + count + 1) % (count + 1)) - 1;
};

/** State and keyboard handling of a combobox for an existing input (WAI-ARIA pattern, list autocomplete). */
export function useCombobox<Item extends Choice>({
  input,
  listId,
  items,
  hasPanel,
  enterSelectsFor,
  isLoading,
  onChoose,
}: ComboboxOptions<Item>) {
  // The list is loaded on focus: if the input has the focus already, it opens at once.
  const [isWanted, setWanted] = useState(
    () => typeof document !== "undefined" && document.activeElement === input.current,
  );
  const [activeId, setActiveId] = useState<string>();
  // The text for which Enter was pressed; its options may not be there yet, and then it awaits them.
  const [entered, setEntered] = useState<string>();
  const awaited = useRef<string>(undefined);
  const [typed, setTyped] = useState(() => input.current?.value.trim() ?? "");
  const isEntered = entered !== undefined && items.length > 0;
  const isOpen = isWanted && hasPanel && !isEntered;
  const at = isOpen ? items.findIndex((item) => item.id === activeId) : -1;
  const active = items[at];

  const close = () => {
    setWanted(false);
    setActiveId(undefined);
  };
  const choose = (item: Item) => {
    close();
    onChoose(item);
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setWanted(true);
      if (isOpen) setActiveId(items[moved(event.key, at, items.length)]?.id);
    } else if (event.key === "Enter" && active) {
      event.preventDefault();
      choose(active);
    } else if (event.key === "Enter" && enterSelectsFor !== undefined) {
      event.preventDefault();
      awaited.current = input.current?.value.trim();
      setEntered(awaited.current);
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === "Tab") {
      close();
    }
  });
  const type = useEffectEvent(() => {
    setTyped(input.current?.value.trim() ?? "");
    setActiveId(undefined);
    setEntered(undefined);
    setWanted(true);
  });
  const selectFirst = useEffectEvent(() => {
    const [first] = items;
    const isAwaited = awaited.current === entered;
    awaited.current = undefined;
    if (first && isAwaited) onChoose(first);
  });
  const show = useEffectEvent(() => {
    setTyped(input.current?.value.trim() ?? "");
    setEntered(undefined);
    setWanted(true);
  });
  const leave = useEffectEvent(close);

  useEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    const before = ATTRIBUTES.map((name) => [name, element.getAttribute(name)] as const);
    element.setAttribute("role", "combobox");
    element.setAttribute("aria-autocomplete", "list");
    element.setAttribute("autocomplete", "off");

    const ending = new AbortController();
    const { signal } = ending;
    element.addEventListener("keydown", press, { signal });
    element.addEventListener("input", type, { signal });
    element.addEventListener("click", show, { signal });
    element.addEventListener("focus", show, { signal });
    element.addEventListener("blur", leave, { signal });
    return () => {
      ending.abort();
      for (const [name, value] of before) {
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
      }
    };
  }, [input]);

  useEffect(() => {
    if (entered !== undefined && entered === enterSelectsFor && !isLoading) selectFirst();
  }, [entered, enterSelectsFor, isLoading]);

  useEffect(() => {
    const element = input.current;
    element?.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) element?.setAttribute("aria-controls", listId);
    else element?.removeAttribute("aria-controls");
    if (active) element?.setAttribute("aria-activedescendant", `${listId}-${active.id}`);
    else element?.removeAttribute("aria-activedescendant");
  }, [input, isOpen, active, listId]);

  return { isOpen, active, typed, choose };
}
