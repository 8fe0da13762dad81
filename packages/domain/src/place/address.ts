import { z } from "zod";
import { ListingAddress } from "../listing/listing-address.ts";
import { LatLng } from "../listing/money.ts";
import { addressRowFields } from "./address-rules.ts";
import { GeoId } from "./place.ts";

/** The home in the land register, as far as an address tells it (LIST-044); text, as it is written. */
export const RegisteredAddress = z.object({
  municipalityNumber: z.string().max(10),
  farmNumber: z.string().max(10),
  shareNumber: z.string().max(10),
  leaseNumber: z.string().max(10).nullable(),
});

/** An address to choose while typing one's own (LIST-041). */
export const AddressSuggestion = z.object({
  /** As it is shown, e.g. `Storgata 12B, 0184 Oslo`; the draft's `map_suggest`. */
  label: z.string().min(1).max(200),
  /** With the number of the house as far as it was typed; null for a place without streets. */
  street: ListingAddress.shape.street.nullable(),
  /** The town of the postcode in Norway, the suburb in Australia. */
  suburb: ListingAddress.shape.suburb,
  /** The county, or the upper-case code of the state. */
  region: ListingAddress.shape.region,
  /** Null where a place has several. */
  postCode: ListingAddress.shape.postCode.nullable(),
  coordinates: LatLng,
  /** True if `coordinates` are those of the house, false for the middle of a street or place. */
  isExact: z.boolean(),
  /** Places that contain it, the widest first. */
  geoIds: z.array(GeoId).max(5),
  landRegistry: RegisteredAddress.nullable(),
});
export type AddressSuggestion = z.infer<typeof AddressSuggestion>;

/** Response of `GET /api/user/addresses`; the attribution belongs to the service that found them. */
export const AddressesResponse = z.object({
  data: z.array(AddressSuggestion),
  attribution: z.string().nullable(),
});
export type AddressesResponse = z.infer<typeof AddressesResponse>;

/** Query of `GET /api/user/addresses/near`: a pin, and the place that the address names. */
export const NearQuery = z.object({
  lat: z.coerce.number().min(-90).max(90),
  lng: z.coerce.number().min(-180).max(180),
  suburb: z.string().max(80).optional(),
  postCode: ListingAddress.shape.postCode.optional(),
});
export type NearQuery = z.infer<typeof NearQuery>;

/** Response of `GET /api/user/addresses/near`. */
export const NearResponse = z.object({
  data: z
    .object({
      /** The place whose middle is nearest to the pin. */
      name: z.string(),
      /** Name of the place around it. */
      parent: z.string().nullable(),
      /** Metres to its middle. */
      metres: z.int().nonnegative(),
      /** True if the pin is clearly nearer to this place than to the one that the address names: the page asks. */
      isElsewhere: z.boolean(),
    })
    .nullable(),
});
export type NearResponse = z.infer<typeof NearResponse>;

/** A row of the table of places: postcode, place, and county or state, which belong together. */
export const AddressRow = ListingAddress.pick({ suburb: true, region: true, postCode: true });
export type AddressRow = z.infer<typeof AddressRow>;

/** The part of an address that does not fit the others, and the likely rows, the likeliest first. */
export const AddressFault = z.object({
  field: z.enum(addressRowFields),
  offers: z.array(AddressRow).max(4),
});
export type AddressFault = z.infer<typeof AddressFault>;

/** Query of `GET /api/user/addresses/row`: an address as it is typed, and its pin. */
export const AddressRowQuery = z.object({
  postCode: ListingAddress.shape.postCode,
  suburb: z.string().trim().min(1).max(80),
  region: z.string().max(60).optional(),
  lat: z.coerce.number().min(-90).max(90).optional(),
  lng: z.coerce.number().min(-180).max(180).optional(),
});
export type AddressRowQuery = z.infer<typeof AddressRowQuery>;

/** Response of `GET /api/user/addresses/row`; null where the address is a row of the table. */
export const AddressRowResponse = z.object({ data: AddressFault.nullable() });
export type AddressRowResponse = z.infer<typeof AddressRowResponse>;
