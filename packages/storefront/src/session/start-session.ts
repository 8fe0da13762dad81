import { readProviderReturn } from "@hjem/domain/account/sign-in-providers";
import { paths } from "@hjem/domain/paths";
import type { DataRouter } from "react-router";
import type { App } from "../app/create-app.ts";
import type { RouteHandle } from "../app/storefront-route.ts";
import { browserNow } from "../browser/browser-clock.ts";
import { LANGUAGE_COOKIE } from "../language/store-language.ts";
import { browserStorage } from "../storage/browser-storage.ts";
import type { StorefrontStorage } from "../storage/storage.ts";
import type { Labs } from "../store/app-slice.ts";
import type { StorefrontStore } from "../store/store.ts";
import { storeVisitor } from "../visitor/visitor-record.ts";
import { createGuard, type Guard, signInHref } from "./access/access-rule.ts";
import { followGate } from "./access/follow-gate.ts";
import { browserAccess } from "./access/system-access.ts";
import { sessionManagerOf } from "./browser-session-manager.ts";
import { currentSession, followSession } from "./follow-session.ts";
import { openSignIn } from "./sign-in/open-sign-in.ts";
import { followReleased, pendingActions, releaseAction } from "./tab-actions.ts";

/** Resets the site to the region's default language and removes the stored choice (ACC-054, D25). */
async function forgetLanguage(
  app: Pick<App, "activateLanguage" | "storefront">,
  storage: Pick<StorefrontStorage, "remove">,
): Promise<void> {
  await app.activateLanguage(app.storefront.region.defaultLanguage);
  storage.remove("language");
  document.cookie = `${LANGUAGE_COOKIE}=; path=/; max-age=0; samesite=lax`;
}

const accessOf = ({ state }: DataRouter): RouteHandle["access"] => {
  const handle: RouteHandle | undefined = state.matches.at(-1)?.route.handle;
  return handle?.access ?? "public";
};

/** The session has ended under a page that is the person's own: they sign in over it, or leave it. */
async function signInAgain(
  store: StorefrontStore,
  router: DataRouter,
  lost: string | undefined,
): Promise<void> {
  const { location } = router.state;
  const isBack = await openSignIn(store, { kind: "ended" });
  const { person } = currentSession(store);
  // Another person must not see what the page still shows of the one before.
  if (isBack && person?.userId !== lost) window.location.reload();
  if (isBack) return;
  await router.navigate(signInHref(location), { replace: true });
}

/**
 * A provider has sent the visitor back to the site's root: the sign-in ends over the page that they left, and what they
 * were about to do there is done, or forgotten where they give up (ACC-044, ACC-045).
 */
async function endReturn(store: StorefrontStore, router: DataRouter): Promise<void> {
  const { pathname, search } = window.location;
  const from = pathname === paths.home.path && readProviderReturn(new URLSearchParams(search));
  if (!from) return;
  const visit = pendingActions().returned(from.state);
  await router.navigate(visit?.back ?? paths.home.to(), { replace: true });
  const action = visit?.action;
  const isIn = await openSignIn(store, { kind: "returned", from, action });
  if (isIn && action) releaseAction(store, action.name);
}

/**
 * Starts the session once the page has loaded: looks who is there, follows other tabs, the end of a session and that of
 * system access, and keeps the record of a visitor without an account.
 */
export async function startSession(app: App, router: DataRouter): Promise<void> {
  const { store } = app;
  followSession(store, (now, before) => {
    if (now.hasLanguageReset) void forgetLanguage(app, browserStorage());
    const isLost = before.kind === "person" && now.kind === "visitor";
    if (isLost && accessOf(router) === "signed-in") {
      if (now.hasLeft) void router.navigate(paths.home.to());
      else void signInAgain(store, router, before.person?.userId);
    }
  });
  followGate(router, () => accessOf(router) === "admin");
  await sessionManagerOf(store).start();
  if (currentSession(store).kind === "visitor") {
    storeVisitor(browserStorage(), browserNow(), () => crypto.randomUUID());
  }
  followReleased(store);
  await endReturn(store, router);
}

/** The guard of a visit: it waits until the session is known (D26). The setting that skips every sign-in is a switch. */
export const guardOf = (store: StorefrontStore, labs: Labs): Guard =>
  createGuard(async () => {
    await sessionManagerOf(store).start();
    return {
      hasToken: currentSession(store).kind === "person",
      isAdmin: browserAccess().until() !== null,
      isLoginBypassed: labs.bypassLogin ?? false,
    };
  });

/**
 * Handles a token that the API rejects: another one by the cookie or, where the session is over and the visitor
 * is at work, the sign-in over the page, so that what they have written stays. True where the call may be made again.
 */
export async function renewSession(
  store: StorefrontStore,
  rejectedToken: string,
): Promise<boolean> {
  const manager = sessionManagerOf(store);
  const { current, signIn } = store.getState().session;
  const token = manager.token();
  if (token !== undefined && token !== rejectedToken) return true;
  if (signIn) return openSignIn(store, { kind: "ended" });
  const isAtWork = current.kind === "person" && manager.isStarted();
  const outcome = current.kind === "visitor" ? "ended" : await manager.renew();
  if (outcome !== "ended") return outcome === "renewed";
  return isAtWork && openSignIn(store, { kind: "ended" });
}
