import { isRental } from "@hjem/domain/listing/availability";
import {
  answerFacility,
  answerField,
  answerTerm,
  hasMore,
  listedFacility,
  plainAnswer,
  notUnderstood,
  topicNotStated,
} from "./answer-field.ts";
import type { Answer, AnswerFacts } from "./answer-types.ts";
import { quoteAdvertiser } from "./description/quote-advertiser.ts";
import { type AskedContext, say } from "./fields/field-row.ts";
import { fieldRows } from "./fields/field-rows.ts";
import { type Aspect, isOfThing, unansweredAspect } from "./intents/aspects.ts";
import { isOfKind } from "./intents/demands.ts";
import type { MessageId } from "./messages/messages.ts";
import { isFiller, ofNoMatter } from "./understand/filler-words.ts";
import { findTerms, isOfTermsAlone, isTermQuestion } from "./understand/glossary.ts";
import { bestMatch, type Match, type Pattern, WEAK_SCORE } from "./understand/patterns.ts";
import { askedPeriod } from "./understand/periods.ts";
import type { Understanding } from "./understanding.ts";

/** What questions about the price of a home for sale mean for a rental. */
const rentalIntents: Readonly<Record<string, string>> = {
  askingPrice: "rent",
  monthlyCost: "rent",
  totalPrice: "rent",
  priceWithDebt: "rent",
  includedInSharedCost: "includedInLease",
  availableNow: "rentalFrom",
};
/** What questions about a rental mean for a home for sale: its deposit is that of the loan. */
const saleIntents: Readonly<Record<string, string>> = {
  deposit: "saleDeposit",
  includedInLease: "includedInSharedCost",
  rent: "rentalIncome",
  rentWithIncluded: "includedInSharedCost",
  availableNow: "status",
};
/** Said by the advertiser as a facility; what is measured comes first. */
const measuredFacilities: Readonly<Record<string, string>> = {
  "facility:public_transport": "stops",
};
const refusalMessages: Readonly<Record<string, MessageId>> = {
  advice: "declined.advice",
  forecast: "declined.forecast",
  people: "declined.people",
  legal: "declined.legal",
  private: "declined.private",
  self: "declined.self",
  greeting: "declined.greeting",
  thanks: "declined.thanks",
};
/** Words that begin or end a question too; alone they are none. */
const pleasantries: ReadonlySet<string> = new Set(["greeting", "thanks", "self"]);
const refusalMessage = (reason: string): MessageId =>
  refusalMessages[reason] ?? "declined.offTopic";

/** What an intent means for this home. */
function meantHere(context: AskedContext, intent: string | undefined) {
  const { listing, stops } = context;
  const ofHome = isRental(listing) ? rentalIntents : saleIntents;
  const isCompleted = listing.contractDetails.condition === "new";
  if (intent === "roomSize:office" && listing.propertyTypes.includes("office")) {
    return "internalArea";
  }
  // Homes of a project are counted, those of a building are not stated.
  const isProject = fieldRows.units?.read(context) !== null;
  if (intent === "units" && !isProject) return "topic";
  if (intent === "lowestPrice") return isProject ? "askingPrice" : "topic";
  if (intent === "rentalFrom" && isCompleted && fieldRows.rentalFrom?.read(context) === null) {
    return "completion";
  }
  const measured = stops.length > 0 ? measuredFacilities : {};
  return intent && (ofHome[intent] ?? measured[intent] ?? intent);
}

const isOrdinary = (word: string, known: Understanding["known"]): boolean =>
  word.length <= 3 || /\d/.test(word) || isFiller(word) || ofNoMatter.has(word) || known.has(word);

/** What a loan costs on other terms than those assumed is calculated on the page. */
const withOwnFigures = (context: AskedContext, answered: Answer): Answer =>
  answered.intent === "monthlyCost" && /\d/.test(context.question)
    ? { ...answered, sentences: [...answered.sentences, say(context, "answer.ownFigures")] }
    : answered;

/** Who supplied a kitchen says nothing of its size. */
const isOfSize = ({ sentences }: Answer): boolean =>
  sentences.some((text) => /\d\s*(?:m²|m2|kvm|kvadrat|sqm|square)/iu.test(text));

