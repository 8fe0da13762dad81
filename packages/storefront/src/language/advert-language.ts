import type { RegionLanguage } from "@hjem/domain/language";
import type { PageContext } from "../page/page-context.ts";

/** The language in which a market's sellers write, where it is not that of the page; else null. */
export function advertLanguage({
  region,
  language,
}: Pick<PageContext, "region" | "language">): RegionLanguage | null {
  const own = region.languages.find(({ code }) => code === region.defaultLanguage);
  return own && own.code !== language.code ? own : null;
}
