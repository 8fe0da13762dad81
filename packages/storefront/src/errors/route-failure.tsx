import { useRouteError } from "react-router";
import { failureOf } from "./failure-of.ts";
import { LazyErrorPage } from "./lazy-error-page.tsx";

/** Stands in place of a page that could not be loaded or drawn. */
export function RouteFailure() {
  return <LazyErrorPage failure={failureOf(useRouteError())} />;
}
