import type { APIRequestContext } from "@playwright/test";

/** A page as rendered by the server, without scripts. */
export interface SentPage {
  /** Path and query after redirects. */
  address: string;
  status: number;
  html: string;
}

const REDIRECTS_MAX = 5;

/** Requests a page from the server and follows its redirects, without a browser. */
export const sentPage = async (
  server: APIRequestContext,
  requested: string,
  redirects = REDIRECTS_MAX,
): Promise<SentPage> => {
  const response = await server.get(requested, { maxRedirects: 0 });
  const { location } = response.headers();
  if (location === undefined) {
    return { address: requested, status: response.status(), html: await response.text() };
  }
  if (redirects === 0) throw new Error(`${requested}: one redirect after another.`);
  const { pathname, search } = new URL(location, "http://site");
  return sentPage(server, pathname + search, redirects - 1);
};

/** The text of the page's first heading. */
export const headingOf = (html: string): string =>
  (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "").replaceAll(/<[^>]+>/g, "");

/** An attribute of the `html` element. */
export const documentAttribute = (html: string, name: string): string | undefined =>
  new RegExp(`<html[^>]*\\s${name}="([^"]*)"`).exec(html)?.[1];

/** The canonical address of the page, as written in its HTML. */
export const canonicalOf = (html: string): string | undefined =>
  /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
