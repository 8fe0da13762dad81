import type { HeldEnquiry } from "@hjem/domain/lead/held-enquiry";

/** A made-up enquiry that is held, by the name of who asked. */
export const heldEnquiry = (name: string, given: Partial<HeldEnquiry> = {}): HeldEnquiry => ({
  id: `01900000-0000-7000-8000-${name.length.toString().padStart(12, "0")}`,
  kind: "viewing",
  doubt: "trap",
  at: "2026-11-21T08:00:00.000Z",
  name,
  email: `${name.toLowerCase()}@example.com`,
  phone: null,
  message: "Er boligen ledig?",
  viewing: null,
  listing: { agencyId: "-1", propertyId: "3f7q9z2k1m", address: "Nardovegen 12, 7032 Trondheim" },
  ...given,
});
