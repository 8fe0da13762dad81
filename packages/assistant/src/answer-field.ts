import { formatQuote } from "@hjem/domain/format/format-text";
import type { Answer, AnswerFacts, AnswerStatus } from "./answer-types.ts";
import { quoteAdvertiser } from "./description/quote-advertiser.ts";
import { otherUnit } from "./fields/area-units.ts";
import { readMonthly } from "./fields/costs.ts";
import {
  type AskedContext,
  type FieldContext,
  type FieldRow,
  labelOf,
  rowLabel,
  say,
  termOf,
} from "./fields/field-row.ts";
import { fieldRows } from "./fields/field-rows.ts";
import { isOtherDocument } from "./fields/home.ts";
import { priceStatementFor } from "./fields/price-statement.ts";
import { inPeriod } from "./fields/recurring.ts";
import type { MessageId } from "./messages/messages.ts";
import { besideSubject, isFiller, ofNoMatter } from "./understand/filler-words.ts";
import { findTerms } from "./understand/glossary.ts";
import { namedSubject } from "./understand/named-subject.ts";
import type { OwnTerms } from "./understand/own-terms.ts";
import { fits, type Pattern } from "./understand/patterns.ts";
import { askedPeriod } from "./understand/periods.ts";

/** What is said, where it is stated, when the field that was asked for is not. */
const relatedRows: Readonly<Record<string, string>> = {
  auctionDate: "saleMethod",
  askingPrice: "saleMethod",
  totalPrice: "transferDuty",
  monthlyCost: "totalPrice",
  transferDuty: "addingCost",
  owner: "agent",
  toilets: "bathrooms",
  saleDeposit: "monthlyCost",
  isLandOwnedBySeller: "groundRent",
  isPartialRentalAllowed: "rentalIncome",
  "facility:elevator": "floor",
  "facility:balcony": "terraceArea",
  "facility:deck": "terraceArea",
  "facility:storage_room": "externalArea",
  "facility:laundry": "roomSize:laundry",
  "facility:study": "roomSize:office",
  "facility:garden": "plotArea",
};

/** Questions for several fields at once. */
const severalRows: Readonly<Record<string, readonly string[]>> = {
  priceWithDebt: ["askingPrice", "jointDebt", "totalPrice"],
  rentWithIncluded: ["rent", "includedInLease"],
  outgoings: ["sharedCost", "annualMunicipalityFees"],
  priceWithCosts: ["askingPrice", "addingCost", "totalPrice"],
  bedsAndBaths: ["bedrooms", "bathrooms"],
  bedsBathsCars: ["bedrooms", "bathrooms", "garage"],
  roomForPeople: ["bedrooms", "internalArea"],
  otherViewings: ["viewings", "agent"],
  leasedLand: ["isLandOwnedBySeller", "groundRent"],
  stepFree: ["facility:elevator", "floor", "floors"],
};

/** An answer that stands on no field. */
export const plainAnswer = (
  context: FieldContext,
  intent: string,
  status: AnswerStatus,
  id: MessageId,
): Answer => ({
  intent,
  sentences: [say(context, id, { viewings: termOf(context, "date.inspections").toLowerCase() })],
  quotes: [],
  status,
  isEnquiryOffered: false,
});

/** Says that the listing does not state what was asked for, what it states instead, and where to ask. */
export function notStated(context: AskedContext, intent: string, sentence: string): Answer {
  const related = answerField(context, relatedRows[intent] ?? "");
  const known = related?.status === "answered" ? related : null;
  return {
    intent,
    sentences: [sentence, ...(known?.sentences ?? []), say(context, "answer.ask")],
    quotes: known?.quotes ?? [],
    status: "not-stated",
    isEnquiryOffered: true,
  };
}

/** The amount for the period that was asked for, where the listing states it for another. */
function otherPeriod(context: AskedContext, { recurs }: FieldRow): string {
  const asked = askedPeriod(context.question);
  const each = asked && recurs?.(context);
  const value = each && inPeriod(context, each, asked);
  return value ? say(context, "value.converted", { value }) : "";
}

/** What shared costs or a rent may include, as they are named there. */
const contents: Readonly<Record<string, RegExp>> = {
  annualMunicipalityFees: /kommunale avgifter|council rates/iu,
};

/** Says of a cost that is not stated itself that another includes it; null where none does. */
function answerContents(context: AskedContext, intent: string): Answer | null {
  const named = contents[intent];
  if (!named) return null;
  const containing = ["includedInSharedCost", "includedInLease"].find((each) =>
    named.test(fieldRows[each]?.read(context) ?? ""),
  );
  return containing ? answerField(context, containing) : null;
}

/** Whether a facility is on the list, as one of several facts; null for what is none. */
function facilityOf(context: AskedContext, intent: string): Answer | null {
  if (!intent.startsWith("facility:")) return null;
  const listed = listedFacility(context, intent);
  const label = facilityLabel(context, intent);
  const sentence = listed ?? say(context, "answer.notStated", { label });
  return {
    ...plainAnswer(context, intent, listed ? "answered" : "not-stated", "answer.ask"),
    sentences: [sentence],
    quotes: listed ? [{ field: `facilities.${facilityKey(intent)}`, anchor: "facilities" }] : [],
  };
}

/** Says what the listing states in several fields, and of which it states nothing. */
function answerSeveral(
  context: AskedContext,
  intent: string,
  several: readonly string[],
): Answer | null {
  const answers = several.flatMap(
    (each) => facilityOf(context, each) ?? answerField(context, each) ?? [],
  );
  const stated = answers.filter(({ status }) => status === "answered");
  const [first] = answers;
  if (stated.length === 0) return first ?? null;
  return {
    intent,
    // The first sentence of the others says that they are not stated.
    sentences: [
      ...new Set(
        answers.flatMap(({ status, sentences }) =>
          status === "answered" ? sentences : sentences.slice(0, 1),
        ),
      ),
    ],
    quotes: stated.flatMap(({ quotes }) => quotes),
    status: "answered",
    isEnquiryOffered: false,
  };
}

