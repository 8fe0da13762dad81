import { useEffect, useEffectEvent } from "react";
import type { SignInAbout } from "../store/session-slice.ts";
import { sessionContextOf, type StorefrontStore, useStorefrontStore } from "../store/store.ts";
import { knownSession } from "./follow-session.ts";

/** Registers an action that may have been pending since a sign-in left the page. @returns unregisters it */
function offerAction(store: StorefrontStore, name: string, run: () => unknown): () => void {
  const session = sessionContextOf(store);
  session.offeredActions.set(name, run);
  session.onActionOffered?.(name);
  return () => {
    if (session.offeredActions.get(name) === run) session.offeredActions.delete(name);
  };
}

/**
 * An action that requires an account. For a visitor the sign-in opens first; the action runs without another click
 * once they have signed in, also if a provider's page replaced this one, and is dropped if the dialog is closed
 * (ACC-043..046).
 * @param name the action and its target: "favourite.add/3f7q9z2k1m"; the same wherever it is registered
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
    if ((await knownSession(store)).kind !== "person") {
      const { openSignIn } = await import("./sign-in/open-sign-in.ts");
      if (!(await openSignIn(store, { kind: "action", about, name }))) return;
    }
    await run();
  };
}
