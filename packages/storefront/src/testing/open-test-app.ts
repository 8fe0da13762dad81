import type { Language } from "@hjem/domain/language";
import { localOrigin } from "@hjem/domain/site-origins";
import { type App, type AppOptions, createApp } from "../app/create-app.ts";
import type { Feature } from "../app/storefront-route.ts";
import { type Person, sessionChanged } from "../store/session-slice.ts";
import { sessionContextOf } from "../store/store.ts";
import { stubApi, type StubCall, type StubResponses } from "./stub-api.ts";
import { type TestRegion, testStorefronts } from "./test-storefronts.ts";

/** The default instant of tests: 21 November 2026, noon in Oslo (D35). */
export const TEST_NOW = Date.parse("2026-11-21T11:00:00Z");

/** The access token of a signed-in user in a test. */
const TEST_TOKEN = "test-token";

/** Environment of an app in a test. */
export interface TestAppOptions {
  /** @default "no" */
  region?: TestRegion;
  /** @default the region's own */
  language?: Language;
  /** The API's responses by `METHOD /path`, in camel case; everything else is 404. */
  api?: StubResponses;
  /** Features whose messages are used. */
  features?: readonly Feature[];
  /** The signed-in user. @default nobody */
  person?: Person;
  /** Sites of the other markets. @default none */
  otherSites?: AppOptions["otherSites"];
  /** Instant of rendering in milliseconds. @default TEST_NOW */
  now?: number;
}

/** An app in a test. */
export interface TestApp {
  app: App;
  /** Requests to the API, in order. */
  calls: StubCall[];
}

/**
 * The app of a site without a page, in Node too: store, messages, terms, and an API with the test's responses.
 * For loaders and models: `const { app } = await openTestApp({ api }); await loadList({ page: app.page, … })`.
 */
export async function openTestApp({
  region = "no",
  language,
  api = {},
  features = [],
  person,
  otherSites,
  now = TEST_NOW,
}: TestAppOptions = {}): Promise<TestApp> {
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
  return { app, calls };
}
