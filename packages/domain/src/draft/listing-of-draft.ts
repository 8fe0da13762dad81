import type { Agency, Agent } from "../agency/agency.ts";
import type { OwnerType } from "../listing/enumerations.ts";
import type { DraftListingType } from "../listing/listing-type.ts";
import type { Listing } from "../listing/listing.ts";
import { viewingDate } from "../listing/viewing-date.ts";
import { formatAddress } from "../place/format-address.ts";
import type { PublishingRules } from "../publishing/publishing-rules.ts";
import type { Region } from "../region.ts";
import { placeZoneOf } from "../time/place-zone.ts";
import { dayIn } from "../time/zone.ts";
import { toSnake } from "../wire/case.ts";
import { calculatedCost } from "./calculated-cost.ts";
import { isNamedAs } from "./document-names.ts";
import type { DraftLocation, PriceAndDate, PropertyDetail } from "./draft-detail.ts";
import type { DraftContent } from "./draft-field.ts";
import { draftFieldPaths } from "./draft-fields.ts";
import type { DraftAttachment, DraftImage } from "./draft.ts";
import {
  associationOf,
  contractOf,
  describedIn,
  detailsOf,
  linksOf,
  pricesOf,
} from "./listing-parts.ts";

/** A draft that has a listing type, with its files. */
export interface PublishableDraft extends Omit<DraftContent, "listingType"> {
  listingType: DraftListingType;
  images: readonly DraftImage[];
  attachments: readonly Pick<DraftAttachment, "name" | "url" | "size">[];
}

/** What a listing has beside the content of its draft. */
export interface PublicationFacts {
  id: Listing["id"];
  region: Pick<
    Region,
    | "currency"
    | "timeZones"
    | "placeZones"
    | "placeNames"
    | "publishing"
    | "costs"
    | "draftTexts"
    | "defaultLanguage"
  >;
  /** Where the home lies, from the widest place to the narrowest, and their names. */
  place: {
    geoIds: Listing["address"]["geoIds"];
    /** District, town or suburb. */
    displayName: string;
    municipality: string | null;
    /** County, or the state's code. */
    region: string;
  };
  ownerType: OwnerType;
  agencyId: Listing["agencyId"];
  /** Null for a private owner. */
  agency: Agency | null;
  agent: Agent | null;
  status: Listing["status"];
  priceHistory: Listing["priceHistory"];
  createdAt: string;
  publishedAt: string;
  changedAt: string;
  closedAt: string | null;
}

/** The values of fields that the draft has: what another listing type left behind is not published. */
const shownPart = <Part extends object>(
  name: string,
  part: Part,
  paths: ReadonlySet<string>,
): Part =>
  Object.fromEntries(
    Object.entries(part).filter(([key]) => paths.has(`${name}.${toSnake(key)}`)),
    // Every field of a part may be missing.
  ) as Part;

/** The numbers of the register that the form asks for. */
const shownRegistry = ({ landRegistry = {} }: PropertyDetail, paths: ReadonlySet<string>) =>
  shownPart("property_detail.land_registry", landRegistry, paths);

const addressOf = (location: DraftLocation, facts: PublicationFacts): Listing["address"] => ({
  fullAddress: formatAddress({ ...location, region: facts.place.region }, facts.region),
  displayName: facts.place.displayName,
  street: location.street?.trim() ?? "",
  suburb: location.suburb?.trim() ?? "",
  region: facts.place.region,
  municipality: facts.place.municipality,
  postCode: location.postCode ?? "",
  ...(location.subLocalityNickname && { localName: location.subLocalityNickname.trim() }),
  coordinates: location.coordinates ?? { lat: 0, lng: 0 },
  geoIds: facts.place.geoIds,
  timeZone: placeZoneOf(facts.region, { ...location, region: facts.place.region }),
});

const imagesOf = (images: readonly DraftImage[]): Listing["images"] =>
  images.flatMap(({ state, category, url, ratio, color, alt }) =>
    state === "ready" && ratio !== null && color !== null
      ? [{ type: category, url, ratio, color, isIllustration: false, ...(alt && { alt }) }]
      : [],
  );

