import { z } from "zod";
import { PropertyId } from "../listing/property-id.ts";
import { PublicQuestion } from "../listing/public-question.ts";

/** Query of `/api/v2/publication-consent`: the token of a mail. */
export const PublicationConsentQuery = z.object({ token: z.string().min(1).max(200) });

/** What the link of a mail about a published question shows, without sign-in (D86). */
export const PublicationConsentState = z.object({
  data: z.object({
    /** False once consent is withdrawn. */
    hasConsent: z.boolean(),
    /** What the listing shows now; null for nothing. */
    published: PublicQuestion.nullable(),
    /** Null where it is gone. */
    listing: z
      .object({ agencyId: z.string(), propertyId: PropertyId, address: z.string() })
      .nullable(),
  }),
});
export type PublicationConsentState = z.infer<typeof PublicationConsentState>;
