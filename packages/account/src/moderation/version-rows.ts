import { formatViewing } from "@hjem/domain/format/format-date";
import { formatAreaRange, formatCountRange } from "@hjem/domain/format/format-measure";
import { formatPhone } from "@hjem/domain/format/format-phone";
import { formatPriceRange } from "@hjem/domain/format/format-price";
import type { DetailedListing } from "@hjem/domain/listing/listing";
import type { ListingDetails, ListingPrices } from "@hjem/domain/listing/listing-details";
import type { Money } from "@hjem/domain/listing/money";
import { sumRange } from "@hjem/domain/listing/price/total-price";
import type { TermKey } from "@hjem/domain/terms";
import { markupText, parseMarkup } from "@hjem/domain/text/markup";
import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";

type Page = Pick<PageContext, "region" | "language" | "i18n" | "term">;

/** A fact of a listing: what is shown of it, and what it is compared by. */
interface VersionFact {
  label: string;
  of: (listing: DetailedListing) => { text: string; compared?: string };
}

/** A fact of the version that is decided on, beside the one before. */
export interface VersionRow {
  label: string;
  value: string;
  before: string;
  isChanged: boolean;
}

const sums = [
  ["askingPrice", "price.askingPrice"],
  ["totalPrice", "price.totalPrice"],
  ["jointDebt", "price.jointDebt"],
  ["addingCost", "price.addingCost"],
  ["sharedCost", "price.sharedCost"],
  ["sharedFund", "price.sharedFund"],
  ["monthly", "price.monthly"],
  ["deposit", "price.deposit"],
  ["valuation", "price.valuation"],
  ["annualMunicipalityFees", "price.annualMunicipalityFees"],
  ["annualPropertyTax", "price.annualPropertyTax"],
  ["rentalIncome", "price.rentalIncome"],
] as const satisfies readonly (readonly [keyof ListingPrices, TermKey])[];

const areas = [
  ["internalArea", "area.internal"],
  ["externalArea", "area.external"],
  ["balconyArea", "area.balcony"],
  ["terraceArea", "area.terrace"],
  ["primaryRoom", "area.primaryRoom"],
  ["usageArea", "area.usageArea"],
  ["grossArea", "area.grossArea"],
  ["plotArea", "area.plotArea"],
  ["propertyArea", "area.propertyArea"],
] as const satisfies readonly (readonly [keyof ListingDetails, TermKey])[];

const counts = [
  ["bedrooms", "detail.bedrooms"],
  ["totalRooms", "detail.totalRooms"],
  ["bathrooms", "detail.bathrooms"],
  ["garage", "detail.garages"],
] as const satisfies readonly (readonly [keyof ListingDetails, TermKey])[];

const money = (page: Page, sum: Money | null): string => {
  const range = sumRange(sum);
  return range ? formatPriceRange(page, range.min, range.max) : "";
};

const contactOf = ({ region }: Page, { agent, agency, ownerContact }: DetailedListing): string => {
  // A number stays on one line.
  const shown = (phone: string | null | undefined) =>
    phone && formatPhone(region, phone).replaceAll(" ", "\u00a0");
  return [
    agency?.name,
    agent?.name,
    shown(agent?.phone),
    ownerContact?.name,
    shown(ownerContact?.phone),
  ]
    .filter(Boolean)
    .join(", ");
};

