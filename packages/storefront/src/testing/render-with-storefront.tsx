import type { Language } from "@hjem/domain/language";
import { localOrigin } from "@hjem/domain/site-origins";
import { LinkProvider } from "@hjem/ui/link";
import type { ReactNode } from "react";
import {
  createMemoryRouter,
  type DataRouter,
  type LoaderFunctionArgs,
  RouterProvider,
} from "react-router";
import { onTestFinished } from "vitest";
import { render, type RenderResult } from "vitest-browser-react";
import "@hjem/ui/default-theme.css";
import "../styles.css";
import { type App, type AppOptions, createApp } from "../app/create-app.ts";
import { PageProvider } from "../app/page-provider.tsx";
import type { Feature, PageLoaderArgs } from "../app/storefront-route.ts";
import { Overlays } from "../layout/root.tsx";
import { RouterLink } from "../layout/router-link.tsx";
import { followLinks } from "../routing/follow-links.ts";
import { type Person, sessionChanged } from "../store/session-slice.ts";
import { sessionContextOf } from "../store/store.ts";
import type { Theme } from "../theme/use-theme.ts";
import { toasts } from "../toasts/toasts.ts";
import { stubApi, type StubCall, type StubResponses } from "./stub-api.ts";
import { type TestRegion, testStorefronts } from "./test-storefronts.ts";

/** The default instant of tests: 21 November 2026, noon in Oslo (D35). */
export const TEST_NOW = Date.parse("2026-11-21T11:00:00Z");

/** The access token of a signed-in user in a test. */
const TEST_TOKEN = "test-token";

/** Environment of a component in a test. */
export interface RenderOptions {
  /** @default "no" */
  region?: TestRegion;
  /** @default the region's own */
  language?: Language;
  /** @default "light" */
  theme?: Theme;
  /** URL of the page. @default "/" */
  path?: string;
  /** The API's responses by `METHOD /path`, in camel case; everything else is 404. */
  api?: StubResponses;
  /** Features whose messages the component uses. */
  features?: readonly Feature[];
  /** Loader for `useLoaderData`. */
  loader?: (args: PageLoaderArgs) => unknown;
  /** The signed-in user. @default nobody */
  person?: Person;
  /** Sites of the other markets. @default none */
  otherSites?: AppOptions["otherSites"];
  /** Instant of rendering in milliseconds. @default TEST_NOW */
  now?: number;
}

/** A component in its storefront. */
export interface RenderedStorefront extends RenderResult {
  app: App;
  router: DataRouter;
  /** Requests to the API, in order. */
  calls: StubCall[];
}

/**
 * Renders a component in a real browser as in a page of a site: store, messages, terms, router, and an API with the
 * test's responses. `await renderWithStorefront(<Hero />, { region: "au", path: "/list" })`.
 */
export async function renderWithStorefront(
  element: ReactNode,
  {
    region = "no",
    language,
    theme = "light",
    path = "/",
    api = {},
    features = [],
    loader,
    person,
    otherSites,
    now = TEST_NOW,
  }: RenderOptions = {},
): Promise<RenderedStorefront> {
  const storefront = { ...testStorefronts[region], features };
  const activeLanguage = language ?? storefront.region.defaultLanguage;
  const { fetch, calls } = stubApi(api);
  const app = createApp(storefront, {
    language: activeLanguage,
    origin: localOrigin(storefront.region, 3000),
    now,
    otherSites,
    api: {
      fetch,
      token: () => sessionContextOf(app.store).manager?.token() ?? (person && TEST_TOKEN),
    },
  });
  app.store.dispatch(sessionChanged(person ? { kind: "person", person } : { kind: "visitor" }));
  await app.activateLanguage(activeLanguage);
  await Promise.all(features.map((feature) => app.messages.load(feature)));

  const router = createMemoryRouter(
    [
      {
        path: "*",
        element: (
          <>
            {element}
            <Overlays />
          </>
        ),
        ...(loader && {
          HydrateFallback: () => null,
          loader: ({ request, params }: LoaderFunctionArgs) =>
            loader({ request, params, url: new URL(request.url), page: app.page }),
        }),
      },
    ],
    { initialEntries: [path] },
  );
  const stopFollowing = followLinks(router);
  const { dataset } = document.documentElement;
  Object.assign(dataset, { region, theme });
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
