import type { DetailedListing } from "@hjem/domain/listing/listing";
import type { NearStop } from "@hjem/domain/place/stop";

/**
 * Sections of the property page that an answer links to, as ids in the page: the link scrolls there (D81). `enquiry` is
 * the contact form.
 */
export type AnswerAnchor =
  | "price"
  | "costs"
  | "facts"
  | "areas"
  | "rooms"
  | "energy"
  | "facilities"
  | "description"
  | "questions"
  | "viewings"
  | "documents"
  | "gallery"
  | "map"
  | "price-history"
  | "similar-homes"
  | "enquiry";

/** The field of the listing that an answer is taken from, such as `prices.askingPrice`, and where the page shows it. */
export interface AnswerQuote {
  field: string;
  anchor: AnswerAnchor;
}

/**
 * `answered` by the listing, the market's rules or the product's formulas; `not-stated` by this listing; `declined`:
 * advice, forecasts, people, safety, law and what is not about the home; `unclear`: not understood.
 */
export type AnswerStatus = "answered" | "not-stated" | "declined" | "unclear";

/** An answer to one question about a home. */
export interface Answer {
  /** What the question was understood as: the id of a field, `term`, `description`, or a reason to decline. */
  intent: string;
  /** Plain text in the page's language, in order; never markup. */
  sentences: string[];
  quotes: AnswerQuote[];
  status: AnswerStatus;
  /** Whether the enquiry form is offered, with the question in it. */
  isEnquiryOffered: boolean;
}

/** A word of the market's glossary. */
export interface GlossaryTerm {
  term: string;
  text: string;
}

/** What answers are taken from; nothing else is known about the home. */
export interface AnswerFacts {
  listing: DetailedListing;
  /** Nearest first. @default unknown */
  stops?: readonly NearStop[];
  /** Of the page's language. @default none */
  glossary?: readonly GlossaryTerm[];
}
