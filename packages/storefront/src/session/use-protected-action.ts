import { useEffect, useEffectEvent } from "react";
import type { SignInAbout } from "../store/session-slice.ts";
import { sessionContextOf, type StorefrontStore, useStorefrontStore } from "../store/store.ts";
import { currentSession } from "./follow-session.ts";

/**
 * Offers an action that may have waited since a sign-in took the visitor away from the page.
 * @returns stops the offer
 */
function offerAction(store: StorefrontStore, name: string, run: () => unknown): () => void {
  const session = sessionContextOf(store);
  session.offeredActions.set(name, run);
  session.onActionOffered?.(name);
  return () => {
    if (session.offeredActions.get(name) === run) session.offeredActions.delete(name);
  };
}

/**
 * Something that only a person with an account can do. For a visitor the sign-in opens first; it runs without another
 * press once they have signed in, also where a provider's page took them away from this one, and is dropped with a dialog
 * that is closed (ACC-043..046).
 * @param name what is done, and to what: "favourite.add/3f7q9z2k1m"; the same wherever it is offered
 */
export function useProtectedAction(
  name: string,
  run: () => unknown,
  about?: SignInAbout,
): () => Promise<void> {
  const store = useStorefrontStore();
  const act = useEffectEvent(() => run());
  useEffect(() => offerAction(store, name, () => act()), [store, name]);
  return async () => {
    if (currentSession(store).kind !== "person") {
      const { openSignIn } = await import("./sign-in/open-sign-in.ts");
      if (!(await openSignIn(store, { kind: "action", about, name }))) return;
    }
    await run();
  };
}
