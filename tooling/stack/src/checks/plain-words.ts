import { messagesOf } from "./po-file.ts";

interface ForbiddenWord {
  word: RegExp;
  /** Why it is rejected, for the person who replaces it. */
  reason: string;
}

const forbid = (reason: string, ...words: readonly RegExp[]): ForbiddenWord[] =>
  words.map((word) => ({ word, reason }));

/** Words that are rejected in all texts: a portal of the market would not write them. */
const forbiddenWords: readonly ForbiddenWord[] = [
  ...forbid(
    "archaic or bookish",
    /\btold\b/i,
    /\bwork(?:ed|s)? (?:it )?out\b/i,
    /\bneed do nothing\b/i,
    /\banew\b/i,
    /\bwhoever\b/i,
    /\bonce more\b/i,
    /\bi alt\b/i,
    /\bherav\b/i,
  ),
  ...forbid(
    "a picture where the thing has a name",
    /\bupside down\b/i,
    /\bopp ned\b/i,
    /\bfilters? away\b/i,
    /\b(?:et|ett|to) filt(?:er|re) unna\b/i,
    /\bdoor (?:is|got) stuck\b/i,
    /\bsatt seg fast\b/i,
    /\bnobody lives (?:at|here)\b/i,
    // `\b` does not match after å.
    /\bingen bor på(?!\p{L})/iu,
    /\brolig sted å lete\b/i,
    /\bgood place to (?:begin|start)\b/i,
    /\bgodt sted å begynne\b/i,
    /\bworth a look\b/i,
    /\bverdt en titt\b/i,
    /\bmange leter her\b/i,
    /\bboligene er på vei\b/i,
  ),
  ...forbid(
    "a statistic has a name: median, middle 50%",
    /\bin the middle\b/i,
    /\bmiddle (?:one|half)\b/i,
    /\bpå midten\b/i,
    /\b(?:den midterste|midterste halvdel)\b/i,
  ),
  ...forbid("the word is email", /\be-mail/i, /\bskriv inn mailen\b/i),
  ...forbid(
    "bokmål of the site: stuen, døren, solen",
    /\b(?:stua|døra|solas)\b/i,
    /\bsola\b/,
    // In a list of names it is the municipality.
    /(?<!, )\bSola\b/,
  ),
  ...forbid("the word is meglerkontor", /\bmeglerforetak/i),
  ...forbid("the word is ny bolig", /\bnybolig(?:en|er|ene)?\b/i),
  ...forbid(
    "a label is the name of what stands there",
    /^å (?:kjøpe|bo|bo, per måned|flytte inn|låne|betale i måneden)$/i,
    /^to (?:buy|live|live, per month|move in|borrow|pay (?:a|per) month)$/i,
    /\bboliger som passer$/i,
    /\bslik vises boligene\b/i,
    /\bnedbetalt over\b/i,
    /\bbruk det som er\b/i,
    /\bmeglersøk\b/i,
    /\bfirst here\b/i,
    /^glem\b/i,
  ),
  ...forbid(
    "says what it rests on, in full",
    /^(?:antar|assumes)\b/i,
    /\bvi kan ikke si det\b/i,
    /\b(?:en ny bolig betaler|a new home pays)\b/i,
    /\ben besøkende har et spørsmål\b/i,
    /\bvisitor has a question\b/i,
  ),
  ...forbid("written walk-in-garderobe", /\bwalk-in garderobe/i),
  ...forbid("the word is estimert or anslag", /\bantatt\b/i),
  ...forbid("the word is rapporter", /\bmeld fra om annonsen\b/i),
  ...forbid("a link is valid, it does not work for a time", /\blenken virker i\b/i),
  ...forbid("the word is enter", /\bwrite your\b/i),
  ...forbid(
    "says nothing of the home",
    /\bblikket kan hvile\b/i,
    /\bklærne får plass\b/i,
    /\bhverdagen til å gå opp\b/i,
    /\bcooks have\b/i,
    /\bkept the bones\b/i,
    /\bworks in \d{4}\b/i,
    /\bnobody has to queue\b/i,
    /\bis what you will find\b/i,
  ),
];

/** Words of other English-speaking markets, rejected in Australian texts. */
const forbiddenInAustralia: readonly ForbiddenWord[] = [
  ...forbid("the word is inspection", /\bviewings?\b/i),
  ...forbid("the word is real estate agent", /(?<!\breal )\b[Ee]state agents?\b/),
  ...forbid("the word is leased", /\b(?:to|sold or|is|was) let\b/i, /\bletting\b/i),
  ...forbid(
    "Australian spelling",
    /\b(?:color|center|neighborhood|license plate|organiz\w+|recogniz\w+)\b/i,
  ),
  ...forbid("storeys are levels", /\b(?:first|second|third|fourth) floor\b/i),
];

const forbiddenOf = (text: string, words: readonly ForbiddenWord[]): string | null => {
  for (const { word, reason } of words) {
    const found = word.exec(text)?.[0];
    if (found !== undefined) return `says ${JSON.stringify(found)} (${reason})`;
  }
  return null;
};

/**
 * The messages of a catalog with a rejected word. The Norwegian `e-post` is not `e-mail`. An English
 * catalog is used in both markets, so `isEnglish` adds the words rejected in Australia; names of placeholders are ignored.
 */
export const unwantedIn = (catalog: string, isEnglish = false): string[] =>
  messagesOf(catalog).flatMap(({ id, text }) => {
    const words = isEnglish ? [...forbiddenWords, ...forbiddenInAustralia] : forbiddenWords;
    const found = forbiddenOf(text.replaceAll(/\{\w+\}/g, "{}"), words);
    return found === null ? [] : [`${JSON.stringify(id)} ${found}`];
  });

/** Texts of a source file: terms of a region, descriptions of demo homes. Comments and lower-case keys are ignored. */
const textsOf = (source: string): string[] =>
  [
    ...source
      .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/[^\n]*|^import [^\n]*/gm, "")
      .matchAll(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g),
  ]
    .map(([text]) => text.slice(1, -1))
    .filter((text) => !/^[a-z_-]+$/.test(text));

/** The texts of a source file that contain a rejected word; `isAustralian` adds those of the Australian market. */
export const unwantedInSource = (source: string, isAustralian: boolean): string[] =>
  textsOf(source).flatMap((text) => {
    const found = forbiddenOf(text, [
      ...forbiddenWords,
      ...(isAustralian ? forbiddenInAustralia : []),
    ]);
    return found === null ? [] : [`${JSON.stringify(text.slice(0, 60))} ${found}`];
  });

/** The lines of a Markdown text that contain a rejected word; `isAustralian` adds those of the Australian market. */
export const unwantedInMarkdown = (markdown: string, isAustralian: boolean): string[] =>
  markdown.split("\n").flatMap((line) => unwantedInSource(JSON.stringify(line), isAustralian));
