import { formatInstant } from "@hjem/domain/format/format-date";
import { browserAccess } from "@hjem/storefront/browser-access";
import type { PageContext } from "@hjem/storefront/page-context";

/** Until when the admin area is open for this browser; empty where the setting that skips every sign-in is on. */
export function openUntil(page: Pick<PageContext, "language" | "region">): string {
  const until = browserAccess().until();
  return until === null ? "" : formatInstant(page, until, page.region.timeZones.default);
}
