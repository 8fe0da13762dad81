import { checkPersonResponses } from "./person-checks.ts";
import { checkSearchResponses } from "./search-checks.ts";

/**
 * Has every response checked against its schema from now on (API-036). The schemas bring zod with them: a server calls
 * this at its start, a browser fetches each half with the first request to its services (D42).
 */
export function checkResponses(): void {
  checkSearchResponses();
  checkPersonResponses();
}
