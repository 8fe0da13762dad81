import { isRouteErrorResponse } from "react-router";
import { isNotFound, ApiFailure } from "../page/loader-response.ts";
import type { AppFailure } from "../store/app-slice.ts";

/** A form was sent to a page without an action: for its sender there is nothing here. */
const isFormless = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 405;

/** Maps an error thrown by a route to one of the two error pages (spec §4): not found, or any other error. */
export function toAppError(error: unknown): AppFailure {
  if (isNotFound(error) || isFormless(error)) return { type: "Error404" };
  return { type: "Error500", incident: error instanceof ApiFailure ? error.incident : undefined };
}
