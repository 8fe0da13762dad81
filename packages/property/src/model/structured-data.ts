import { pictureUrl } from "@hjem/domain/listing/image-url";
import type { Listing } from "@hjem/domain/listing/listing";
import type { PublicQuestion } from "@hjem/domain/listing/public-question";
import type { FacilityLabel } from "../facilities/facility-labels.ts";
import { structuredHome } from "./structured-home.ts";
import { type OfferTerms, structuredOffer } from "./structured-offer.ts";

/** Maximum number of pictures, as search engines show them. */
const PICTURES = 4;

/** Data of the page besides the listing. */
export interface ListingSummary extends OfferTerms {
  /** Absolute URL of the page. */
  address: string;
  description: string;
  /** ISO 3166 code of the country. */
  country: string;
  /** BCP 47 tag of the page's language. */
  language: string;
  facilities: readonly FacilityLabel[];
}

const structuredQuestion = ({ question, answer, publishedAt }: PublicQuestion) => ({
  "@type": "Question",
  name: question,
  dateCreated: publishedAt,
  acceptedAnswer: { "@type": "Answer", text: answer },
});

/** Structured data of a listing (schema.org RealEstateListing), for search engines. */
export function structuredData(listing: Listing, view: ListingSummary): Record<string, unknown> {
  const { address, description, country, language, facilities } = view;
  const { questions = [] } = listing;
  const images = listing.images
    .filter(({ type }) => type !== "floorplan")
    .slice(0, PICTURES)
    .map(({ url }) => new URL(pictureUrl(url, 1600, "webp"), address).href);
  return {
    "@context": "https://schema.org",
    "@type": "RealEstateListing",
    url: address,
    name: listing.title,
    description,
    inLanguage: language,
    datePosted: listing.publishedAt,
    dateModified: listing.changedAt,
    ...(images.length > 0 && { image: images }),
    about: structuredHome(listing, country, facilities),
    offers: structuredOffer(listing, view),
    ...(questions.length > 0 && { hasPart: questions.map(structuredQuestion) }),
  };
}
