import { z } from "zod";
import { LatLng } from "./money.ts";

/**
 * The address of a listing (spec §3 Detailed listing). `geoIds` is the path from the widest place to the narrowest,
 * e.g. `["county:03", "municipality:0301", "district:0301-grunerlokka"]` or `["state:vic", "suburb:3065-fitzroy"]`.
 */
export const ListingAddress = z.object({
  /** `Storgata 12B, 0184 Oslo` or `12/45 Smith Street, Fitzroy VIC 3065`. */
  fullAddress: z.string().min(1).max(200),
  /** Short name of the place: district, town or suburb. */
  displayName: z.string().min(1).max(120),
  street: z.string().max(120),
  suburb: z.string().max(80),
  /** County in Norway, upper-case state code in Australia. */
  region: z.string().max(60),
  /** What neighbours call the area, if it is not part of the address. */
  localName: z.string().max(200).optional(),
  municipality: z.string().max(80).nullable().default(null),
  postCode: z.string().regex(/^\d{4}$/),
  coordinates: LatLng,
  geoIds: z
    .array(z.string().regex(/^[a-z]+:[a-z0-9-]+$/))
    .min(1)
    .max(5),
  /** IANA time zone of the listing (D3). */
  timeZone: z.string(),
});
export type ListingAddress = z.infer<typeof ListingAddress>;