/** Says what the listing states in a field, or that it does not; null for what no field has. */
export function answerField(context: AskedContext, intent: string): Answer | null {
  const several = severalRows[intent];
  if (several) return answerSeveral(context, intent, several);
  const row = fieldRows[intent];
  if (!row) return null;
  const value = row.read(context);
  const label = rowLabel(context, row);
  // What a market has no word for is not stated in it.
  if (label === "") return topicNotStated(context);
  if (value === null) {
    const withheld = priceStatementFor(context, intent) ?? answerContents(context, intent);
    return withheld ?? notStated(context, intent, say(context, "answer.notStated", { label }));
  }
  const { field, anchor } = row;
  const text = `${label}: ${value}${otherPeriod(context, row)}${otherUnit(context, value)}`;
  const sentences = [/[.!?]$/.test(text) ? text : `${text}.`];
  const quotes = [{ field, anchor }];
  if (intent === "documents" && isOtherDocument(context)) {
    const other = topicNotStated(context);
    const [first = "", ...rest] = other.sentences;
    return { ...other, intent, sentences: [first, ...sentences, ...rest], quotes };
  }
  return { intent, sentences, quotes, status: "answered", isEnquiryOffered: false };
}

/** The monthly cost on the terms that a visitor supposes, by the model of the page; null where the page states none. */
export function answerOnTerms(context: AskedContext, terms: OwnTerms): Answer | null {
  const value = readMonthly(context, terms);
  const { label, field, anchor } = fieldRows.monthlyCost!;
  return value === null
    ? null
    : {
        intent: "monthlyCost",
        sentences: [`${labelOf(context, label)}: ${value}.`, say(context, "answer.ownFigures")],
        quotes: [{ field, anchor }],
        status: "answered",
        isEnquiryOffered: false,
      };
}

/** Says that the listing does not answer what was asked, in the asker's own words. */
export function topicNotStated(
  context: AskedContext,
  id: MessageId = "answer.subjectNotStated",
): Answer {
  const subject = namedSubject(context.question);
  const thing = subject === null ? "" : formatQuote(context, subject);
  const sentence =
    thing === "" ? say(context, "answer.topicNotStated") : say(context, id, { thing });
  return notStated(context, "topic", sentence);
}

/** Says that nothing was found about what was asked, which is less than that the listing does not state it. */
export function notUnderstood(context: AskedContext): Answer {
  const subject = namedSubject(context.question);
  const answer = plainAnswer(context, "unclear", "unclear", "unclear.question");
  const thing = subject === null ? "" : formatQuote(context, subject);
  return {
    ...answer,
    sentences:
      thing === ""
        ? answer.sentences
        : [say(context, "answer.subjectNotStated", { thing }), say(context, "answer.ask")],
    isEnquiryOffered: true,
  };
}

/** Whether a question has words that are neither of every question nor a name of what it asks for. */
export const hasMore = (words: readonly string[], subject: readonly Pattern[]): boolean =>
  words.some(
    (word) =>
      !isFiller(word) &&
      !besideSubject.has(word) &&
      !ofNoMatter.has(word) &&
      !/\d/.test(word) &&
      !subject.some(({ groups }) => groups.flat().some((each) => fits(word, each))),
  );

const facilityKey = (intent: string): string => intent.slice("facility:".length);

const facilityLabel = ({ region, language }: AskedContext, intent: string): string => {
  const key = facilityKey(intent);
  return region.facilities.find((each) => each.key === key)?.label[language.code] ?? key;
};

/** Says that a facility is on the listing's list; null where it is not, and for all other intents. */
export const listedFacility = (context: AskedContext, intent: string): string | null =>
  intent.startsWith("facility:") && context.listing.facilities.includes(facilityKey(intent))
    ? say(context, "answer.listed", { label: facilityLabel(context, intent) })
    : null;

/**
 * Says whether a facility is on the listing's list. What else was asked of it is found in the advertiser's words, or is not
 * stated.
 */
export function answerFacility(
  context: AskedContext,
  intent: string,
  asked: { words: readonly string[]; subject: readonly Pattern[]; isWhole: boolean },
): Answer {
  const { words, subject, isWhole } = asked;
  const label = facilityLabel(context, intent);
  const listed = listedFacility(context, intent);
  const isMore = hasMore(words, subject);
  const quoted = listed !== null && !isMore ? null : quoteAdvertiser(context, subject);
  if (listed === null) {
    return quoted ?? notStated(context, intent, say(context, "answer.notStated", { label }));
  }
  const rest = (isWhole && !isMore) || quoted ? [] : [say(context, "answer.restNotStated")];
  return {
    intent,
    sentences: [listed, ...(quoted?.sentences ?? []), ...rest],
    quotes: [
      { field: `facilities.${facilityKey(intent)}`, anchor: "facilities" },
      ...(quoted?.quotes ?? []),
    ],
    status: "answered",
    isEnquiryOffered: false,
  };
}

/** Says what words of the glossary mean. */
export function answerTerm(
  context: FieldContext,
  words: readonly string[],
  facts: AnswerFacts,
): Answer {
  const found = findTerms(words, facts.glossary ?? []);
  if (found.length === 0) return plainAnswer(context, "term", "unclear", "answer.noTerm");
  return {
    intent: "term",
    sentences: found.map(({ term, text }) => `${term}: ${text}`),
    quotes: [{ field: "glossary", anchor: "facts" }],
    status: "answered",
    isEnquiryOffered: false,
  };
}