const viewingsOf = (
  { inspections = [] }: PriceAndDate,
  timeZone: string,
): Listing["viewingDates"] =>
  inspections
    .map(({ date, timeFrom, timeTo }) => viewingDate({ day: date, timeFrom, timeTo }, timeZone))
    .toSorted((one, other) => one.unixFrom - other.unixFrom);

/** Its files, and the statement of information that its state asks for where that is a page elsewhere (market A3). */
function documentsOf(
  { attachments }: Pick<PublishableDraft, "attachments">,
  { statementOfInformationLink: link }: PropertyDetail,
  rules: PublishingRules,
): Listing["documents"] {
  const words = rules.flatMap((row) =>
    row.rule === "statement_of_information" ? row.documentWords : [],
  );
  const files = attachments.map(({ name, url, size }) => ({
    kind: isNamedAs(name, words) ? ("statement_of_information" as const) : ("other" as const),
    title: name,
    url,
    mimeType: "application/pdf",
    size,
  }));
  const page = {
    kind: "statement_of_information",
    title: "-",
    mimeType: "text/html",
    size: 0,
  } as const;
  return link ? [...files, { ...page, url: link }] : files;
}

/** What buildings and contracts have in one place each. */
const buildingOf = (detail: PropertyDetail) => ({
  isFirstOnMarket: detail.isFirstOnMarket ?? false,
  yearBuilt: detail.constructionYear ?? null,
  yearRenovated: detail.renovationYear ?? null,
  facilities: detail.facilities ?? [],
  additionalInfo: {
    highlights: [],
    timeline: [],
    unitName: null,
    energyProfile: {
      label: detail.energyProfile ?? null,
      heating: detail.heatingGrade ?? null,
      consumption: null,
    },
  },
});

/**
 * The listing that a draft becomes when it is published (LIST-082, D94): pure, so that the preview and the publication
 * are the same. Viewings are in the zone of the home's state (D3); amounts in the market's currency; descriptions were
 * cleaned when they were stored.
 */
export function listingOfDraft(draft: PublishableDraft, facts: PublicationFacts): Listing {
  const { listingType, location, images, attachments, contacts } = draft;
  const { id, region, ownerType, agencyId, agency, agent } = facts;
  const paths = new Set<string>(draftFieldPaths(region.publishing, draft)).add(
    "property_detail.land_registry",
  );
  const detail = shownPart("property_detail", draft.propertyDetail, paths);
  const price = shownPart("price_and_date", draft.priceAndDate, paths);
  const address = addressOf(location, facts);
  const currency = region.currency.code;
  const changedAt = Date.parse(facts.changedAt);
  return {
    id,
    objectType: "property",
    listingType,
    propertyTypes: (detail.propertyTypes ?? []).slice(0, 6),
    ownerType,
    agencyId,
    agency,
    agent,
    ...(ownerType === "user" && contacts.name
      ? { ownerContact: { name: contacts.name, phone: contacts.phones?.[0] ?? null } }
      : {}),
    title: detail.title?.trim() ?? "",
    description: describedIn(
      detail,
      price,
      region.draftTexts[region.defaultLanguage]?.fields ?? {},
    ),
    address,
    images: imagesOf(images),
    rooms: [],
    prices: pricesOf(detail, price, {
      currency,
      hasTotalPrice: paths.has("price_and_date.total_price"),
      calculatedCost: calculatedCost(draft, region, dayIn(changedAt, address.timeZone)),
    }),
    details: detailsOf(detail, listingType),
    contractDetails: contractOf(detail, price, currency),
    ...buildingOf(detail),
    status: facts.status,
    underConstruction: false,
    viewingDates: viewingsOf(price, address.timeZone),
    isViewingByAppointment: price.isInspectionByAppointment ?? false,
    priceHistory: facts.priceHistory,
    documents: documentsOf({ attachments }, detail, region.publishing.rules),
    ...associationOf(shownRegistry(detail, paths)),
    ...linksOf(detail),
    projectId: null,
    childPropertyIds: [],
    biddingUrl: null,
    bookOpeningUrl: null,
    createdAt: facts.createdAt,
    publishedAt: facts.publishedAt,
    changedAt: facts.changedAt,
    closedAt: facts.closedAt,
    isDemo: false,
  };
}
