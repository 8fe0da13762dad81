import { plain } from "@hjem/domain/text/fold";
import { thingWords } from "../intents/things.ts";
import { clausesOf } from "../understand/clauses.ts";
import { fillerWords } from "../understand/filler-words.ts";
import { bestMatch, fits, type Pattern, readPatterns } from "../understand/patterns.ts";
import { askedPeriod, withoutPeriods } from "../understand/periods.ts";
import { questionTokens } from "../understand/tokens.ts";

/** Questions before this one that it can refer to. */
const REMEMBERED = 4;
/** Longer questions stand alone. */
const FOLLOW_UP_WORDS_MAX = 9;
/** `And a garage?` */
const LED_WORDS_MAX = 5;

const things = thingWords.map(plain);
const wordsIn = /[\p{L}\p{N}]+/gu;

/** How a thing is, in words that begin as a thing does: `solrik`. */
const ofWeather = /(?:rik|rikt|rike|vendt|vendte)$/iu;

/** The last word of a question that names a thing of the home, as it was typed. */
function thingIn(question: string): string | null {
  const isThing = (word: string): boolean => {
    const token = plain(word);
    if (ofWeather.test(word)) return false;
    return things.some((thing) => fits(token, thing));
  };
  return (question.match(wordsIn) ?? []).findLast(isThing) ?? null;
}

/** Words that refer to what was named before. */
const firstPronoun =
  /(?<![\p{L}\p{N}])(?:den|det|denne|dette|de|dem|disse|it|this|that|they|them|these|those)(?![\p{L}\p{N}])/iu;

/** What is asked of a thing rather than of the home, when it is asked of `it`. */
const ofThings = readPatterns({
  any: [
    "flat|flate|bratt|steep|level",
    "rente*|renta|nedbetal*|avdrag*|nedbetalt",
    "stor|stort|store|storrelse*|kvm|kvadrat*|m2|big|large|size|sqm|deep|wide|long !lenge",
    "vender|vendt|vend|sor|vest|ost|face|faces|facing|sun|sunny|sol|solrik*",
    "oppvarmet|oppvarma|varmt|heated|heating",
    "felles|delt|delte|privat|private|privat|shared|communal|egen",
    "overbygd|overbygget|innglasset|glasset|covered|undercover|enclosed",
    "last|lukket|locked|lockable|secure|oppvarmet",
    "separat|separate|combined|tandem|double|single|dobbel",
    "elektrisk|elektriske|electric|automatic|automatisk|remote",
    "pusset|oppussa|oppusset|renovert|renovated|updated|redone|nytt|ny|nye|new",
    "gammel|gammelt|gamle|gammal|old",
    "tillatt|lov|allowed|permitted !a !to",
    "titled|tinglyst",
    "on|own|separate title",
    "hvor|kor|kvar er|ligger !stor* !lang*",
    "where",
    "virker|fungerer|work|works|working",
    "flislagt|tiled|fliser|tiles",
    "fenced|inngjerdet|gjerde",
    "isolert|isolerte|insulated",
  ],
});
/** Of the age of a thing only where a home has one of it that is renewed. */
const renewed = readPatterns({
  any: [
    "kjokken*|bad|badet|badene|tak|taket|vindu*|varmepumpe*|heis|heisen|garasje*",
    "kitchen|bathroom|bathrooms|roof|windows|ensuite|pool|garage|deck|heating|appliances",
  ],
});
const ofWork = readPatterns({
  any: ["pusset|oppusset|oppussa|renovert|renovated|updated|redone|nytt|ny|nye|new"],
});
const ofAge = readPatterns({ any: ["gammel|gammelt|gamle|gammal|old"] });
/** A car space may have a title of its own. */
const carSpace = /(?<!\p{L})car (?:space|spot|park|bay)s?(?!\p{L})/iu;
const ofTitle = readPatterns({ any: ["titled", "on|own|separate title"] });
const neuter = /(?:et|bad|kjøkken|tak|basseng|anneks|uthus|vindu|badekar)$/iu;
/** Where one price is for all, a home's price is meant by `what does it cost`. */
const priced = readPatterns({
  any: [
    "garasje*|parkering*|parkeringsplass*|garage|parking|carspace|carport|bod|boden|storage|internett*|fiber*|internet|nbn|tv",
  ],
});
const ofCost = readPatterns({
  any: ["koster|kostar|kost|pris|prisen|cost|costs|price", "mye|mykje", "much"],
});
const ofInclusion = readPatterns({
  any: [
    "inkludert|inngar|med|folger|included|include|includes|come|comes|cover|covers|dekker|dekkes|bakt|dekka|covered",
  ],
});
/** `What do I get for it?` */
const ofGain = readPatterns({ any: ["what get|getting", "hva|kva far"] });
const sharedOrRent = readPatterns({
  any: [
    "felleskost*|fellesutgift*|felleskostnad*|husleie*|husleia|leie|leia|leien|leige|leiga",
    "strata|levies|levy|fees|fee|rent|rental|corp|corporation|corporate",
  ],
});
const ofSize = readPatterns({ any: ["stor|stort|store|storrelse*|kvm|big|large|size|sqm"] });
const namesHome =
  /(?<!\p{L})(?:leiligheten|leilighet|huset|boligen|hytta|home|house|apartment|flat|unit|place|property|itself)(?!\p{L})/iu;
