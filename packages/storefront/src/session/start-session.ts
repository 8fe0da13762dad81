import type { DataRouter } from "react-router";
import type { App } from "../app/create-app.ts";
import { browserStorage } from "../storage/browser-storage.ts";
import { PENDING_ACTION_KEY, storageKeys } from "../storage/storage-keys.ts";
import { sessionChanged } from "../store/session-slice.ts";
import { currentSession } from "./follow-session.ts";
import { startVisit } from "./start-visit.ts";

/** The code of sessions, which a visitor without one does not fetch (D42). */
export const loadSession = () => import("./run-session.ts");

/** True where this browser has a session, or this tab returns from a provider's page. */
function mayHaveSession(): boolean {
  const storage = browserStorage();
  const isStored = storage.read("token") !== undefined || storage.read("userInfo") !== undefined;
  if (isStored || new URLSearchParams(window.location.search).has("state")) return true;
  try {
    return window.sessionStorage.getItem(PENDING_ACTION_KEY) !== null;
  } catch {
    // Caught: the browser denies storage to this page, so nothing waits in it.
    return false;
  }
}

/** Resolves once somebody signs in, here or in another tab, or a page asks for it. */
const sessionNeeded = ({ store }: Pick<App, "store">): Promise<void> =>
  new Promise((resolve) => {
    const stop = store.subscribe(() => {
      const { current, signIn } = store.getState().session;
      if (current.kind !== "visitor" || signIn !== null) end();
    });
    const follow = (event: StorageEvent | PageTransitionEvent) => {
      if (!("key" in event) || event.key === null || event.key === storageKeys.token)
        if (mayHaveSession()) end();
    };
    const end = () => {
      stop();
      window.removeEventListener("storage", follow);
      window.removeEventListener("pageshow", follow);
      resolve();
    };
    window.addEventListener("storage", follow);
    window.addEventListener("pageshow", follow);
  });

/**
 * Starts the session once the page has loaded. Without a stored one this is a visitor, and the code of sessions is fetched
 * when somebody signs in.
 */
export async function startSession(app: App, router: DataRouter): Promise<void> {
  const run = async () => (await loadSession()).runSession(app, router);
  if (currentSession(app.store).kind !== "unknown" || mayHaveSession()) return run();
  app.store.dispatch(sessionChanged({ kind: "visitor" }));
  startVisit(app);
  void sessionNeeded(app).then(run);
  return undefined;
}
