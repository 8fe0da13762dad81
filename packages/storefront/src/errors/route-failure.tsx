import { useRouteError } from "react-router";
import { failureOf } from "./failure-of.ts";
import { ErrorPage } from "./error-page.tsx";

/** Stands in place of a page that could not be loaded or drawn. */
export function RouteFailure() {
  return <ErrorPage failure={failureOf(useRouteError())} />;
}
