import type { RegionLanguage } from "@hjem/domain/language";
import { analyse, analyseQuery } from "@hjem/domain/text/analyse";
import { plain } from "@hjem/domain/text/fold";
import { markupText, parseMarkup } from "@hjem/domain/text/markup";
import MiniSearch from "minisearch";

/** A longer sentence would be no quotation but the text itself. */
const SENTENCE_LENGTH_MAX = 320;
/** A text that answers has more than this share of the question's words. */
const COVERAGE_ABOVE = 0.5;

const sentencesOf = (html: string): string[] =>
  parseMarkup(html)
    .flatMap((node) => markupText([node]).split(/(?<=[.!?])\s+(?=\p{Lu})/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "" && sentence.length <= SENTENCE_LENGTH_MAX);

/** What a question is compared with. */
interface Compared {
  question: string;
  /** Words that every question has. */
  ignored: ReadonlySet<string>;
  language: Pick<RegionLanguage, "stemmer">;
  /** Whether all of the question's words must be found. @default false */
  isWhole?: boolean;
}

/** Words that say the same in a question and in an advert, each group by its first. */
const sameWords: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:redone|refurbished|remodelled|updated|upgraded|revamped)(?!\p{L})/giu,
    "renovated",
  ],
  [/(?<!\p{L})(?:kept|stored)(?!\p{L})/giu, "held"],
  [/(?<!\p{L})(?:communal|common)(?!\p{L})/giu, "shared"],
  [/(?<!\p{L})(?:peaceful|tranquil)(?!\p{L})/giu, "quiet"],
  [/(?<!\p{L})(?:outlook|vista)(?!\p{L})/giu, "view"],
  [/(?<!\p{L})(?:moms|mva)(?!\p{L})/giu, "merverdiavgift"],
  [/(?<!\p{L})(?:bade|badeplass\p{L}*|badestrand\p{L}*|svømme)(?!\p{L})/giu, "bading"],
  [
    /(?<!\p{L})(?:oppusset|oppussa|modernisert|oppgradert|oppgradering\p{L}*|rehabilitert|pusset opp|pussa opp)(?!\p{L})/giu,
    "renovert",
  ],
  [/(?<!\p{L})(?:leia|husleia|husleien)(?!\p{L})/giu, "leien"],
  [
    /(?<!\p{L})(?:oppsigelsestid\p{L}*|oppsigelse|sies opp|si opp|sagt opp)(?!\p{L})/giu,
    "oppsigelse",
  ],
  [/(?<!\p{L})(?:notice period|months? notice|weeks? notice)(?!\p{L})/giu, "notice"],
  [/(?<!\p{L})(?:stille|fredelig)(?!\p{L})/giu, "rolig"],
  [/(?<!\p{L})(?:stua|stuen|stova)(?!\p{L})/giu, "stue"],
  [/(?<!\p{L})(?:kort (?:vei|veg|avstand) til|tett på)(?!\p{L})/giu, " "],
  [/(?<!\p{L})(?:barneskole|ungdomsskole|grunnskole)\p{L}*/giu, "skole"],
  [/(?<!\p{L})(?:primary|high|secondary) schools?(?!\p{L})/giu, "schools"],
  [/(?<!\p{L})(?:sover|sove|sengeplass\p{L}*)(?!\p{L})/giu, "sengeplass"],
  [/(?<!\p{L})(?:varer|gjelder|løper)(?!\p{L})/giu, "løper"],
  [/(?<!\p{L})(?:turterreng\p{L}*|turområde\p{L}*|turmulighet\p{L}*|turstier?)(?!\p{L})/giu, "tur"],
  [/(?<!\p{L})gjennomgangstrafikk(?!\p{L})/giu, "trafikk"],
  [/(?<!\p{L})(?:uteplass|platting)\p{L}*/giu, "terrasse"],
  [/(?<!\p{L})alfresco(?!\p{L})/giu, "deck"],
  [/(?<!\p{L})dining (?:area|space)(?!\p{L})/giu, "dining room"],
  [/(?<!\p{L})(?:matbutikk\p{L}*|dagligvarebutikk\p{L}*|dagligvarer?)(?!\p{L})/giu, "butikk"],
  [/(?<!\p{L})(?:brukes|bruke|benytte|benyttes)(?!\p{L})/giu, "bruk"],
  [/(?<!\p{L})(?:facing|faces|aspect)(?!\p{L})/giu, "face"],
  [/(?<!\p{L})(?:delt|delte)(?!\p{L})/giu, "felles"],
  [/(?<!\p{L})(?:solrik\p{L}*|solforhold\p{L}*)(?!\p{L})/giu, "sol"],
  [/(?<!\p{L})(?:hundehold\p{L}*|hundehald\p{L}*)(?!\p{L})/giu, "hund"],
  [/(?<!\p{L})(?:godkjennes|godkjenning\p{L}*|godkjent)(?!\p{L})/giu, "godkjenne"],
  [/(?<!\p{L})(?:gata|gaten|gate|veien|vegen|området|strøket|nabolaget)(?!\p{L})/giu, "strøk"],
  [
    /(?<!\p{L})(?:street|area|part|location|position|neighbourhood|pocket|spot)(?!\p{L})/giu,
    "street",
  ],
];

/** A place that is named in each of many sentences. */
const generic: ReadonlySet<string> = new Set(["strøk", "street"]);

/** Names of streets say nothing of what is there: no lake is near for Lake Drive. */
const streetName =
  /(?<!^|\p{L})\p{Lu}[\p{L}'’]+ (?:Street|Road|Drive|Avenue|Lane|Close|Court|Crescent|Grove|Terrace|Place|Parade|Way|Boulevard)(?!\p{L})/gu;

const inSameWords = (text: string): string =>
  sameWords.reduce((done, [found, word]) => done.replaceAll(found, word), text);

/** The place of the text that has most of a question's words; null if none has more than half, or all where `isWhole`. */
export function findText(
  texts: readonly string[],
  { question, ignored, isWhole = false, language: { stemmer } }: Compared,
): number | null {
  const asked = inSameWords(question)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !ignored.has(plain(word)));
  const special = asked.filter((word) => !generic.has(word));
  const { include: stems } = analyseQuery(
    (special.length > 0 ? special : asked).join(" "),
    stemmer,
  );
  if (stems.length === 0 || texts.length === 0) return null;
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ["text"],
    tokenize: (text) => analyse(text, stemmer),
    processTerm: (term) => term,
  });
  index.addAll(
    texts.map((text, id) => ({ id, text: inSameWords(text.replaceAll(streetName, " ")) })),
  );
  const [best] = index.search(stems.join(" "), {
    tokenize: (text) => text.split(" "),
    prefix: (term) => !isWhole && term.length > 3,
    fuzzy: (term) => (!isWhole && term.length > 6 ? 1 : false),
  });
  if (!best) return null;
  const coverage = best.queryTerms.length / stems.length;
  if (coverage <= COVERAGE_ABOVE || (isWhole && coverage < 1)) return null;
  return typeof best.id === "number" ? best.id : null;
}

/**
 * The sentence of the advert's description that has most of a question's words; null if none has more than half. The
 * sentence is the advertiser's claim, not a fact. Only sentences that `isOfSubject` accepts are looked at.
 */
export function findSentence(
  description: string,
  compared: Compared,
  isOfSubject: (sentence: string) => boolean,
): string | null {
  const sentences = sentencesOf(description).filter(isOfSubject);
  const place = findText(sentences, compared);
  return place === null ? null : (sentences[place] ?? null);
}