const inclusion =
  /(?<!\p{L})(?:cover|covers|include|includes|included|dekker|dekkes|inkluderer|inkludert|inngår)(?!\p{L})/giu;
const isOf = (text: string, patterns: readonly Pattern[]): boolean =>
  bestMatch(questionTokens(text), patterns) !== null;

/** How a question goes on from the one before. */
const lead =
  /^\s*(?:(?:og|men|eller|and|but|or|so)\s+)?(?:hva med|kva med|enn|what about|how about|og hva med)?\s*/iu;
/** `The kitchen then?` */
const trail = /\s+(?:da|a|then|though)\s*[?.!]*\s*$/iu;
const isLed = (question: string): boolean =>
  (lead.exec(question)?.[0].trim() ?? "") !== "" ||
  (trail.test(question) && (question.match(wordsIn) ?? []).length <= 3);

/** Words that add nothing to a question for a period, or for more of the same. */
const bare: ReadonlySet<string> = new Set([
  ...fillerWords,
  ..."per pr a an each every blir utgjør betaler betale koster cost pay tilsvarer altså gang much weekly exactly date time dato s is klokka klokken tid dag day many they those these de disse"
    .split(" ")
    .map(plain),
]);
/** Words that every question has, and that ask for more after `when was it renovated?`. */
const ofDeed = /(?<!\p{L})(?:done|gjort)(?!\p{L})/iu;
const isBare = (text: string): boolean =>
  !ofDeed.test(text) && (text.match(wordsIn) ?? []).every((word) => bare.has(plain(word)));

/** A question for more of the same: `når?`, `how much is it`. */
const asks =
  /(?<![\p{L}])(?:når|hvor|hva|hvilken|hvilket|hvorfor|kor|kva|kvifor|klokka|klokken|when|where|how|what|which|why)(?![\p{L}])/iu;
const asksAmount =
  /(?<![\p{L}])(?:hvor mye|kor mykje|hvor mykje|how much|hva koster|what does (?:it|that) cost)(?![\p{L}])/iu;

/** What is known of a text by itself. */
export interface TextFacts {
  /** Whether it is about a field. */
  isKnown: (text: string) => boolean;
  /** Whether something is generally true of what it asks. */
  isGeneral: (text: string) => boolean;
  /** Whether it is about an amount that has a period. */
  isRecurring: (text: string) => boolean;
}

/** A question put after another as one, which is not divided again. */
const joined = (before: string, question: string): string =>
  `${before.replaceAll(/[.,;!?]+(?=\s|$)|(?<=\s)(?:og|and)(?=\s)/giu, " ")} - ${question.replace(lead, "")}`;

