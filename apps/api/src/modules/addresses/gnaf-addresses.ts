import { placeName } from "@hjem/domain/place/place-name";
import { z } from "zod";
import { type AddressService, fetchAddresses } from "./address-service.ts";

/** Addresses of one response. */
const SIZE = 8;

const Text = z.string().max(80).nullish();
const NumberText = z.union([z.string().max(20), z.int()]).nullish();

/** A GeoJSON feature with the columns of G-NAF Core. */
const Feature = z.object({
  properties: z.object({
    flat_number: NumberText,
    number_first: NumberText,
    number_last: NumberText,
    street_name: z.string().min(1).max(80),
    street_type: Text,
    street_suffix: Text,
    locality_name: z.string().min(1).max(80),
    state: z.string().min(2).max(3),
    postcode: z.union([z.string(), z.int()]).transform((code) => String(code).padStart(4, "0")),
  }),
  geometry: z.object({
    coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]),
  }),
});
const Response = z.object({ features: z.array(Feature) });

/** `12/45-47`, `45`; empty for a lot without a number. */
const numberOf = ({
  flat_number: flat,
  number_first: first,
  number_last: last,
}: z.infer<typeof Feature>["properties"]): string => {
  const house = [first, last].filter((part) => part !== null && part !== undefined).join("-");
  return [flat, house]
    .filter((part) => part !== null && part !== undefined && part !== "")
    .join("/");
};

/**
 * Every address of Australia from a service over G-NAF Core that answers `GET {url}?q=` with GeoJSON, whose properties are
 * the columns of that file in lower case.
 */
export const gnafAddresses = (url: string, timeoutMs?: number): AddressService => ({
  attribution: "G-NAF © Geoscape Australia",
  async find(typed, { placeNames }) {
    const request = new URL(url);
    request.searchParams.set("q", typed.trim());
    request.searchParams.set("limit", String(SIZE));
    const { features } = await fetchAddresses(request, Response, timeoutMs);
    return features.slice(0, SIZE).map(({ properties, geometry }) => {
      const { street_name: name, street_type: type, street_suffix: suffix } = properties;
      const street = placeName([name, type, suffix].filter(Boolean).join(" "), placeNames);
      const [lng, lat] = geometry.coordinates;
      return {
        street: [numberOf(properties), street].filter(Boolean).join(" "),
        suburb: placeName(properties.locality_name, placeNames),
        region: properties.state.toUpperCase(),
        postCode: properties.postcode,
        coordinates: { lat, lng },
        landRegistry: null,
      };
    });
  },
});
