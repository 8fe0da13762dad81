import { useEffect, useState } from "react";
import { NavigationType as Action, useLocation, useNavigationType } from "react-router";

/** The homes of an open card, and whether it was just opened by a press. */
export interface OpenPreview {
  ids: readonly string[];
  isPressed: boolean;
}

/** Key of the card in the state of a history entry. */
const STATE_KEY = "preview";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The card that lay open on the map when its entry was left. */
function storedPreview(state: unknown): OpenPreview | null {
  const ids = isObject(state) ? state[STATE_KEY] : null;
  return Array.isArray(ids) && ids.length > 0 && ids.every((id) => typeof id === "string")
    ? { ids, isPressed: false }
    : null;
}

/**
 * Notes the open card in the entry that is shown, beside what the router keeps there (its own state lies under `usr`): no
 * page is loaded for it, and "back" finds it.
 */
function storePreview(key: string, ids: readonly string[] | null): void {
  const { history } = window;
  const stored: unknown = history.state;
  const entry = isObject(stored) ? stored : {};
  // A router that keeps its entries elsewhere, or has gone on already.
  if (key !== (entry.key ?? "default")) return;
  const { [STATE_KEY]: _before, ...rest } = isObject(entry.usr) ? entry.usr : {};
  history.replaceState({ ...entry, usr: ids ? { ...rest, [STATE_KEY]: ids } : rest }, "");
}

/**
 * The card that is open over the map (S19). It goes along while the map is moved, and lies open again on whoever comes back
 * to the map from a home.
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
  // Each entry that the map makes while a card is open bears it.
  useEffect(() => storePreview(key, open?.ids ?? null), [key, open]);
  return [open, setOpen] as const;
}
