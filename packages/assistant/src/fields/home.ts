import { daysSince, formatLongDay, formatViewing } from "@hjem/domain/format/format-date";
import { formatDistance } from "@hjem/domain/format/format-measure";
import { formatNumber } from "@hjem/domain/format/format-number";
import { formatPhone } from "@hjem/domain/format/format-phone";
import { isClosed, isRental } from "@hjem/domain/listing/availability";
import type { DocumentKind } from "@hjem/domain/listing/document-kinds";
import { firstListedAt } from "@hjem/domain/listing/first-listed";
import { comingViewings } from "@hjem/domain/listing/viewing-date";
import { dayIn } from "@hjem/domain/time/zone";
import { bestMatch, readPatterns } from "../understand/patterns.ts";
import { questionTokens } from "../understand/tokens.ts";
import { type AskedContext, type FieldContext, type FieldRows, say, termOf } from "./field-row.ts";

const joined = (parts: readonly (string | null | undefined)[]): string | null =>
  parts.filter(Boolean).join(", ") || null;

function readViewings(context: FieldContext): string | null {
  const { listing, now } = context;
  if (isClosed(listing)) return null;
  const coming = comingViewings(listing.viewingDates, now);
  if (coming.length > 0) return coming.map((each) => formatViewing(context, each)).join("; ");
  return listing.isViewingByAppointment ? say(context, "value.byAppointment") : null;
}

/** The agent, or the owner who shows a name and number; never an address of mail. */
function readContact({ listing, region }: FieldContext): string | null {
  const { agent, agency, ownerContact } = listing;
  const person = agent ?? ownerContact;
  const phone = person?.phone ? formatPhone(region, person.phone) : null;
  return joined([person?.name, agency?.name, phone]);
}

function readPublished(context: FieldContext): string {
  const { publishedAt, priceHistory, address } = context.listing;
  const { timeZone } = address;
  const since = firstListedAt({ publishedAt, timeZone, priceHistory });
  const date = formatLongDay(context, dayIn(Date.parse(since), timeZone));
  const days = daysSince(since, context.now, timeZone);
  if (days === 0) return say(context, "value.today", { date });
  if (days === 1) return say(context, "value.yesterday", { date });
  return say(context, "value.listedOn", { date, days: formatNumber(context, days) });
}

function readImages(context: FieldContext): string | null {
  const { images } = context.listing;
  if (images.length === 0) return null;
  const hasPlan = images.some(({ type }) => type === "floorplan");
  return say(context, hasPlan ? "value.photosWithPlan" : "value.photos", {
    count: formatNumber(context, images.length),
  });
}

/** Facilities that heat a home. */
const heatingFacilities: ReadonlySet<string> = new Set([
  "heat_pump",
  "underfloor_heating",
  "fireplace",
  "district_heating",
]);

/** The names of a listing's facilities of a kind. */
const listed = (
  { listing, region, language }: FieldContext,
  isOfKind: (key: string) => boolean,
): string | null =>
  joined(
    region.facilities
      .filter(({ key }) => listing.facilities.includes(key) && isOfKind(key))
      .map(({ label }) => label[language.code]),
  );