/** Whether `it` in a question is a thing that was named before, and not the home. */
function isOfThing(question: string, before: string, thing: string): boolean {
  if (isOf(question, ofCost)) return isOf(before, priced);
  if (isOf(question, ofWork)) return isOf(before, renewed);
  // In Norwegian a lift is no `det`, but the house is one.
  if (isOf(question, ofAge))
    return !/(?<!\p{L})det(?!\p{L})/iu.test(question) || neuter.test(thing);
  return isOf(question, ofThings) || isOf(question, ofInclusion);
}

/** Homes of a project, of which each has its price. */
const ofUnits = readPatterns({
  any: ["mange|many leilighet*|leilegheit*|bolig*|enhet*|units|apartments|homes|townhouses"],
});

/** What a home costs again and again, or once, as it is named. */
const costs =
  /(?<!\p{L})(?:council rates|rates|strata levies|strata|levies|body corporate|fees|bond|stamp duty|kommunale avgifter|eiendomsskatt\p{L}*|felleskost\p{L}*|fellesutgift\p{L}*|fellesgjeld\p{L}*|depositum\p{L}*|festeavgift\p{L}*|dokumentavgift\p{L}*)(?!\p{L})/iu;

/** A loan, and what is asked of it. */
const loans = readPatterns({
  any: [
    "lan*|manedskost*|manedskostnad*|egenkapital*|loan|mortgage|repayment*|repayments|renta|rente*",
  ],
});
const ofLoan = readPatterns({
  any: [
    "rate|rates|years|term|deposit|interest",
    "rente*|renta|egenkapital*|nedbetalingstid*|lopetid*",
    "mange ar",
  ],
});
/** `How long?`, after it was asked when a home can be moved into or what it rents for. */
const howLong =
  /^\s*(?:(?:og|and|men|but)\s+)?(?:(hvor lenge|kor lenge)|how long)(?: da| for)?\s*[?.!]*\s*$/iu;
const ofLease = readPatterns({
  any: [
    "leie|leige|leiekontrakt*|leieforhold*|leieperiode*|leieavtale*|ledig|flytte*|innflytt*",
    "lease|rent|rented|tenancy|available|move|moving",
  ],
});
/** `How about 20?` */
const bareNumber =
  /^\s*(?:(?:how|what) about|and|or|og|hva med|enn|med|with)?\s*(?:at\s+|på\s+)?\d+(?:[.,]\d+)?\s*(?:%|percent|prosent|k|years|år|mill\p{L}*)?\s*[?.!]*\s*$/iu;
/** `The biggest one`: of several things one. */
const superlative =
  /(?<!\p{L})(?:(?:det|den|the)\s+)?(?:største|minste|biggest|largest|smallest)(?:\s+(?:one|av dem))?(?!\p{L})/iu;
const counted = readPatterns({ any: ["*soverom*|bedroom|bedrooms|bad|badene|bathroom|bathrooms"] });
/** `Hvor mange kvadrat er det`: a subject that stands for nothing. */
const expletive =
  /^\s*(?:og\s+)?(?:(?:hvor|kor)\s+(?:mange|mye|mykje)\s.*(?<!\p{L})det(?!\p{L})|(?:åssen|hvordan|korleis|kossen)\s+(?:er|e)\s+det\s+med)/iu;

/** Where `it` may be a thing that was named before: in `who lets it, is it private` the second is of the first. */
const pronounIn = (question: string): number => {
  const at = question.search(firstPronoun);
  return expletive.test(question) || at >= (clausesOf(question)[0] ?? question).length ? -1 : at;
};

/** `How big?`, without a word for what. */
const isFragmentOfSize = (question: string): boolean =>
  isOf(question, ofSize) &&
  !namesHome.test(question) &&
  question.search(firstPronoun) < 0 &&
  (question.match(wordsIn) ?? []).length <= LED_WORDS_MAX - 1;

