import type { LeadRecipient } from "../model/listing-enquiries.ts";

/** The agent of the sample listing; made up, no real person. */
export const sampleRecipient: LeadRecipient = {
  name: "Marte Haugland",
  href: "/agent/a1",
  role: "Eiendomsmegler",
  office: { name: "Fjordgløtt Eiendom", href: "/agency/001204" },
  portrait: { url: null },
  logoUrl: null,
  phone: { href: "tel:+4799900001", text: "999 00 001" },
};
