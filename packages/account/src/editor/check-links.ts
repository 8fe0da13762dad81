import { paths } from "@hjem/domain/paths";
import { matchPath } from "react-router";
import type { Fields } from "./draft-edits.ts";

/** What is wrong with the address of a link. */
export type LinkProblem = "unsafe" | "unknown" | "unknown-page";

const MARKDOWN_LINK = /\[[^\]]*\]\(\s*<?([^)\s>]+)/g;
const patterns = Object.values(paths)
  .map(({ path }) => path)
  .filter((path) => path !== paths.page.path);

/**
 * Checks an address as a visitor would follow it: one of this site leads to a page that it has, any other is https. Mail and
 * telephone links are for running text only.
 */
export function checkLink(url: string, pageUrls: ReadonlySet<string>): LinkProblem | null {
  if (/^(?:https:\/\/[^\s/]+\.[^\s]+|mailto:\S+@\S+|tel:\+?[\d\s]+|#\S+)$/i.test(url)) return null;
  if (!/^\/(?![/\\])/.test(url)) return "unsafe";
  const [pathname = "/"] = url.split(/[?#]/);
  if (pathname.startsWith("/media/")) return null;
  const page = matchPath(paths.page.path, pathname);
  if (page) return pageUrls.has(page.params.cmsPageUrl ?? "") ? null : "unknown-page";
  return patterns.some((pattern) => matchPath(pattern, pathname)) ? null : "unknown";
}

/** Addresses in a Markdown text. */
export const linksIn = (markdown: string): string[] =>
  [...markdown.matchAll(MARKDOWN_LINK)].map(([, url = ""]) => url);

const linksOf = (name: string, value: unknown): string[] => {
  if (typeof value === "string") {
    if (name === "text") return linksIn(value);
    return name === "url" && value !== "" ? [value] : [];
  }
  if (Array.isArray(value)) return value.flatMap((item) => linksOf(name, item));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => linksOf(key, inner));
};

/** Links of a draft that lead nowhere, each once; the entry's own url is no link. */
export function brokenLinks(
  draft: Fields,
  pageUrls: ReadonlySet<string>,
): { url: string; problem: LinkProblem }[] {
  const { url: _own, ...rest } = draft;
  return [...new Set(linksOf("", rest))].flatMap((url) => {
    const problem = checkLink(url, pageUrls);
    return problem ? [{ url, problem }] : [];
  });
}
