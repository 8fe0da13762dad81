import type { DataRouter } from "react-router";
import type { Guard } from "../access/guard.ts";
import type { App } from "../create-app.ts";
import type { Labs } from "../store/app-slice.ts";
import type { StorefrontStore } from "../store/store.ts";

// What a page needs once it is at work lies behind this one small file: the names of all those files would otherwise
// weigh on first load (D42).
const session = () => import("../session/session-at-work.ts");

/** Lets a visitor into a guarded page, or leads them to the sign-in. */
export const guardOf =
  (store: StorefrontStore, labs: Labs): Guard =>
  async (access, url) =>
    (await session()).guardOf(store, labs)(access, url);

/** Whether a call whose token was refused may be made again. */
export const renewSession = async (store: StorefrontStore, refused: string): Promise<boolean> =>
  (await session()).renewSession(store, refused);

/** Has answers checked against their schemas from now on (API-036). */
export async function checkAnswersHere(): Promise<void> {
  const { checkAnswers } = await import("@hjem/api-client/answer-checks");
  checkAnswers();
}

/** Brings to life what the page could do without until it had loaded: Back over layers, the session. */
export async function goToWork(app: App, router: DataRouter): Promise<void> {
  void import("@hjem/ui/follow-back").then(({ followBack }) => followBack());
  const { startSession } = await session();
  await startSession(app, router);
}
