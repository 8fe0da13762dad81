import { isApiError, isPassing } from "@hjem/api-client/errors/api-error";
import { isRouteErrorResponse, data as dataWithStatus, redirect } from "react-router";
import type { AppFailure } from "../store/app-slice.ts";

const STATUS_TOO_MANY_REQUESTS = 429;

/** Thrown by a loader if the resource of the URL does not exist: the 404 page with its status. */
export const notFound = () => dataWithStatus(null, { status: 404 });

/** True for the error that `notFound` throws. */
export const isNotFound = (error: unknown): boolean =>
  isRouteErrorResponse(error) && error.status === 404;

/** Result of a dispatched query. */
interface Result<Response> {
  data?: Response;
  error?: unknown;
}

/** True where the API has nothing by the id or token of a URL, or it is none: too long, or with characters that none has (400). */
export const isUnknown = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 400);

/** Thrown by a loader if the API failed: the 500 page with the API's request id. */
export class ApiFailure extends Error {
  readonly incident: string | undefined;
  /** The same request may soon succeed: the server sends the page with 503 and `Retry-After`. */
  readonly canRetry: boolean;

  constructor(status: number, incident?: string, canRetry = false) {
    super(`the API answered ${status}`);
    this.name = "ApiFailure";
    this.incident = incident;
    this.canRetry = canRetry;
  }
}

/**
 * The response of a query in a loader:
 * `responseOf(await page.store.dispatch(searchApi.endpoints.search.initiate(request, { subscribe: false })), url)`.
 * 404 and 400 become the 404 page, a listing of the other region a 301 to its site (D12), other errors the 500 page.
 */
export function responseOf<Response>({ data, error }: Result<Response>, url: URL): Response {
  if (isApiError(error)) {
    if (error.code === "other_region" && error.origin) {
      throw redirect(new URL(url.pathname + url.search, error.origin).href, 301);
    }
    if (isUnknown(error)) throw notFound();
    const canRetry = isPassing(error) || error.status === STATUS_TOO_MANY_REQUESTS;
    throw new ApiFailure(error.status, error.requestId, canRetry);
  }
  if (data === undefined) throw new ApiFailure(500);
  return data;
}

/** A form was submitted to a page without an action: shown as not found. */
const isFormless = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 405;

/** Maps an error thrown by a route to one of the two error pages (spec §4): not found, or any other error. */
export function toAppError(error: unknown): AppFailure {
  if (isNotFound(error) || isFormless(error)) return { type: "Error404" };
  return { type: "Error500", incident: error instanceof ApiFailure ? error.incident : undefined };
}
