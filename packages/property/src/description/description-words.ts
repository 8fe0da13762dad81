import { advertLanguage, type Language } from "@hjem/domain/language";
import type { Listing } from "@hjem/domain/listing/listing";
import type { PlaceKind } from "@hjem/domain/listing/place-kind";
import type { ViewContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";

/** Heading of the seller's description. */
export function descriptionTitle(
  { i18n }: ViewContext,
  { objectType }: Pick<Listing, "objectType">,
  kind: PlaceKind,
): string {
  if (objectType === "project") return t(i18n)`About the project`;
  const titles: Record<PlaceKind, string> = {
    home: t(i18n)`About the home`,
    premises: t(i18n)`About the property`,
    land: t(i18n)`About the land`,
    parking: t(i18n)`About the parking space`,
  };
  return titles[kind];
}

/** Note that the advertiser's text is in another language than the page. */
export function languageNote(page: ViewContext): string {
  const other = advertLanguage(page);
  if (!other) return "";
  const notes: Record<Language, string> = {
    en: t(page.i18n)`The advertiser's text is in English.`,
    no: t(page.i18n)`The advertiser's text is in Norwegian.`,
  };
  return notes[other.code];
}
