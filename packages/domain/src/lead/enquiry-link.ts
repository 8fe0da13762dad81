import { z } from "zod";
import { Instant, ViewingDate } from "../listing/listing-dates.ts";
import { PropertyId } from "../listing/property-id.ts";

/** Query of `/api/v2/enquiry` and of its registration: the token of a mail. */
export const EnquiryLinkQuery = z.object({ token: z.string().min(1).max(200) });

/**
 * What the link of a mail about an answer, or about a registration for a viewing, shows, without sign-in: the words of both sides are on this page alone, never in the
 * mail, whose address may be a stranger's.
 */
export const EnquiryLinkState = z.object({
  data: z.object({
    message: z.string(),
    at: Instant,
    /** Oldest first. */
    answers: z.array(z.object({ text: z.string(), at: Instant })),
    /** Null for any other kind of enquiry. */
    registration: z
      .object({
        /** Null for one by appointment, and where the listing is gone. */
        viewing: ViewingDate.nullable(),
        /** Null while who registered comes. */
        cancelledAt: Instant.nullable(),
        /** Once it is over, nothing can be changed. */
        isOver: z.boolean(),
      })
      .nullable(),
    /** Null where it is gone. */
    listing: z
      .object({ agencyId: z.string(), propertyId: PropertyId, address: z.string() })
      .nullable(),
  }),
});
export type EnquiryLinkState = z.infer<typeof EnquiryLinkState>;
