import { lazy, Suspense } from "react";
import type { ErrorPageProps } from "./error-page.tsx";

/** Its path from the repository's root, under which a server finds its files. */
export const ERROR_PAGE_MODULE = "packages/storefront/src/errors/error-page.tsx";

/** Shown where not even the error page arrives: the visitor is offline, or a release has just gone by. */
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

/** The error page, fetched when there is an error to show. */
export const LazyErrorPage = (props: ErrorPageProps) => (
  <Suspense>
    <ErrorPage {...props} />
  </Suspense>
);