/** The question as it would be asked alone, after `before`. */
function resolve(
  question: string,
  before: string,
  { isKnown, isGeneral, isRecurring }: TextFacts,
): string {
  const words = question.match(wordsIn) ?? [];
  if (words.length > FOLLOW_UP_WORDS_MAX) return question;
  const isAlone = isKnown(question) || isGeneral(question);
  const lasting = isOf(before, ofLease) ? howLong.exec(question) : null;
  if (lasting) return lasting[1] ? "hvor lenge kan jeg leie" : "how long is the lease";
  if (askedPeriod(question) !== null && isBare(withoutPeriods(question))) {
    if (isAlone) return question;
    return isRecurring(before) ? joined(before, question) : joined("pris price", question);
  }
  if (isOf(before, ofUnits) && isOf(question, ofCost) && isBare(question)) return "pris price";
  const own = thingIn(question);
  const space = isOf(question, ofTitle) ? carSpace.exec(before)?.[0] : undefined;
  const thing = thingIn(before) ?? space ?? null;
  const at = pronounIn(question);
  if (isOf(before, loans) && bareNumber.test(question)) return joined(before, question);
  if (words.length <= LED_WORDS_MAX + 2 && isOf(before, loans) && isOf(question, ofLoan)) {
    return isAlone && own ? question : joined(before, question);
  }
  if (!own && thing && isOf(before, counted) && superlative.test(question)) {
    return `${question.replace(superlative, "størrelse size")} ${thing}`;
  }
  if (at >= 0 && !own) {
    const isOfContents = isOf(question, ofInclusion) || isOf(question, ofGain);
    if (isOfContents && isOf(before, sharedOrRent)) return joined(before, question);
    if (thing && isOfThing(question, before, thing)) {
      return question.slice(0, at) + question.slice(at).replace(firstPronoun, thing);
    }
  }
  if (isLed(question) && own && thing && words.length <= LED_WORDS_MAX) {
    // `Living room` is one thing.
    const named = new RegExp(`${thing}(?:\\s+room)?`, "u");
    return thingIn(before.replace(thing, "")) === null ? before.replace(named, own) : question;
  }
  if (isLed(question) && own && !thing && isOf(before, ofSize) && namesHome.test(before)) {
    return `hvor stor how big ${own}`;
  }
  if (isLed(question) && isOf(before, ofSize) && namesHome.test(question)) {
    return before.replace(thing ?? before, "home");
  }
  if (isFragmentOfSize(question) && thing && !own) return joined(question, thing);
  const isOfHome = at >= 0 && thing !== null && !isOf(before, priced);
  const cost = costs.exec(before)?.[0];
  if (cost && asksAmount.test(question) && isBare(question) && !isOf(before, priced)) {
    return `${question.replace(/[\s?.!]+$/u, "").replace(firstPronoun, "")} ${cost}`;
  }
  if (asksAmount.test(question) && isBare(question) && !isOfHome) {
    return joined(before.replaceAll(inclusion, " "), "koster cost");
  }
  if (!isAlone && asks.test(question) && isBare(question)) {
    // Of a thing, `how much is it` is what it costs.
    return joined(before, thing && asksAmount.test(question) ? "koster cost" : question);
  }
  return question;
}

/** Of two questions at once the second, as it would be asked alone. */
const lastClause = (question: string, facts: TextFacts): string =>
  clausesOf(question).reduce((before, clause) => resolve(clause, before, facts));

/**
 * A question as it would be asked alone: `og per måned?` after `Hva er felleskostnadene?` is both. What was asked last, its
 * thing and its period are remembered, over what is said in between (D81).
 */
export function standaloneQuestion(
  question: string,
  earlier: readonly string[],
  facts: TextFacts,
): string {
  let before: string | null = null;
  for (const asked of earlier.slice(-REMEMBERED)) {
    const whole: string = before === null ? asked : resolve(asked, before, facts);
    if (facts.isKnown(whole) || thingIn(whole) !== null) before = lastClause(whole, facts);
  }
  return before === null ? question : resolve(question, before, facts);
}
