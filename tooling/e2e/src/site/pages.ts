import type { APIRequestContext, Locator, Page } from "@playwright/test";
import type { Site } from "./site.ts";

/** The home in every journey that needs one: the first of the list. */
export const firstHome = async (server: APIRequestContext): Promise<string> => {
  const response = await server.get("/list");
  const href = /href="(\/property\/[^"?]+)/.exec(await response.text())?.[1];
  if (href === undefined) throw new Error("The list has no home.");
  return href;
};

/** The agent with most listings: the first of the search. */
const firstAgent = async (server: APIRequestContext): Promise<string> => {
  const response = await server.get("/agent");
  const href = /href="(\/agent\/[^"?]+)/.exec(await response.text())?.[1];
  if (href === undefined) throw new Error("The search has no agent.");
  return href;
};

/** Titles of the results on a list, each the link to its home. */
export const results = (page: Page): Locator =>
  page.getByRole("main").locator('a[href^="/property/"]:not([aria-hidden], [href$="#units"])');

/** Where links lead to, in their order. */
export const hrefsOf = (links: Locator): Promise<string[]> =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));

/** The field for places. */
export const placeField = (page: Page, site: Site): Locator =>
  page.getByRole("main").getByLabel(site.word("Place, address or keyword")).first();

/** Typed texts of each market: a place with a typo, a place with more, and a prefix of a place. */
const typed: Readonly<
  Record<string, { place: string; home: string; begun: string; name: string }>
> = {
  no: { place: "tronheim", home: "leilighet tronheim", begun: "trondh", name: "Trondheim" },
  au: { place: "syndey", home: "unit syndey", begun: "sydn", name: "Sydney" },
};

/** The same for one site. */
export const typedOn = ({ region }: Site) => typed[region.id]!;

/** A type of page, with the URL of an example. */
interface PageKind {
  name: string;
  addressOf: (server: APIRequestContext) => string | Promise<string>;
}

/** All types of pages. */
export const everyPage: readonly PageKind[] = [
  { name: "home", addressOf: () => "/" },
  { name: "list", addressOf: () => "/list" },
  { name: "grid", addressOf: () => "/list?view=grid" },
  { name: "all filters", addressOf: () => "/list/filters" },
  { name: "nothing found", addressOf: () => "/list?keywords=qqqqqzzzzz" },
  { name: "property", addressOf: firstHome },
  { name: "agents", addressOf: () => "/agent" },
  { name: "agent", addressOf: firstAgent },
  { name: "about us", addressOf: () => "/about-us" },
  { name: "first here", addressOf: () => "/first-on-hjem" },
  { name: "sign-in", addressOf: () => "/user/signin" },
  { name: "404", addressOf: () => "/nowhere" },
];
