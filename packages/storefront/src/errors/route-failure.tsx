import { useRouteError } from "react-router";
import { failureOf } from "./failure-of.ts";
import { LazyErrorPage } from "./lazy-error-page.tsx";

/** Shown in place of a page that could not be loaded or rendered. */
export function RouteFailure() {
  return <LazyErrorPage failure={failureOf(useRouteError())} />;
}
