import { isRouteErrorResponse } from "react-router";
import { isNotFound, ApiFailure } from "../page/response-of.ts";
import type { AppFailure } from "../store/app-slice.ts";

/** A form was sent to a page that takes none: to whoever sent it, there is nothing here. */
const isFormless = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 405;

/** Which of the two error pages an error thrown by a route leads to (spec §4): what does not exist, and all the rest. */
export function failureOf(error: unknown): AppFailure {
  if (isNotFound(error) || isFormless(error)) return { type: "Error404" };
  return { type: "Error500", incident: error instanceof ApiFailure ? error.incident : undefined };
}