/** The patterns one of which a quotation must match: all of the field that was asked for, or those topics that the question matches. */
const subjectOf = (
  words: readonly string[],
  intent: string | undefined,
  { intents, topics }: Pick<Understanding, "intents" | "topics">,
): readonly Pattern[] =>
  intent === undefined || intent === "topic"
    ? [...intents.filter((each) => each.intent === "topic"), ...topics].filter(
        (each) => bestMatch(words, [each]) !== null,
      )
    : intents.filter((each) => each.intent === intent);

/** Of what is there, so that it is said beside them that it is. */
const traits: ReadonlySet<MessageId> = new Set(["aspect.age", "aspect.size"]);

/** What is said of a thing when more is asked of it than whether there is one. */
function answerAspect(
  context: AskedContext,
  { message, isStatedIn }: Aspect,
  { intent, subject }: { intent: string; subject: readonly Pattern[] },
): Answer {
  const quoted = quoteAdvertiser(context, subject);
  if (quoted?.sentences.some(isStatedIn)) return quoted;
  const [sentence = "", ...rest] = topicNotStated(context, message).sentences;
  const listed = listedFacility(context, intent);
  return {
    ...topicNotStated(context, message),
    sentences: [sentence, ...(listed && traits.has(message) ? [listed] : []), ...rest],
  };
}

/** What has a number or a size in the listing, and further traits that it does not state. */
const isCounted = (intent: string | undefined): boolean =>
  ["garage", "plotArea", "bathrooms", "bedrooms"].includes(intent ?? "");

/** Intents that are answered with all that is known of them. */
const listedIntents: ReadonlySet<string> = new Set([
  "topic",
  "similarHomes",
  "bedsBathsCars",
  "roomForPeople",
  "otherViewings",
  "stepFree",
  "leasedLand",
]);

/** What is answered with a list or a number, whatever else is asked of it. */
const isListed = ({ intent, words }: Match): boolean =>
  isCounted(intent) ||
  listedIntents.has(intent) ||
  (words > 1 && ["includedInLease", "includedInSharedCost"].includes(intent));

/** What else is asked of a thing, in the advertiser's words, or that it is not stated. */
function withRest(context: AskedContext, answered: Answer, subject: readonly Pattern[]): Answer {
  const quoted = quoteAdvertiser(context, subject);
  const rest = quoted?.sentences ?? [say(context, "answer.restNotStated")];
  return {
    ...answered,
    sentences: [...answered.sentences, ...rest],
    quotes: [...answered.quotes, ...(quoted?.quotes ?? [])],
  };
}

/** What is asked of the home as a whole, in words that can be said of a thing of it, too. */
const wholeIntents: ReadonlySet<string> = new Set([
  "askingPrice",
  "totalPrice",
  "monthlyCost",
  "rent",
  "internalArea",
  "address",
  "yearBuilt",
]);

/** Rooms that a thing may be in: `is there aircon in the bedrooms` asks for the aircon. */
const placeIntents: ReadonlySet<string> = new Set(["bedrooms", "bathrooms"]);

/** A question, and its words. */
interface Asked {
  words: readonly string[];
  question: string;
}

/** A match, or the best of the kind that the question asks for; null where it is a guess. */
function bestOfKind(
  found: Match | null,
  { words, question }: Asked,
  intents: readonly Pattern[],
): Match | null {
  if (!found || isOfKind(question, found.intent)) return found;
  const other = bestMatch(
    words,
    intents.filter(({ intent }) => intent !== "topic" && isOfKind(question, intent)),
  );
  return other && other.score > WEAK_SCORE ? other : null;
}

/** How big or old something is, is asked of the home where nothing else is named. */
const measuredIntents: ReadonlySet<string> = new Set(["internalArea", "yearBuilt"]);

