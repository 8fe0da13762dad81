import type { DemoHost } from "@hjem/demo/ports";
import type { Database } from "../db/schema.ts";
import { requireListing } from "../modules/listings/require-listing.ts";
import { ApiError } from "../plugins/api-error.ts";
import { acceptForms } from "../plugins/request-input.ts";
import type { Site } from "../regions.ts";
import { readCookie } from "../security/cookies.ts";

/** What the demo's routes use of the API (D27). */
export function createDemoHost(deps: { db: Database; regions: readonly Site[] }): DemoHost {
  return {
    siteOf: (request) => request.region,
    requireListing: (request, id) => requireListing(deps, request, id),
    createNotFound: () => new ApiError("not_found"),
    readCookie,
    acceptForms,
  };
}
