import type { APIRequestContext, Locator, Page } from "@playwright/test";
import type { Site } from "./site.ts";

/** The home, in every journey that needs any: the first of the list. */
export const firstHome = async (server: APIRequestContext): Promise<string> => {
  const answer = await server.get("/list");
  const href = /href="(\/property\/[^"?]+)/.exec(await answer.text())?.[1];
  if (href === undefined) throw new Error("The list has no home.");
  return href;
};

/** The agent with most listings: the first of the search. */
const firstAgent = async (server: APIRequestContext): Promise<string> => {
  const answer = await server.get("/agent");
  const href = /href="(\/agent\/[^"?]+)/.exec(await answer.text())?.[1];
  if (href === undefined) throw new Error("The search has no agent.");
  return href;
};

/** Titles of the results on a list, each the link to its home. */
export const results = (page: Page): Locator =>
  page.getByRole("main").locator('a[href^="/property/"]:not([aria-hidden])');

/** The field in which a place is looked for. */
export const placeField = (page: Page, site: Site): Locator =>
  page.getByRole("main").getByLabel(site.word("Place, address or word")).first();

/** Every kind of page that there is. */
export const everyPage = async (
  server: APIRequestContext,
): Promise<{ name: string; address: string }[]> => [
  { name: "home", address: "/" },
  { name: "list", address: "/list" },
  { name: "grid", address: "/list?view=grid" },
  { name: "all filters", address: "/list/filters" },
  { name: "nothing found", address: "/list?keywords=qqqqqzzzzz" },
  { name: "property", address: await firstHome(server) },
  { name: "agents", address: "/agent" },
  { name: "agent", address: await firstAgent(server) },
  { name: "404", address: "/nowhere" },
];
