import { z } from "zod";

/** Public id of a listing: 10 characters of Crockford base32, opaque (D36). */
export const PropertyId = z.string().regex(/^[0-9a-hjkmnp-tv-z]{10}$/i);
export type PropertyId = z.infer<typeof PropertyId>;
