import type { ListingImage } from "./image.ts";
import type { PriceHistoryEntry } from "./listing-dates.ts";
import type { Property } from "./property.ts";

/** What the API sends of a result and no page of a storefront reads: other clients do, or a listing's own page has it. */
type Unread =
  | "postalCode"
  | "projectId"
  | "biddingUrl"
  | "bookOpeningUrl"
  | "ownerType"
  | "isFavorite"
  | "isPropertySold"
  | "isPropertyRent"
  | "isUnderConstruction"
  | "priceCurrency";

/** Lowest and highest value of a project, absent where they are the value itself (D23, D32). */
const ends = [
  ["bedroom", "bedroomMin", "bedroomMax"],
  ["bathroom", "bathroomMin", "bathroomMax"],
  ["garage", "garageMin", "garageMax"],
  ["price", "priceMin", "priceMax"],
] as const;
type End = (typeof ends)[number][1 | 2];

type Narrowed =
  | "street"
  | "suburb"
  | End
  | "images"
  | "facilities"
  | "childPropertyId"
  | "energyProfile"
  | "infoSection"
  | "priceHistory";

/** A search result as pages read it (spec §3 Property): a `Property`, of which a page that the server renders hands on no more. */
export interface ResultHome
  extends Omit<Property, Unread | Narrowed>, Partial<Pick<Property, End>> {
  /** Empty where it is hidden, else absent. */
  street?: string;
  /** Absent where the place that is shown is the same. */
  suburb?: string;
  images: Omit<ListingImage, "isIllustration">[];
  /** Absent unless words were looked for. */
  facilities?: string[];
  /** One for each home of a project; which they are is on the project's own page. */
  childPropertyId: unknown[];
  energyProfile: Pick<Property["energyProfile"], "label">;
  infoSection: Pick<Property["infoSection"], "interiorArea">;
  /** Empty where the home was listed and nothing else: no card says so. */
  priceHistory: Omit<PriceHistoryEntry, "currency" | "description">[];
}

/** Photos that a card paints before any of them is looked through: the first, and the one to swipe to. */
const PAINTED = 2;

/** A result without what no page reads. `isFoundByWords` where the page says which facilities the words named. */
export function resultHome(home: ResultHome | Property, isFoundByWords = false): ResultHome {
  const {
    street,
    suburb,
    postalCode: _postalCode,
    projectId: _projectId,
    biddingUrl: _biddingUrl,
    bookOpeningUrl: _bookOpeningUrl,
    ownerType: _ownerType,
    isFavorite: _isFavorite,
    isPropertySold: _isPropertySold,
    isPropertyRent: _isPropertyRent,
    isUnderConstruction: _isUnderConstruction,
    priceCurrency: _priceCurrency,
    facilities,
    ...rest
  } = home as Property;
  for (const [value, ...both] of ends)
    for (const end of both) if (rest[end] === rest[value]) delete (rest as Partial<Property>)[end];
  return {
    ...rest,
    ...(street === "" && { street }),
    ...(suburb !== home.displayName && { suburb }),
    images: home.images.map(({ type, url, ratio, color }, at) => ({
      type,
      url,
      ratio,
      color: at < PAINTED ? color : "",
    })),
    ...(isFoundByWords && { facilities }),
    childPropertyId: home.childPropertyId.map(() => 0),
    energyProfile: { label: home.energyProfile.label },
    infoSection: { interiorArea: home.infoSection.interiorArea },
    priceHistory: home.priceHistory.some(({ action }) => action !== "listed")
      ? home.priceHistory.map(({ action, date, price }) => ({ action, date, price }))
      : [],
  };
}
