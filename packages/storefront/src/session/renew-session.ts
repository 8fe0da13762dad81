import { askSignIn, openSignIn } from "../sign-in/ask-sign-in.ts";
import type { StorefrontStore } from "../store/store.ts";
import { sessionOf } from "./browser-session.ts";
import { heldSession } from "./held-session.ts";

/**
 * What to do about a token that the API refuses: another one by the cookie or, where the session is over and the visitor
 * is at work, the sign-in over the page, so that what they have written stays. True where the call may be made again.
 */
export async function renewSession(store: StorefrontStore, refused: string): Promise<boolean> {
  const { token, kind } = heldSession();
  if (token !== undefined && token !== refused) return true;
  if (openSignIn()) return askSignIn({ kind: "ended" });
  const isAtWork = kind === "person" && sessionOf(store).isStarted();
  const came = kind === "visitor" ? "ended" : await sessionOf(store).renew();
  if (came !== "ended") return came === "renewed";
  return isAtWork && askSignIn({ kind: "ended" });
}
