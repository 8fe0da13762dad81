import { formatQuote } from "@hjem/domain/format/format-text";
import type { ResultHome } from "@hjem/domain/listing/result-home";
import type { Facility } from "@hjem/domain/region";
import { analyse } from "@hjem/domain/text/analyse";
import { searchedWords, markWords } from "@hjem/domain/text/highlight";
import type { KeywordHighlights } from "@hjem/home-card/property-card";
import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";

/** A facility as indexed: its key and its labels in all of the region's languages (D34). */
const searchedText = ({ key, label }: Facility): string =>
  [key.replaceAll("_", " "), ...Object.values(label)].join(" ");

/**
 * Where the keywords match, by home id. Every home matches all keywords, so those in neither title nor facilities are
 * in the description, which a result does not have.
 */
export async function keywordHighlights(
  page: Pick<PageContext, "facilities" | "i18n" | "language">,
  keywords: string,
  homes: readonly ResultHome[],
): Promise<Record<string, KeywordHighlights>> {
  const { i18n, language } = page;
  const { stemmer } = language;
  const requested = searchedWords(keywords, stemmer);
  const table = new Map(
    (await page.facilities()).map((facility) => [
      facility.key,
      { label: facility.label[language.code], stems: analyse(searchedText(facility), stemmer) },
    ]),
  );

  const report = ({ title, facilities = [] }: ResultHome): KeywordHighlights => {
    const missing = new Map(requested);
    for (const stem of analyse(title, stemmer)) missing.delete(stem);
    const named: string[] = [];
    for (const key of facilities) {
      const { label, stems = [] } = table.get(key) ?? {};
      const isNews = stems.some((stem) => missing.has(stem));
      if (isNews && label) named.push(label);
      for (const stem of stems) missing.delete(stem);
    }
    const words = [...missing.values()].map((word) => formatQuote(page, word)).join(", ");
    const line = [...named, words && t(i18n)`${words} in the description`].filter(Boolean);
    return {
      title: markWords(title, requested, stemmer),
      line: markWords(line.join(" · "), requested, stemmer),
    };
  };
  return Object.fromEntries(homes.map((home) => [home.propertyId, report(home)]));
}
