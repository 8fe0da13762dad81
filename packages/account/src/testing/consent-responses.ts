import type { PublicationConsentState } from "@hjem/domain/lead/publication-consent";

/** What the link of the mail about a published question is about: by default consent stands and it is shown. */
export const sampleConsent = (
  given: Partial<PublicationConsentState["data"]> = {},
): PublicationConsentState["data"] => ({
  hasConsent: true,
  published: {
    question: "Hører det en bod til boligen?",
    answer: "Ja, en bod på 5 m² i kjelleren.",
    publishedAt: "2026-11-20T12:00:00.000Z",
  },
  listing: { agencyId: "-1", propertyId: "3f7q9z2k1m", address: "Nardovegen 12, 7032 Trondheim" },
  ...given,
});