/** What the page says of the home as a whole. */
export const homeRows: FieldRows = {
  propertyType: {
    label: "detail.propertyType",
    field: "propertyTypes",
    anchor: "facts",
    read: (context) =>
      joined(context.listing.propertyTypes.map((type) => termOf(context, `type.${type}`))),
  },
  units: {
    label: "label.units",
    field: "additionalInfo.properties",
    anchor: "facts",
    read: (context) => {
      const { properties } = context.listing.additionalInfo;
      return properties.length > 0 ? formatNumber(context, properties.length) : null;
    },
  },
  address: {
    label: "label.address",
    field: "address.fullAddress",
    anchor: "map",
    read: ({ listing: { address } }) =>
      address.fullAddress.includes(address.displayName)
        ? address.fullAddress
        : joined([address.fullAddress, address.displayName]),
  },
  agent: { label: "label.contact", field: "agent", anchor: "enquiry", read: readContact },
  owner: {
    label: "label.owner",
    field: "ownerContact",
    anchor: "enquiry",
    read: ({ listing }) => (listing.agent ? null : (listing.ownerContact?.name ?? null)),
  },
  status: {
    label: "label.status",
    field: "status",
    anchor: "price",
    read: (context) => {
      const { status, listingType } = context.listing;
      if (status !== "available") return termOf(context, `status.${status}`);
      const kind = listingType.endsWith("_rent") ? "rent" : "sale";
      return termOf(context, `status.available_${kind}`);
    },
  },
  yearBuilt: {
    label: "detail.constructionYear",
    field: "yearBuilt",
    anchor: "facts",
    read: ({ listing }) => listing.yearBuilt?.toString() ?? null,
  },
  completion: {
    label: "label.completion",
    field: "yearBuilt",
    anchor: "facts",
    read: ({ listing }) =>
      listing.contractDetails.condition === "new" ? (listing.yearBuilt?.toString() ?? null) : null,
  },
  yearRenovated: {
    label: "detail.renovationYear",
    field: "yearRenovated",
    anchor: "facts",
    read: ({ listing }) => listing.yearRenovated?.toString() ?? null,
  },
  energyLabel: {
    label: "detail.energyProfile",
    field: "additionalInfo.energyProfile.label",
    anchor: "energy",
    read: ({ listing }) => listing.additionalInfo.energyProfile.label?.toUpperCase() ?? null,
  },
  heatingGrade: {
    label: "detail.heatingGrade",
    field: "additionalInfo.energyProfile.heating",
    anchor: "energy",
    read: (context) => {
      const { heating } = context.listing.additionalInfo.energyProfile;
      return heating && termOf(context, `heating.${heating}`);
    },
  },
  energyConsumption: {
    label: "label.energyConsumption",
    field: "additionalInfo.energyProfile.consumption",
    anchor: "energy",
    read: (context) => {
      const { consumption } = context.listing.additionalInfo.energyProfile;
      return consumption === null ? null : `${formatNumber(context, consumption)} kWh/m²`;
    },
  },
  viewings: {
    label: "date.inspections",
    field: "viewingDates",
    anchor: "viewings",
    read: readViewings,
  },
  viewingSignUp: {
    label: "label.viewingSignUp",
    field: "bookOpeningUrl",
    anchor: "viewings",
    read: (context) => (context.listing.bookOpeningUrl ? say(context, "value.signUp") : null),
  },
  bidding: {
    label: "label.bidding",
    field: "biddingUrl",
    anchor: "enquiry",
    read: (context) => {
      // A rent is no matter of bids (D125).
      if (isClosed(context.listing) || isRental(context.listing)) return null;
      if (context.listing.biddingUrl) return say(context, "value.bidding");
      const name = readContact(context);
      return name && say(context, "value.bidsByAgent", { name });
    },
  },
  publishedAt: {
    label: "label.publishedAt",
    field: "publishedAt",
    anchor: "price-history",
    read: readPublished,
  },
  changedAt: {
    label: "label.changedAt",
    field: "changedAt",
    anchor: "price-history",
    read: (context) => {
      const { changedAt, address } = context.listing;
      return formatLongDay(context, dayIn(Date.parse(changedAt), address.timeZone));
    },
  },
  documents: {
    label: "label.documents",
    field: "documents",
    anchor: "documents",
    read: ({ listing }) => joined(listing.documents.map(({ title }) => title)),
  },
  images: { label: "label.images", field: "images", anchor: "gallery", read: readImages },
  facilities: {
    label: "detail.facilities",
    field: "facilities",
    anchor: "facilities",
    read: (context) => listed(context, () => true),
  },
  heating: {
    label: "label.heating",
    field: "facilities",
    anchor: "facilities",
    read: (context) => listed(context, (key) => heatingFacilities.has(key)),
  },
  stops: {
    label: "label.stops",
    field: "stops",
    anchor: "map",
    read: (context) =>
      joined(
        context.stops
          .slice(0, 2)
          .map(({ name, distance }) =>
            say(context, "value.stop", { name, distance: formatDistance(context, distance) }),
          ),
      ),
  },
  similarHomes: {
    label: "label.similarHomes",
    field: "similarHomes",
    anchor: "similar-homes",
    read: (context) => say(context, "value.similar"),
  },
};

/** What people call the documents of a sale. */
const documentNames = readPatterns({
  prospectus: ["salgsoppgave*|prospekt*|brochure|prospectus"],
  condition_report: ["tilstandsrapport*"],
  self_declaration: ["egenerklaering*|egenerklering*"],
  energy_certificate: ["energiattest*", "energy certificate"],
  association_rules: ["vedtekt*|husordensregl*|bylaws"],
  contract: ["contract"],
  vendor_statement: ["section 32", "vendor|vendors statement"],
  statement_of_information: ["statement information"],
  building_report: ["building|pest report|inspection"],
  strata_report: ["strata report"],
} satisfies Partial<Record<DocumentKind, string[]>>);

/** Whether a question names a document that the listing does not have. */
export function isOtherDocument({ question, listing }: AskedContext): boolean {
  const asked = bestMatch(questionTokens(question), documentNames)?.intent;
  return asked !== undefined && listing.documents.every(({ kind }) => kind !== asked);
}
