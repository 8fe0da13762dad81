import { z } from "zod";
import { Instant, ViewingDate } from "../listing/listing-dates.ts";
import { PropertyId } from "../listing/property-id.ts";
import { leadDoubts, leadKinds } from "./lead-kinds.ts";

/** An enquiry that waits for a moderator, who sees what was typed (D137). */
export const HeldEnquiry = z.object({
  id: z.uuid(),
  kind: z.enum(leadKinds),
  doubt: z.enum(leadDoubts),
  at: Instant,
  name: z.string(),
  email: z.string(),
  /** E.164. */
  phone: z.string().nullable(),
  message: z.string(),
  /** What a registration is for; null for one by appointment, of an erased listing, and any other kind. */
  viewing: ViewingDate.nullable(),
  /** Null where it is erased: nobody can receive the enquiry any more. */
  listing: z
    .object({ agencyId: z.string(), propertyId: PropertyId, address: z.string() })
    .nullable(),
});
export type HeldEnquiry = z.infer<typeof HeldEnquiry>;

/** Response of `GET /api/admin/enquiries`: the held ones of a market, the oldest first, and after each decision. */
export const HeldEnquiriesResponse = z.object({ data: z.array(HeldEnquiry) });
export type HeldEnquiriesResponse = z.infer<typeof HeldEnquiriesResponse>;
