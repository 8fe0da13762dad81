import { primaryArea } from "@hjem/domain/listing/areas";
import type { PropertyType } from "@hjem/domain/listing/enumerations";
import type { Listing } from "@hjem/domain/listing/listing";
import type { FacilityLabel } from "../facilities/facility-labels.ts";

/** UN/CEFACT code of square metres. */
const SQUARE_METRES = "MTK";

/** The schema.org type of each property type; every other one is Accommodation. */
const kinds: Partial<Record<PropertyType, string>> = {
  single_dwelling: "SingleFamilyResidence",
  house: "House",
  townhouse: "House",
  twin_dwelling: "House",
  leisure: "House",
  cabin: "House",
  farm: "House",
  apartment: "Apartment",
  flat: "Apartment",
  dorm: "Apartment",
  retirement: "Apartment",
  room_in_shared_apartment: "Room",
  land: "Place",
  plot: "Place",
  garage: "Place",
  garage_parking: "Place",
};

/** Types whose rooms are counted. */
const withRooms = new Set(["SingleFamilyResidence", "House", "Apartment"]);

type Span = Listing["details"]["bedrooms"];

/** A count, or minimum and maximum for a project (D23). */
const count = (span: Span) =>
  span && span.min !== span.max
    ? { "@type": "QuantitativeValue", minValue: span.min, maxValue: span.max }
    : (span?.min ?? null);

const area = (span: Span) =>
  span && {
    "@type": "QuantitativeValue",
    unitCode: SQUARE_METRES,
    ...(span.min === span.max ? { value: span.min } : { minValue: span.min, maxValue: span.max }),
  };

/** Only what is known is included. */
const filled = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
  );

function interior({ details, yearBuilt, contractDetails }: Listing, kind: string) {
  if (kind === "Place") return {};
  return filled({
    ...(withRooms.has(kind) && { numberOfRooms: count(details.totalRooms) }),
    numberOfBedrooms: count(details.bedrooms),
    // A whole number in structured data: a project's range is left out.
    numberOfBathroomsTotal: details.bathrooms && Math.round(details.bathrooms.min),
    floorSize: area(primaryArea(details) ?? details.usageArea),
    floorLevel: details.floor === null ? null : String(details.floor),
    yearBuilt,
    petsAllowed: contractDetails.isPetAllowed,
  });
}

/** The home itself (schema.org Accommodation and its kinds, a plain Place for land); `country` is ISO 3166. */
export function structuredHome(
  listing: Listing,
  country: string,
  facilities: readonly FacilityLabel[],
): Record<string, unknown> {
  const { address, details, propertyTypes } = listing;
  const kind = kinds[propertyTypes[0] ?? "others"] ?? "Accommodation";
  const land = details.plotArea ?? details.landSize;
  return {
    "@type": kind,
    name: address.fullAddress,
    address: filled({
      "@type": "PostalAddress",
      streetAddress: address.street || null,
      postalCode: address.postCode,
      addressLocality: address.suburb || null,
      addressRegion: address.region || null,
      addressCountry: country,
    }),
    geo: {
      "@type": "GeoCoordinates",
      latitude: address.coordinates.lat,
      longitude: address.coordinates.lng,
    },
    ...interior(listing, kind),
    ...(land && {
      additionalProperty: {
        "@type": "PropertyValue",
        name: "lotSize",
        unitCode: SQUARE_METRES,
        ...(land.min === land.max
          ? { value: land.min }
          : { minValue: land.min, maxValue: land.max }),
      },
    }),
    ...(facilities.length > 0 && {
      amenityFeature: facilities.map(({ label }) => ({
        "@type": "LocationFeatureSpecification",
        name: label,
        value: true,
      })),
    }),
  };
}
