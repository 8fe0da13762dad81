import { data, isRouteErrorResponse } from "react-router";

/** Thrown by a loader when what the address names does not exist: the 404 page with its status. */
export const notFound = () => data(null, { status: 404 });

/** True for what `notFound` becomes once it was thrown. */
export const isNotFound = (error: unknown): boolean =>
  isRouteErrorResponse(error) && error.status === 404;
