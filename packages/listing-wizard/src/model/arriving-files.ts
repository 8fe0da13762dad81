import type { Draft } from "@hjem/domain/draft/draft";
import { useEffect, useSyncExternalStore } from "react";

/** What a file is sent as. */
export type FileKind = "images" | "attachments";

/** How the wizard takes over what an upload has changed. */
export interface DraftTaker {
  receive: (draft: Draft) => void;
  reread: () => Promise<void>;
}

const keyOf = (draftId: string, kind: FileKind) => `${draftId}/${kind}`;

/** How many files are on their way, by draft and kind, where there are any. */
const counts = new Map<string, number>();
const listeners = new Set<() => void>();
const takers = new Map<string, DraftTaker>();

const askBeforeClosing = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Says how many files of a draft are on their way. As long as there is one, the browser asks before it closes the page, whatever
 * the page shows.
 */
export function reportArriving(draftId: string, kind: FileKind, count: number): void {
  const key = keyOf(draftId, kind);
  if (count === (counts.get(key) ?? 0)) return;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
  if (counts.size > 0) window.addEventListener("beforeunload", askBeforeClosing);
  else window.removeEventListener("beforeunload", askBeforeClosing);
  for (const listener of listeners) listener();
}

/**
 * Hands the draft with a file that has arrived to the wizard that shows it; null where it has to be read. Without a wizard nothing
 * happens: it reads the draft when it is opened.
 */
export async function handOver(draftId: string, draft: Draft | null): Promise<void> {
  const taker = takers.get(draftId);
  if (draft) taker?.receive(draft);
  else await taker?.reread();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether photos of a draft are on their way. What arrives is taken over on each tab of the wizard. */
export function useArrivingPhotos(draftId: string, { receive, reread }: DraftTaker): boolean {
  useEffect(() => {
    takers.set(draftId, { receive, reread });
    return () => void takers.delete(draftId);
  }, [draftId, receive, reread]);
  const current = () => counts.has(keyOf(draftId, "images"));
  return useSyncExternalStore(subscribe, current, () => false);
}
