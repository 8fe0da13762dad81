import { shownPart } from "@hjem/storefront/shown-part";
import type { ListingEnquiries } from "../model/listing-enquiries.ts";

/** The forms of a home's page: drawn by the server, sent by the browser itself once code and words have come (D42). */
export const Enquiries = shownPart<ListingEnquiries>(() => import("./enquiries-part.tsx"), {
  catalogs: { en: () => import("../locales/en.po"), no: () => import("../locales/no.po") },
});
