import { LANGUAGE_COOKIE } from "@hjem/domain/language";
import { paths } from "@hjem/domain/paths";
import type { DataRouter } from "react-router";
import type { App } from "../app/create-app.ts";
import type { RouteHandle } from "../app/storefront-route.ts";
import { browserStorage } from "../storage/browser-storage.ts";
import type { StorefrontStorage } from "../storage/storage.ts";
import type { Labs } from "../store/app-slice.ts";
import type { StorefrontStore } from "../store/store.ts";
import { createGuard, type Guard, signInHref } from "./access/access-rule.ts";
import { followGate } from "./access/follow-gate.ts";
import { browserAccess } from "./access/system-access.ts";
import { sessionManagerOf } from "./browser-session-manager.ts";
import { currentSession, followSession } from "./follow-session.ts";
import { openSignIn } from "./sign-in/open-sign-in.ts";
import { runSaved, startVisit } from "./start-visit.ts";
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

/** The session has ended on a private page: the user signs in again in a dialog, or leaves the page. */
async function signInAgain(
  store: StorefrontStore,
  router: DataRouter,
  lost: string | undefined,
): Promise<void> {
  const { location } = router.state;
  const isBack = await openSignIn(store, { kind: "ended" });
  const { person } = currentSession(store);
  // Another user must not see data of the previous one.
  if (isBack && person?.userId !== lost) window.location.reload();
  if (isBack) return;
  await router.navigate(signInHref(location), { replace: true });
}

/**
 * Handles a provider's redirect to the site's root: completes the sign-in over the original page, and runs the
 * pending action, or drops it if cancelled (ACC-044, ACC-045).
 */
async function endReturn(store: StorefrontStore, router: DataRouter): Promise<void> {
  const { pathname, search } = window.location;
  if (pathname !== paths.home.path || !search.includes("state=")) return;
  const { readProviderReturn } = await import("@hjem/domain/account/sign-in-providers");
  const from = readProviderReturn(new URLSearchParams(search));
  if (!from) return;
  const visit = pendingActions().returned(from.state);
  await router.navigate(visit?.back ?? paths.home.to(), { replace: true });
  const action = visit?.action;
  const isIn = await openSignIn(store, { kind: "returned", from, action });
  if (isIn && action) releaseAction(store, action.name);
}

/**
 * Runs the session of whoever may have one: reads the stored state, follows other tabs, the end of the session and that of
 * system access, and ends the redirect of a provider.
 */
export async function runSession(app: App, router: DataRouter): Promise<void> {
  const { store } = app;
  // The guard of a private page has started the session already.
  if (currentSession(store).kind === "person") void runSaved(app, "onSignedIn");
  followSession(store, (now, before) => {
    if (now.kind === "person" && before.kind !== "person") void runSaved(app, "onSignedIn");
    if (now.hasLanguageReset) void forgetLanguage(app, browserStorage());
    const isLost = before.kind === "person" && now.kind === "visitor";
    if (isLost && accessOf(router) === "signed-in") {
      if (now.hasLeft) void router.navigate(paths.home.to());
      else void signInAgain(store, router, before.person?.userId);
    }
  });
  followGate(router, () => accessOf(router) === "admin");
  await sessionManagerOf(store).start();
  if (currentSession(store).kind === "visitor") startVisit(app);
  followReleased(store);
  await endReturn(store, router);
}

/** The guard of a visit: it waits until the session is known (D26). The setting that bypasses sign-in is a switch. */
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
 * Handles a token that the API rejects: refreshes it by the cookie or, if the session has ended while the user is
 * active, opens the sign-in dialog, so that typed text is kept. True if the request can be repeated. Somebody who has just
 * ended the session is not asked to sign in again.
 */
export async function renewSession(
  store: StorefrontStore,
  rejectedToken: string,
  endsSession = false,
): Promise<boolean> {
  const manager = sessionManagerOf(store);
  const { current, signIn } = store.getState().session;
  const token = manager.token();
  if (token !== undefined && token !== rejectedToken) return true;
  if (signIn) return openSignIn(store, { kind: "ended" });
  const isAtWork = current.kind === "person" && manager.isStarted();
  const outcome = current.kind === "visitor" ? "ended" : await manager.renew({ endsSession });
  if (outcome !== "ended") return outcome === "renewed";
  const { hasLeft = false } = currentSession(store);
  return isAtWork && !hasLeft && openSignIn(store, { kind: "ended" });
}
