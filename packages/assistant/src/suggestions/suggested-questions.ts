import type { Language } from "@hjem/domain/language";
import { isRental } from "@hjem/domain/listing/availability";
import type { Listing } from "@hjem/domain/listing/listing";
import { comingViewings } from "@hjem/domain/listing/viewing-date";
import type { TermKey } from "@hjem/domain/terms";

/** Questions of the panel; more would push the text field away on a phone. */
const QUESTIONS_MAX = 3;

/** Terms stand in the middle of a question. */
const inside = (term: string): string => term.charAt(0).toLowerCase() + term.slice(1);

const questions = {
  en: {
    viewing: (term: string) => `When is the next ${term}?`,
    sharedCost: (term: string) => `What do I pay in ${term}?`,
    deposit: (term: string) => `How much is the ${term}?`,
    monthlyCost: "What does it cost per month?",
    pets: "Are pets allowed?",
    transport: "How far is it to public transport?",
  },
  no: {
    viewing: (term: string) => `Når er neste ${term}?`,
    sharedCost: (term: string) => `Hva betaler jeg i ${term}?`,
    deposit: (term: string) => `Hvor mye må jeg betale i ${term}?`,
    monthlyCost: "Hva koster det i måneden?",
    pets: "Er det lov med husdyr?",
    transport: "Hvor langt er det til kollektivtransport?",
  },
} as const;

/** What a page knows of a home besides its listing. */
export interface PageFacts {
  language: Language;
  /** The market's terms for this home. */
  term: (key: TermKey) => string;
  /** Milliseconds. */
  now: number;
  /** Whether the page has a monthly cost. */
  hasMonthlyCost: boolean;
  /** Whether it names stops. */
  hasStops: boolean;
}

/** Questions to begin with, of those that the page of a home answers; each is answered by the assistant (D81). */
export function suggestedQuestions(
  listing: Pick<Listing, "listingType" | "prices" | "contractDetails" | "viewingDates">,
  { language, term, now, hasMonthlyCost, hasStops }: PageFacts,
): string[] {
  const { prices, contractDetails, viewingDates } = listing;
  const texts = questions[language];
  const about = (isKnown: boolean, ask: (term: string) => string, key: TermKey): string[] =>
    isKnown ? [ask(inside(term(key)))] : [];
  return [
    ...about(comingViewings(viewingDates, now).length > 0, texts.viewing, "date.inspection"),
    ...about(prices.sharedCost !== null, texts.sharedCost, "price.sharedCost"),
    ...about(isRental(listing) && prices.deposit !== null, texts.deposit, "price.deposit"),
    ...(hasMonthlyCost ? [texts.monthlyCost] : []),
    ...(contractDetails.isPetAllowed === null ? [] : [texts.pets]),
    ...(hasStops ? [texts.transport] : []),
  ].slice(0, QUESTIONS_MAX);
}
