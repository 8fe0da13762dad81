import { useLingui } from "@lingui/react";
import { type ComponentType, lazy, Suspense } from "react";
import type { ErrorPageProps } from "./error-page.tsx";
import { NO_CONNECTION } from "./no-connection.ts";

/** Its path from the repository's root, by which the server finds its files. */
export const ERROR_PAGE_MODULE = "packages/storefront/src/errors/error-page.tsx";

/** Shown when even the error page fails to load: the visitor is offline, or a new release was just deployed. */
const ErrorWithoutMessages = () => (
  <p>
    {useLingui()._(NO_CONNECTION)}{" "}
    <a href="/" data-reload>
      Hjem
    </a>
  </p>
);

/**
 * The error page, or its words alone where it does not arrive. Not `import(…).then(…, …)` itself: the build puts that behind the
 * styles, whose failure it would not see.
 */
export const errorPageOf = (
  load: () => Promise<{ ErrorPage: ComponentType<ErrorPageProps> }>,
): Promise<{ default: ComponentType<ErrorPageProps> }> =>
  load().then(
    (module) => ({ default: module.ErrorPage }),
    () => ({ default: ErrorWithoutMessages }),
  );

const ErrorPage = lazy(() => errorPageOf(() => import("./error-page.tsx")));

/** The error page, loaded when there is an error to show. */
export const LazyErrorPage = (props: ErrorPageProps) => (
  <Suspense>
    <ErrorPage {...props} />
  </Suspense>
);
