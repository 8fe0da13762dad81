import { LinkProvider } from "@hjem/ui/link";
import type { ReactNode } from "react";
import {
  createMemoryRouter,
  Outlet,
  type DataRouter,
  type LoaderFunctionArgs,
  RouterProvider,
} from "react-router";
import { onTestFinished } from "vitest";
import { render, type RenderResult } from "vitest-browser-react";
import "@hjem/ui/default-theme.css";
import "../styles.css";
import { PageProvider } from "../app/page-provider.tsx";
import type { PageLoaderArgs } from "../app/storefront-route.ts";
import { Overlays } from "../layout/root.tsx";
import { RouterLink } from "../layout/router-link.tsx";
import { followLinks } from "../routing/follow-links.ts";
import type { Theme } from "../theme/use-theme.ts";
import { toasts } from "../toasts/toasts.ts";
import { openTestApp, type TestApp, type TestAppOptions } from "./open-test-app.ts";

export { TEST_NOW } from "./open-test-app.ts";

/** Environment of a component in a test. */
export interface RenderOptions extends TestAppOptions {
  /** @default "light" */
  theme?: Theme;
  /** URL of the page. @default "/" */
  path?: string;
  /** Loader for `useLoaderData`. */
  loader?: (args: PageLoaderArgs) => unknown;
}

/** A component in its storefront. */
export interface RenderedStorefront extends RenderResult, TestApp {
  router: DataRouter;
}

/**
 * Renders a component in a real browser as in a page of a site: store, messages, terms, router, and an API with the
 * test's responses. `await renderWithStorefront(<Hero />, { region: "au", path: "/list" })`.
 */
export async function renderWithStorefront(
  element: ReactNode,
  { theme = "light", path = "/", loader, ...options }: RenderOptions = {},
): Promise<RenderedStorefront> {
  const { app, calls } = await openTestApp(options);
  const router = createMemoryRouter(
    [
      {
        // As on a site: dialogs and messages outlive the page that opened them, also one that cannot be loaded.
        element: (
          <>
            <Outlet />
            <Overlays />
          </>
        ),
        children: [
          {
            path: "*",
            element,
            ErrorBoundary: () => null,
            ...(loader && {
              HydrateFallback: () => null,
              loader: ({ request, params }: LoaderFunctionArgs) =>
                loader({ request, params, url: new URL(request.url), page: app.page }),
            }),
          },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  const stopFollowing = followLinks(router);
  const { dataset } = document.documentElement;
  Object.assign(dataset, { region: options.region ?? "no", theme });
  document.documentElement.lang = app.page.language.tag;
  onTestFinished(() => {
    stopFollowing();
    // Typed text stays in the history entry, and the tab's toasts outlive a page: both are reset for the next test.
    window.history.replaceState(null, "");
    for (const { id } of toasts.list()) toasts.close(id);
  });

  const result = await render(
    <PageProvider app={app}>
      <LinkProvider component={RouterLink}>
        <RouterProvider router={router} useTransitions />
      </LinkProvider>
    </PageProvider>,
  );
  return { ...result, app, router, calls };
}