/** The field that a question asks for: what a thing costs, or how big it is, is not said of the home. */
function matchOf(asked: Asked, intents: readonly Pattern[]): Match | null {
  const { words } = asked;
  const found = bestOfKind(bestMatch(words, intents), asked, intents);
  if (found && found.words === 1 && placeIntents.has(found.intent)) {
    const within = bestMatch(
      words,
      intents.filter(({ intent }) => intent.startsWith("facility:")),
    );
    if (within) return within;
  }
  if (!found || !wholeIntents.has(found.intent)) return found;
  const thing = bestMatch(
    words,
    intents.filter(({ intent }) => isOfThing(intent)),
  );
  return thing && unansweredAspect(asked, thing.intent) ? thing : found;
}

/** The price for a period is the monthly cost, as far as it is known. */
const ofPeriod = (context: AskedContext, intent: string | undefined): string | undefined =>
  intent === "askingPrice" && askedPeriod(context.question) !== null ? "monthlyCost" : intent;

/** Answers one question as it stands alone; the order is that of what must not be missed. */
export function answerWords(
  context: AskedContext,
  words: readonly string[],
  { declined, intents, topics, known }: Understanding,
  facts: AnswerFacts,
): Answer {
  const refused = bestMatch(words, declined);
  const isOfTerm = isTermQuestion(context.question, words);
  const terms = isOfTerm ? findTerms(words, facts.glossary ?? []) : [];
  const isOfKnownTerm = terms.length > 0 && isOfTermsAlone(words, terms);
  const asked = { words, question: context.question };
  const best = matchOf(asked, intents);
  // What a cooling-off period is can be said; whether it applies cannot.
  const isOverruled = isOfKnownTerm && refused?.intent === "legal";
  // `Mobile reception ok?` thanks for nothing.
  const isPolite = refused !== null && pleasantries.has(refused.intent);
  const isOfHome = isPolite && (best !== null || bestMatch(words, topics) !== null);
  if (refused && !isOverruled && !isOfHome) {
    const answered = plainAnswer(
      context,
      refused.intent,
      "declined",
      refusalMessage(refused.intent),
    );
    return { ...answered, isEnquiryOffered: refused.intent === "self" };
  }
  if (isOfKnownTerm) return answerTerm(context, words, facts);
  const aspect = best && unansweredAspect(asked, best.intent);
  const other =
    aspect &&
    bestMatch(
      words,
      intents.filter(({ intent }) => aspect.answeredBy.includes(intent)),
    );
  if (aspect && !other) {
    const { intent } = best;
    return answerAspect(context, aspect, {
      intent,
      subject: subjectOf(words, intent, { intents, topics }),
    });
  }
  const found = other ?? best;
  // One known word beside others that mean nothing here is a guess: `is the agent single`, `how big is the system`.
  const isSure = (found?.words ?? 0) > 1 && !wholeIntents.has(found?.intent ?? "");
  const isLoose =
    measuredIntents.has(found?.intent ?? "") ||
    found?.score === WEAK_SCORE ||
    (found !== null && found === best && !isListed(found));
  const isOfOther = isLoose && hasMore(words, subjectOf(words, found?.intent, { intents, topics }));
  const isGuess = isOfOther || (!isSure && words.some((word) => !isOrdinary(word, known)));
  const isThing = found?.intent.startsWith("facility:") || found?.intent === "garage";
  const meant = isGuess && !isThing ? null : found;
  const intent = ofPeriod(context, meantHere(context, meant?.intent));
  const subject = subjectOf(words, meant?.intent, { intents, topics });
  if (intent?.startsWith("facility:")) {
    return answerFacility(context, intent, { words, subject, isWhole: !isGuess });
  }
  const answered = intent === undefined ? null : answerField(context, intent);
  if (answered?.status === "answered") {
    return isCounted(intent) && found?.words === 1 && hasMore(words, subject)
      ? withRest(context, answered, subject)
      : withOwnFigures(context, answered);
  }
  const quoted = quoteAdvertiser(context, subject, found !== null && meant === null);
  if (quoted && (!intent?.startsWith("roomSize:") || isOfSize(quoted))) return quoted;
  if (answered) return answered;
  if (isOfTerm && terms.length === 0) return answerTerm(context, words, facts);
  // An intent without a field is of something that no listing states.
  if (intent !== undefined || bestMatch(words, topics)) {
    return topicNotStated(context);
  }
  return notUnderstood(context);
}
