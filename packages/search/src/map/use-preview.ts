import { fieldsOf } from "@hjem/domain/narrow";
import { useEffect, useState } from "react";
import { NavigationType as Action, useLocation, useNavigationType } from "react-router";

/** The homes of an open card, and whether it was just opened by a click. */
export interface OpenPreview {
  ids: readonly string[];
  isPressed: boolean;
}

/** Key of the card in the state of a history entry. */
const STATE_KEY = "preview";

/** The card that was open on the map when its entry was left. */
function storedPreview(state: unknown): OpenPreview | null {
  const { [STATE_KEY]: ids } = fieldsOf(state);
  return Array.isArray(ids) && ids.length > 0 && ids.every((id) => typeof id === "string")
    ? { ids, isPressed: false }
    : null;
}

/**
 * Stores the open card in the current history entry, beside the router's state (which is under `usr`): nothing is
 * loaded for it, and Back restores it.
 */
function storePreview(key: string, ids: readonly string[] | null): void {
  const { history } = window;
  const entry = fieldsOf(history.state);
  // A router with its own history, or one that has navigated already.
  if (key !== (entry.key ?? "default")) return;
  const { [STATE_KEY]: _before, ...rest } = fieldsOf(entry.usr);
  history.replaceState({ ...entry, usr: ids ? { ...rest, [STATE_KEY]: ids } : rest }, "");
}

/**
 * The open card over the map (S19). It stays open while the map is moved, and is restored on returning to the map
 * from a home.
 */
export function usePreview() {
  const { key, state } = useLocation();
  const isReturned = useNavigationType() === Action.Pop;
  const [entry, setEntry] = useState(key);
  const [open, setOpen] = useState<OpenPreview | null>(() => storedPreview(state));
  if (entry !== key) {
    setEntry(key);
    if (isReturned) setOpen(storedPreview(state));
  }
  // Every history entry that the map adds while a card is open contains it.
  useEffect(() => storePreview(key, open?.ids ?? null), [key, open]);
  return [open, setOpen] as const;
}
