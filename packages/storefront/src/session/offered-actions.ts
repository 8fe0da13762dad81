import { sessionContextOf, type StorefrontStore } from "../store/store.ts";

/**
 * Offers an action that may have waited since a sign-in took the visitor away from the page.
 * @returns stops the offer
 */
export function offerAction(store: StorefrontStore, name: string, run: () => unknown): () => void {
  const session = sessionContextOf(store);
  session.offeredActions.set(name, run);
  session.onActionOffered?.(name);
  return () => {
    if (session.offeredActions.get(name) === run) session.offeredActions.delete(name);
  };
}
