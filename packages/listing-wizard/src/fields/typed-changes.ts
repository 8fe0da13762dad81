import { startTransition } from "react";

/** A change follows once nothing has been typed for so long, so that the next key does not wait for it, ms. */
const PAUSE_MS = 120;
/** A change waits this long at most while typing goes on, ms. */
const LATEST_MS = 500;

/** The changes that are typed and not applied yet, one of each field, and what applies them. */
let waiting = new Map<string, () => void>();
let pause: ReturnType<typeof setTimeout> | undefined;
let latest: ReturnType<typeof setTimeout> | undefined;

/**
 * Applies what is typed, as a transition that the next key interrupts. To be called where a field is left and where the page may
 * close; otherwise it happens by itself.
 */
export function applyTyped(): void {
  clearTimeout(pause);
  clearTimeout(latest);
  if (waiting.size === 0) return;
  const changes = waiting;
  waiting = new Map();
  startTransition(() => {
    for (const change of changes.values()) change();
  });
}

/**
 * Applies a change in the next pause of typing, instead of an earlier one of the same field: what a key leads to would delay
 * the picture of the next one.
 */
export function applyInPause(field: string, change: () => void): void {
  if (waiting.size === 0) latest = setTimeout(applyTyped, LATEST_MS);
  waiting.set(field, change);
  clearTimeout(pause);
  pause = setTimeout(applyTyped, PAUSE_MS);
}
