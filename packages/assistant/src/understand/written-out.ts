/** Short forms of English, as people type them, and what they stand for. */
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/[’`´]/gu, "'"],
  [/(?<!\p{L})can'?t(?!\p{L})/giu, "can not"],
  [/(?<!\p{L})won't(?!\p{L})/giu, "will not"],
  [/(?<!\p{L})(is|are|do|does|did|has|have|was|would|could|should)n'?t(?!\p{L})/giu, "$1 not"],
  [/(?<!\p{L})(how|what|which)\s+(\p{L}+)'s(?!\p{L})/giu, "$1 $2 is"],
  [/(?<!\p{L})(what|when|where|who|how)'?s(?!\p{L})/giu, "$1 is"],
  [/(?<!\p{L})(that|it|there|here)'s(?!\p{L})/giu, "$1 is"],
  [/(?<!\p{L})(i)'m(?!\p{L})/giu, "$1 am"],
  [/(?<!\p{L})(they|we|you|i|it)'(?:d)(?!\p{L})/giu, "$1 would"],
  [/(?<!\p{L})(they|we|you)'re(?!\p{L})/giu, "$1 are"],
  [/(?<!\p{L})(they|we|you|i)'ve(?!\p{L})/giu, "$1 have"],
  [/(?<!\p{L})(they|we|you|i|it)'ll(?!\p{L})/giu, "$1 will"],
];

/** Polite beginnings, which ask nothing. */
const beginnings: readonly RegExp[] = [
  /^\s*(?:hei+|heisann|hallo|hallais|halla|heia|hi|hello|hey|hiya|g'?day|good (?:morning|afternoon|evening)|god (?:morgen|dag|kveld))(?: (?:there|mate|du|igjen))?\s*[,.!]*\s+(?=\S+\s+\S)/iu,
  /^\s*(?:can|could|would) (?:you|u) (?:please )?(?:tell me|let me know|say|confirm)\s+(?:if |whether )?/iu,
  /^\s*(?:do (?:you|u) (?:happen to )?know|any idea|just wondering|i was wondering|i wonder|i am wondering)[, ]+(?:if |whether )?/iu,
  /^\s*(?:kan (?:du|dere) (?:si|fortelle|svare)(?: meg)?(?: på)?|vet (?:du|dere)|veit du|jeg lurer på|lurer på|lurte på|går det an å få vite|kan jeg få vite|er det mulig å få vite)\s+(?:om )?(?!(?:og|and)(?!\p{L}))/iu,
];

/** Periods, as people name them. */
const periods: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:for|over) (?:the|a) (?:whole |full |entire )?(year|month|week|quarter|fortnight)(?!\p{L})/giu,
    "per $1",
  ],
  [/(?<!\p{L})på (?:et|en|ei) (?:helt|hel) (år|måned|uke|kvartal)(?!\p{L})/giu, "per $1"],
  [/(?<!\p{L})every (?:three|3) months(?!\p{L})/giu, "per quarter"],
  [/(?<!\p{L})(?:hver|kvar) (?:tredje|3\.?) måned(?!\p{L})/giu, "per kvartal"],
];

/** `Hvor er den` asks where it lies: of how old it is, only a word between differs. */
const places: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(hvor|kor) (?:er|e) (den|det|leiligheta|leiligheten|huset|hytta|hytten|boligen)\s*(?=\?|$)/giu,
    "$1 ligger $2",
  ],
];

const replaced = (text: string, pairs: readonly (readonly [RegExp, string])[]): string =>
  pairs.reduce((done, [found, whole]) => done.replaceAll(found, whole), text);

/**
 * A question with its short forms written out and without a polite beginning: `could you tell me how long's the lease` is
 * `how long is the lease`.
 */
export const writtenOut = (question: string): string =>
  beginnings.reduce(
    (text, beginning) => text.replace(beginning, ""),
    replaced(question, [...shortForms, ...periods, ...places]),
  );
