import type { Service } from "@hjem/api-client/services";
import { followBack } from "@hjem/ui/follow-back";
import type { DataRouter } from "react-router";
import type { App } from "../app/create-app.ts";
import { afterLoad } from "../browser/after-load.ts";
import { once } from "../browser/once.ts";
import { startSession } from "../session/start-session.ts";
import { followForcedColors } from "../theme/follow-forced-colors.ts";
import { startOffline } from "./start-offline.ts";

// Code that every page needs after hydration is one file, fetched after first load (D42).
export { loadSession } from "../session/start-session.ts";

/** Endpoint groups used by every visitor; the others are about accounts. */
const searchServices: readonly Service[] = ["search", "images", "content"];

const checkSearches = once(async () => {
  const { checkSearchResponses } = await import("@hjem/api-client/search-checks");
  checkSearchResponses();
});
const checkPersons = once(async () => {
  const { checkPersonResponses } = await import("@hjem/api-client/person-checks");
  checkPersonResponses();
});

/** Validates the responses of a service and of related ones against their schemas from now on (API-036). */
export const checkResponsesOf = (service: Service): Promise<void> =>
  searchServices.includes(service) ? checkSearches() : checkPersons();

/** Starts what is not needed before load: Back for layers, the session, and what has been seen for reading offline. */
export async function startAfterHydration(app: App, router: DataRouter): Promise<void> {
  followBack();
  followForcedColors();
  if (!import.meta.env.DEV) afterLoad(() => void startOffline(app, router));
  await startSession(app, router);
}
