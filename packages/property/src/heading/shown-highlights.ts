import { formatArea } from "@hjem/domain/format/format-measure";
import { advertLanguage } from "@hjem/domain/language";
import type { Listing } from "@hjem/domain/listing/listing";
import type { Translator } from "@hjem/storefront/page-context";
import { plural, t } from "@lingui/core/macro";

/** Words below a title are a line or two. */
const HIGHLIGHTS_MAX = 4;

/**
 * Selling points of a home in the reader's language: as the seller wrote them, or, for a reader of another language, from the
 * facts that the seller gave.
 */
export function shownHighlights(
  page: Translator,
  { additionalInfo, details, yearRenovated }: Listing,
  facilities: readonly { label: string }[],
): string[] {
  const { highlights } = additionalInfo;
  if (highlights.length === 0 || !advertLanguage(page)) return highlights;
  const { i18n } = page;
  const baths = details.bathrooms?.min ?? 0;
  const outside = details.terraceArea ? formatArea(page, details.terraceArea.max) : "";
  return [
    baths > 1 ? t(i18n)`${plural(baths, { one: "# bathroom", other: "# bathrooms" })}` : "",
    outside && t(i18n)`Balcony or terrace of ${outside}`,
    yearRenovated ? t(i18n)`Renovated in ${String(yearRenovated)}` : "",
    ...facilities.map(({ label }) => label),
  ]
    .filter(Boolean)
    .slice(0, HIGHLIGHTS_MAX);
}
