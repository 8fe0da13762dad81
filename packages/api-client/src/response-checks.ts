import { checkPersonResponses } from "./person-checks.ts";
import { checkPublishingResponses } from "./publishing-checks.ts";
import { checkSavedResponses } from "./saved-checks.ts";
import { checkSearchResponses } from "./search-checks.ts";

/**
 * Validates every response with its schema from now on (API-036). The schemas need zod: a server calls this at
 * startup, a browser loads each half with the first request to its services (D42).
 */
export function checkResponses(): void {
  checkSearchResponses();
  checkPersonResponses();
  checkSavedResponses();
  checkPublishingResponses();
}
