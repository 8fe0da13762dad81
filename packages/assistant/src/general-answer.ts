import { isRental } from "@hjem/domain/listing/availability";
import type { GeneralAnswer } from "@hjem/domain/region";
import type { Answer } from "./answer-types.ts";
import type { AskedContext } from "./fields/field-row.ts";
import { isTermQuestion } from "./understand/glossary.ts";
import { bestMatch, type Pattern, readPatterns } from "./understand/patterns.ts";

/** What the general answers of a market are asked by; the intent of each is its number. */
export const generalPatterns = (answers: readonly GeneralAnswer[]): Pattern[] =>
  answers.flatMap(({ asks }, at) => readPatterns({ [at]: asks }));

/** Whether an answer is said of such a home. */
const isOfHome = (
  { of, isOfHolidayHomes }: GeneralAnswer,
  { listing }: Pick<AskedContext, "listing">,
): boolean =>
  (of === "any" || of === (isRental(listing) ? "rent" : "sale")) &&
  (!isOfHolidayHomes || listing.propertyTypes.includes("cabin"));

/** What is refused of one's own case, of which something is generally true. */
const personal: ReadonlySet<string> = new Set(["legal", "advice", "forecast"]);

/** What is generally true of what a question asks, where `direct`, what the listing says, is no answer to it; null for nothing. */
export function generalAnswer(
  context: AskedContext,
  words: readonly string[],
  patterns: readonly Pattern[],
  direct: Answer | null,
): Answer | null {
  const { region, language } = context;
  const answers = region.generalAnswers;
  const isAnswered = direct === null || direct.status === "answered";
  const isRefused = direct?.status === "declined";
  // What the advertiser says of this home counts more.
  if (isAnswered && ["description", "questions"].includes(direct?.intent ?? "")) return null;
  if (isTermQuestion(context.question, words)) return null;
  // What the listing has a place for is said of it alone.
  const isOfField = direct?.status === "not-stated" && direct.intent !== "topic";
  if (isRefused && !personal.has(direct.intent)) return null;
  const isSaid = (each: GeneralAnswer | undefined): each is GeneralAnswer =>
    each !== undefined &&
    isOfHome(each, context) &&
    ((!isAnswered && !isOfField) || each.isFirst === true);
  const found = bestMatch(
    words,
    patterns.filter(({ intent }) => isSaid(answers[Number(intent)])),
  );
  const row = found ? answers[Number(found.intent)] : undefined;
  const text = row?.text[language.code];
  if (!row || !text) return null;
  const isOpen = row.isNotStated === true || direct?.status === "not-stated";
  const before = isOpen && !row.isNotStated ? (direct?.sentences.slice(0, 1) ?? []) : [];
  const after = isRefused ? direct.sentences : [];
  return {
    intent: isRefused ? direct.intent : "general",
    sentences: [...before, text, ...after],
    quotes: [],
    status: isRefused ? "declined" : isOpen ? "not-stated" : "answered",
    isEnquiryOffered: isOpen,
  };
}
