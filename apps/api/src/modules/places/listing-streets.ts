import type { ListingAddress } from "@hjem/domain/listing/listing-address";
import { fullStreetName } from "@hjem/domain/listing/street-address";
import { fold } from "@hjem/domain/text/fold";
import type { NewPlace } from "./repository.ts";

/** Kinds of place that overlap others or are smaller than a town: a street belongs to the narrowest place of other kinds. */
const isTown = (geoId: string): boolean => !/^(district|postcode|street):/.test(geoId);

const slug = (name: string): string =>
  fold(name)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/**
 * The postcode and the street of a listing as places (D43): streets are those of the listings, so they are created with
 * the first listing in them.
 */
export const ownPlaces = (address: ListingAddress): NewPlace[] => {
  const town = address.municipality ?? address.suburb;
  const places: NewPlace[] = [
    {
      geoId: `postcode:${address.postCode}`,
      kind: "postcode",
      name: address.postCode,
      parent: address.suburb || town,
      location: address.coordinates,
      weight: 0,
    },
  ];
  const street = fullStreetName(address.street);
  const townId = address.geoIds.findLast(isTown);
  const key = slug(street);
  if (townId && key) {
    places.push({
      geoId: `street:${townId.slice(townId.indexOf(":") + 1)}-${key}`,
      kind: "street",
      name: street,
      parent: town,
      location: address.coordinates,
      weight: 0,
    });
  }
  return places;
};

/**
 * Places of a listing from which larger ones are derived (D108): a suburb lies in a city, a
 * postcode in a municipality. A postcode says nothing more where the listing names a district or a suburb itself.
 */
export const derivingGeoIds = (address: ListingAddress): string[] => {
  const isNarrow = address.geoIds.some((geoId) => /^(district|suburb):/.test(geoId));
  if (!isNarrow) return geoIdsOf(address);
  return address.geoIds.filter((geoId) => !geoId.startsWith("postcode:"));
};

/** The places that a listing names: its path, its postcode and its street. */
export const geoIdsOf = (address: ListingAddress): string[] => [
  ...new Set([...address.geoIds, ...ownPlaces(address).map(({ geoId }) => geoId)]),
];
