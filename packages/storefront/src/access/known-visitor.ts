import { heldSession } from "../session/held-session.ts";
import { sessionOf } from "../session/browser-session.ts";
import type { StorefrontStore } from "../store/store.ts";
import type { Visitor } from "./access-rule.ts";
import { browserAccess } from "./browser-access.ts";

/** What the guard knows of the visitor, once the session is known (D26). */
export async function knownVisitor(
  store: StorefrontStore,
  isLoginBypassed: boolean,
): Promise<Visitor> {
  await sessionOf(store).start();
  return {
    hasToken: heldSession().kind === "person",
    isAdmin: browserAccess().until() !== null,
    isLoginBypassed,
  };
}