const factsOf = (page: Page): VersionFact[] => {
  const { i18n, term } = page;
  const plain = (label: string, of: (listing: DetailedListing) => string): VersionFact => ({
    label,
    of: (listing) => ({ text: of(listing) }),
  });
  return [
    plain(t(i18n)`Title`, ({ title }) => title),
    plain(t(i18n)`Address`, ({ address }) => address.fullAddress),
    plain(term("detail.propertyType"), ({ propertyTypes }) =>
      propertyTypes.map((type) => term(`type.${type}`)).join(", "),
    ),
    plain(t(i18n)`Highlights`, ({ additionalInfo }) => additionalInfo.highlights.join(" · ")),
    // A price for searches alone has no term of its own.
    plain(t(i18n)`Price in searches`, ({ prices }) =>
      prices.askingPrice || prices.monthly ? "" : money(page, prices.price),
    ),
    ...sums.map(([name, label]) => plain(term(label), ({ prices }) => money(page, prices[name]))),
    ...areas.map(([name, label]) =>
      plain(term(label), ({ details }) => {
        const area = details[name];
        return area ? formatAreaRange(page, area.min, area.max) : "";
      }),
    ),
    ...counts.map(([name, label]) =>
      plain(term(label), ({ details }) => {
        const count = details[name];
        return count ? formatCountRange(page, count.min, count.max) : "";
      }),
    ),
    plain(term("detail.constructionYear"), ({ yearBuilt }) => String(yearBuilt ?? "")),
    {
      label: term("detail.facilities"),
      of: ({ facilities }) => ({
        text: facilities.length === 0 ? "" : String(facilities.length),
        compared: facilities.toSorted().join(),
      }),
    },
    plain(term("date.inspections"), ({ viewingDates }) =>
      viewingDates.map((viewing) => formatViewing(page, viewing)).join(" · "),
    ),
    plain(t(i18n)`Contact`, (listing) => contactOf(page, listing)),
    plain(t(i18n)`Documents`, ({ documents }) => documents.map(({ title }) => title).join(", ")),
    plain(t(i18n)`Links`, ({ biddingUrl, bookOpeningUrl }) =>
      [biddingUrl, bookOpeningUrl].filter(Boolean).join(" "),
    ),
  ];
};

/** The facts that either version states, in the market's terms; what the market does not use is left out. */
export const versionRows = (
  page: Page,
  version: DetailedListing,
  before: DetailedListing | null,
): VersionRow[] =>
  factsOf(page).flatMap(({ label, of }) => {
    const [now, earlier] = [of(version), before ? of(before) : null];
    if (label === "" || (now.text === "" && !earlier?.text)) return [];
    return {
      label,
      value: now.text,
      before: earlier?.text ?? "",
      isChanged:
        earlier !== null && (now.compared ?? now.text) !== (earlier.compared ?? earlier.text),
    };
  });

/** A part of a text, and whether the other version lacks it. */
export interface VersionText {
  words: string;
  isChanged: boolean;
}

/** Paragraphs and headings of a description, as plain text. */
const paragraphsOf = ({ description }: DetailedListing): string[] =>
  parseMarkup(description)
    .flatMap((node) => (typeof node === "object" && node.tag === "ul" ? node.children : [node]))
    .map((node) => markupText([node]))
    .filter(Boolean);

/** The text of a version by paragraphs, those marked that `other` does not have. */
export function versionText(
  version: DetailedListing,
  other: DetailedListing | null,
): VersionText[] {
  const known = new Set(other ? paragraphsOf(other) : []);
  return paragraphsOf(version).map((words) => ({
    words,
    isChanged: other !== null && !known.has(words),
  }));
}

/** A photo of either version. */
export interface VersionPhoto {
  url: string;
  alt: string;
  state: "same" | "added" | "removed";
}

/** All photos of the version in their order, then those that only the one before has. */
export function versionPhotos(
  version: DetailedListing,
  before: DetailedListing | null,
): VersionPhoto[] {
  const urls = (listing: DetailedListing) => new Set(listing.images.map(({ url }) => url));
  const [now, earlier] = [urls(version), before && urls(before)];
  return [
    ...version.images.map(({ url, alt }) => ({
      url,
      alt: alt ?? "",
      state: earlier && !earlier.has(url) ? ("added" as const) : ("same" as const),
    })),
    ...(before?.images ?? [])
      .filter(({ url }) => !now.has(url))
      .map(({ url, alt }) => ({ url, alt: alt ?? "", state: "removed" as const })),
  ];
}
