import { useEffect, useEffectEvent } from "react";

/** Adds what is typed into a small form of its own to the draft; false where it cannot be added, with the focus at what is wrong. */
type AddEntry = () => boolean;

const entries = new Set<AddEntry>();

/** Adds everything that is typed and not added, such as a viewing: going on means it too. @returns false where a person is asked */
export const addPendingEntries = (): boolean => [...entries].every((add) => add());

/** Has what is typed into a form added where its person goes on to the next step. */
export function usePendingEntry(add: AddEntry): void {
  const addLatest = useEffectEvent(add);
  useEffect(() => {
    const entry = () => addLatest();
    entries.add(entry);
    return () => void entries.delete(entry);
  }, []);
}
