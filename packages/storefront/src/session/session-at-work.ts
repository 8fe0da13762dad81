import { readProviderReturn } from "@hjem/domain/account/sign-in-providers";
import { paths } from "@hjem/domain/paths";
import type { DataRouter } from "react-router";
import { signInHref } from "../access/access-rule.ts";
import { browserAccess } from "../access/browser-access.ts";
import { followGate } from "../access/follow-gate.ts";
import { createGuard, type Guard } from "../access/guard.ts";
import { browserNow } from "../client/browser-clock.ts";
import type { App } from "../create-app.ts";
import { forgetLanguage } from "../language/forget-language.ts";
import type { RouteHandle } from "../routing/create-routes.tsx";
import { askSignIn, openSignIn } from "../sign-in/ask-sign-in.ts";
import { browserStorage } from "../storage/browser-storage.ts";
import type { Labs } from "../store/app-slice.ts";
import type { StorefrontStore } from "../store/store.ts";
import { keepVisitor } from "../visitor/visitor-record.ts";
import { sessionOf } from "./browser-session.ts";
import { followSession, heldSession } from "./held-session.ts";
import { followReleased, pendingActions, releaseAction } from "./tab-actions.ts";

const accessOf = ({ state }: DataRouter): RouteHandle["access"] => {
  const handle: RouteHandle | undefined = state.matches.at(-1)?.route.handle;
  return handle?.access ?? "public";
};

/** The session has ended under a page that is the person's own: they sign in over it, or leave it. */
async function signInAgain(router: DataRouter, lost: string | undefined): Promise<void> {
  const { location } = router.state;
  const isBack = await askSignIn({ kind: "ended" });
  const { person } = heldSession();
  // Another person must not see what the page still shows of the one before.
  if (isBack && person?.userId !== lost) window.location.reload();
  if (isBack) return;
  await router.navigate(signInHref(location), { replace: true });
}

/**
 * A provider has sent the visitor back to the site's root: the sign-in ends over the page that they left, and what they
 * were about to do there is done, or forgotten where they give up (ACC-044, ACC-045).
 */
async function endReturn(router: DataRouter): Promise<void> {
  const { pathname, search } = window.location;
  const from = pathname === paths.home.path && readProviderReturn(new URLSearchParams(search));
  if (!from) return;
  const visit = pendingActions().returned(from.state);
  await router.navigate(visit?.back ?? paths.home.to(), { replace: true });
  const action = visit?.action;
  const isIn = await askSignIn({ kind: "returned", from, action });
  if (isIn && action) releaseAction(action.name);
}

/**
 * Brings the session to life once the page has loaded: looks who is there, follows other tabs, the end of a session and
 * that of system access, and keeps the record of a visitor without an account.
 */
export async function startSession(app: App, router: DataRouter): Promise<void> {
  let before = heldSession();
  followSession(() => {
    const now = heldSession();
    if (now.hasLanguageReset && now !== before) void forgetLanguage(app, browserStorage());
    const isLost = before.kind === "person" && now.kind === "visitor";
    if (isLost && accessOf(router) === "signed-in") {
      if (now.hasLeft) void router.navigate(paths.home.to());
      else void signInAgain(router, before.person?.userId);
    }
    before = now;
  });
  followGate(router, () => accessOf(router) === "admin");
  await sessionOf(app.store).start();
  if (heldSession().kind === "visitor") {
    keepVisitor(browserStorage(), browserNow(), () => crypto.randomUUID());
  }
  followReleased();
  await endReturn(router);
}

/** The guard of a visit: it waits until the session is known (D26). The setting that skips every sign-in is a switch. */
export const guardOf = (store: StorefrontStore, labs: Labs): Guard =>
  createGuard(async () => {
    await sessionOf(store).start();
    return {
      hasToken: heldSession().kind === "person",
      isAdmin: browserAccess().until() !== null,
      isLoginBypassed: labs.bypassLogin ?? false,
    };
  });

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
