import { ICON_REQUEST_TIMEOUT_MS, ICON_ROTATE_MS } from "@hjem/domain/limits";
import { _api as iconify, addAPIProvider } from "@iconify/react";
import { createIconFetch, eachMinute, type SendIconRequest } from "./icon-fetch.ts";

/** What icons are requested with. */
export interface IconRequests {
  /** Addresses below which `/{set}.json?icons=a,b` is, in the order in which they are asked. */
  resources: readonly string[];
  /** Undefined where the environment has no `fetch`: requests then end with code 424 (UI-040, UI-041). */
  send: SendIconRequest | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Takes a line when icons are wanted and there is no resource, at most once a minute (UI-039). */
  log: (line: string) => void;
}

/**
 * Sets iconify up for a tab. Icons of one set that are wanted at once are one request (UI-033). The next resource is asked
 * after 750 ms, or at once where one fails otherwise than with a final status (UI-034, UI-035, UI-044). Without resources
 * nothing is requested: iconify would ask its own public service, which is another company's.
 */
export function setUpIcons({ resources, send, now, log }: IconRequests): void {
  const isSetUp = addAPIProvider("", {
    resources: [...resources],
    rotate: ICON_ROTATE_MS,
    timeout: ICON_REQUEST_TIMEOUT_MS,
  });
  if (!isSetUp) {
    const report = eachMinute(() => log("icons cannot be shown: no resource is set"), now);
    iconify.setFetch(async () => {
      report();
      return new Response(null, { status: 404 });
    });
  } else if (send) {
    iconify.setFetch(createIconFetch(send));
  }
}
