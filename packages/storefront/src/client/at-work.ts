import { followBack } from "@hjem/ui/follow-back";
import type { DataRouter } from "react-router";
import type { App } from "../app/create-app.ts";
import { startSession } from "../session/start-session.ts";

// What every page needs once it is at work is one file, fetched after first load (D42).
export { guardOf, renewSession } from "../session/start-session.ts";

/** Checks responses against their schemas from now on (API-036). */
export async function checkResponsesHere(): Promise<void> {
  const { checkResponses } = await import("@hjem/api-client/response-checks");
  checkResponses();
}

/** Brings to life what the page could do without until it had loaded: Back over layers, the session. */
export async function goToWork(app: App, router: DataRouter): Promise<void> {
  followBack();
  await startSession(app, router);
}
