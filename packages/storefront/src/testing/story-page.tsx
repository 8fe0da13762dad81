import type { Language } from "@hjem/domain/language";
import { localOrigin } from "@hjem/domain/site-origins";
import { LinkProvider } from "@hjem/ui/link";
import type { Messages } from "@lingui/core";
import { type ComponentType, createContext, type ReactNode, use, useEffect } from "react";
import { createMemoryRouter, type DataRouter, RouterProvider } from "react-router";
import { createApp } from "../app/create-app.ts";
import { PageProvider } from "../app/page-provider.tsx";
import type { PageLoaderArgs } from "../app/storefront-route.ts";
import { Overlays } from "../layout/root.tsx";
import { RouterLink } from "../layout/router-link.tsx";
import { pendingComponents } from "../lazy/lazy-component.tsx";
import { followLinks } from "../routing/follow-links.ts";
import { type Person, sessionChanged } from "../store/session-slice.ts";
import { stubApi, type StubResponses } from "./stub-api.ts";
import { type TestRegion, testStorefronts } from "./test-storefronts.ts";

export type { TestRegion };

/** The instant of stories: 21 November 2026, noon in Oslo (D35). */
const STORY_NOW = Date.parse("2026-11-21T11:00:00Z");

/** Environment of a story, as its `parameters.storefront`; region, language and theme are the toolbar's. */
export interface StoryPage {
  /** URL of the page. @default "/" */
  path?: string;
  /** The API's responses by `METHOD /path`, in camel case; everything else is 404. */
  api?: StubResponses | ((region: TestRegion) => StubResponses);
  /** The signed-in user. @default nobody */
  person?: Person;
  /** Loader for `useLoaderData`, e.g. a page's own. */
  loader?: (args: PageLoaderArgs) => unknown;
}

/** The toolbar's settings, and all messages in a language. */
export interface StoryToolbar {
  region: TestRegion;
  language: Language;
  messagesIn: (language: Language) => Promise<Messages>;
}

/** A site that is ready for its story. */
export interface OpenedStory {
  /** BCP 47 tag of the active language: the toolbar's, or the region's default where it lacks that one. */
  languageTag: string;
  /** Wraps the story. */
  Storefront: ComponentType<{ children: ReactNode }>;
}

const Story = createContext<ReactNode>(null);

const StoryPlace = () => (
  <>
    {use(Story)}
    <Overlays />
  </>
);

const initialized = (router: DataRouter) =>
  new Promise<void>((resolve) => {
    const report = ({ initialized: isReady }: DataRouter["state"]) => {
      if (!isReady) return;
      stop();
      resolve();
    };
    const stop = router.subscribe(report);
    report(router.state);
  });

/**
 * Starts a site for one story: store, messages, terms, router and an API with the story's responses. Resolves once
 * page and lazy components are loaded, so that the story is complete when shown.
 */
export async function openStory(
  { path = "/", api = {}, loader, person }: StoryPage,
  { region: id, language, messagesIn }: StoryToolbar,
): Promise<OpenedStory> {
  const storefront = testStorefronts[id];
  const { region } = storefront;
  const isOffered = region.languages.some(({ code }) => code === language);
  const activeLanguage = isOffered ? language : region.defaultLanguage;
  const { fetch } = stubApi(typeof api === "function" ? api(id) : api);
  const app = createApp(storefront, {
    language: activeLanguage,
    origin: localOrigin(region, 3000),
    now: STORY_NOW,
    api: { fetch, token: () => person && "story-token" },
  });
  app.store.dispatch(sessionChanged(person ? { kind: "person", person } : { kind: "visitor" }));
  await app.activateLanguage(activeLanguage);
  app.messages.i18n.load(activeLanguage, await messagesIn(activeLanguage));

  const router = createMemoryRouter(
    [
      {
        path: "*",
        Component: StoryPlace,
        loader: ({ request, params }) =>
          loader?.({ request, params, url: new URL(request.url), page: app.page }) ?? null,
      },
    ],
    { initialEntries: [path] },
  );
  await Promise.all([initialized(router), pendingComponents()]);

  return {
    languageTag: app.page.language.tag,
    Storefront: function Storefront({ children }) {
      useEffect(() => followLinks(router), []);
      return (
        <PageProvider app={app}>
          <LinkProvider component={RouterLink}>
            <Story value={children}>
              <RouterProvider router={router} useTransitions />
            </Story>
          </LinkProvider>
        </PageProvider>
      );
    },
  };
}
