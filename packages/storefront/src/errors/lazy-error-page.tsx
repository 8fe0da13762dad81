import { lazy, Suspense } from "react";
import type { ErrorPageProps } from "./error-page.tsx";

/** Its path from the repository's root, by which the server finds its files. */
export const ERROR_PAGE_MODULE = "packages/storefront/src/errors/error-page.tsx";

/** Shown when even the error page fails to load: the visitor is offline, or a new release was just deployed. */
const ErrorWithoutMessages = () => (
  <p>
    <a href="/" data-reload>
      Hjem
    </a>
  </p>
);

const ErrorPage = lazy(() =>
  import("./error-page.tsx").then(
    (module) => ({ default: module.ErrorPage }),
    () => ({ default: ErrorWithoutMessages }),
  ),
);

/** The error page, loaded when there is an error to show. */
export const LazyErrorPage = (props: ErrorPageProps) => (
  <Suspense>
    <ErrorPage {...props} />
  </Suspense>
);
