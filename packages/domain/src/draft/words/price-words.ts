import { amountOf, MONEY, PERIOD } from "./amounts.ts";
import { type Clause, clausesOf, type FoundWords, subjectAt } from "./clauses.ts";

/** The price of the home that is advertised. */
const own =
  /\b(?:price[ds]?|pricing|guide|asking|offers?|bids?|bidding|bidders?|buyers?|purchase|buy|buying|eoi|interest|sale|sales price|sell|selling|vendors?|sellers?|owners? want\w*|reserve|secure|invited|expect\w*|market(?:ed)? at|listed|indicative|estimate[ds]?)\b/gu;
/** Anything else that costs money, or is worth it. */
const other =
  /\b(?:spen[dt]\w*|(?:renovat|upgrad|improve|refurbish|refresh)(?!ed(?: [a-z-]+){0,3} (?:home|house|apartment|unit|townhouse|villa|studio|residence|duplex|terrace|cottage|property|penthouse|flat)\b)\w*|invest(?:ed|ing)|works?|worth|landscap\w*|extension|build\w*|built|construct\w*|approv\w*|plans?|quotes?|nbn|internet|broadband|wi-?fi|fees?|lev(?:y|ies)|strata|corporate|corporation|rates|water|council|outgoings|insur\w*|bills?|electricity|solar|rebates?|grants?|subsid\w*|concessions?|duty|duties|sav(?:e|es|ed|ings?)|rent|rental|rents|rented|leased|tenant\w*|income|returns?|returning|yields?|turnover|profit|repayments?|deposits?|finance|loans?|mortgage|bond|furniture|furnish\w*|appliances?|contents|depreciation|tax|airbnb|tuition|school fees|population|jobs|valuation|replac\w*|car ?parks?|parking|car spaces?|storage|membership|marina|berth|mooring|menus?|coffee|meals?|prizes?|raised|donat\w*|compensation|infrastructure|project|precinct|hospital|stadium|upgrade)\b/gu;
/** Other homes and other times: what they cost is no price of this one. */
const elsewhere =
  /\b(?:median|average|neighbou?r\w*|nearby|similar|comparable|sold|recent\w*|in (?:the|this|our) (?:street|area|suburb|estate|block|building|complex)|next door|up the road|last year|in (?:19|20)\d\d|paid)\b/u;
/** What is for sale. */
const home =
  /\b(?:homes?|houses?|apartments?|units?|townhouses?|villas?|studios?|residences?|duplex\w*|terraces?|cottages?|land|lots?|blocks?|acreage|properties|property|penthouses?|bedrooms?|bed|br|package)\b/u;

const filler =
  "(?: (?:the|an?|only|just|around|about|approx|approximately|say|mid|low|high|price|amount|bids?|offers?|of|at|from|all))*";
const before =
  "(?:from|starting|starts?|commencing|commences|beginning|begins|over|above|exceeding|excess of|upwards? of|north of|(?:more|greater|higher|better) than|not? (?:less|lower|under) than|no(?:thing)? (?:offers? )?(?:under|below)|at least|minimum|min|vicinity of)";
const addedCost =
  "(?: ?(?:gst|stamp|costs?|legals?|fees?|duty|duties|transfer|government|govt|water|bills?|outgoings|body|owners?|rates|conveyanc\\w*|land|build))";
/** What begins anew after an amount: `$720,000 plus buyers should inspect`. */
const anew =
  "(?: (?:buyers?|offers?|bids?|price|range|guide|considered|invited|expected|inspect\\w*|call|contact|ring|email|vendors?|sellers?|interested|for (?:this|the|a)|only|enquir\\w*|must|should|will|wanted|sought|please|register|viewings?|open (?:home|for))\\b)";
const after = `(?: ?\\+(?!${addedCost}| ?\\d)| plus(?:(?=${anew})|(?!${addedCost}| [a-z]))| (?:or|and|&) (?:more|above|over|up|upwards|higher|better|best offer|near(?:est)? offer)| upwards| onwards| ono\\b| obo\\b)`;

const openBefore = new RegExp(`\\b${before}${filler}[: ]+(?<money>${MONEY})${after}?`, "gu");
/** `mid $800,000s`, `low to mid 700s`: no amount either. */
const vague = new RegExp(
  `\\b(?:low|mid|high|early|late)(?: to (?:mid|high))?[ -](?<money>\\d{3}(?='?s\\b)|${MONEY})(?:'?s\\b)?`,
  "gu",
);
const openAfter = new RegExp(`(?<money>${MONEY})(?:'?s)?${after}`, "gu");
/** `guide 650+`, likewise. */
const plus = /\b(?:guide|asking|price|offers?|bids?):? \d{3} ?k? ?\+/gu;
/** `offers over 850`, `bids from 1.2m`: bare numbers are prices only where a price is named. */
const bare =
  /\b(?:offers?|bids?|bidding|price[ds]?|guide|asking|buyers?|eoi)(?: [a-z]+){0,2} (?:from|over|above|exceeding|in excess of|starting(?: at| from)?|upwards? of|north of|more than) (?:\d{3}(?:'?s)?|\d\.\d{1,2} ?m)\b(?! ?(?:m|km|sqm|sq|square|m2|metres?|meters?|min\w*|acres?|ha|hectares?|%|per|years?|people|visitors|views)\b)/gu;

/** Dollars below which nothing is the price of a home; where a price is named, of a parking space. */
const PRICE_MIN = { home: 100_000, named: 20_000 } as const;
/** Words of a clause up to which it says no more than an amount. */
const SHORT_WORDS = 8;

function judge(
  { text, sentence }: Clause,
  match: { index: number; words: string; amount: number },
): FoundWords | null {
  const { index: start, words, amount } = match;
  const end = start + words.length;
  const next = text.slice(end);
  if (PERIOD.test(next) || amount < PRICE_MIN.named) return null;
  if (/^(?: \w+)? (?:spent|worth|invested|saved|below|under|raised|has been|was)\b/.test(next))
    return null;
  const subject = subjectAt(text, { start, end }, { own, other });
  const isOffer = /\b(?:offers?|bids?|bidding|eoi|guide|asking|price[ds]?)(?: \w+){0,3} ?:?$/.test(
    text.slice(0, start).trimEnd(),
  );
  if (subject === "other") return null;
  if (amount < PRICE_MIN.home && !isOffer) return null;
  if (elsewhere.test(text) && !isOffer) return { words, isCertain: false };
  if (subject === "own") return { words, isCertain: true };
  if (new RegExp(other.source, "u").test(sentence)) return null;
  const isShort = text.split(" ").length <= SHORT_WORDS;
  return { words, isCertain: isShort || home.test(text) };
}

/** Clauses in which an amount may stand. */
const withNumbers = (text: string): Clause[] =>
  clausesOf(text).filter((clause) => /\d|hundred|million/u.test(clause.text));

/** Prices without an end in a text about a home for sale: `from $850,000`, `offers over 900k`, `$850,000+` (market 13). */
export const openPrices = (text: string): FoundWords[] =>
  withNumbers(text).flatMap((clause) => [
    ...[openBefore, openAfter, vague]
      .flatMap((pattern) => [...clause.text.matchAll(pattern)])
      .flatMap((match) => {
        const money = match.groups?.["money"] ?? "";
        const amount = amountOf(money) * (/^\d{3}$/u.test(money) ? 1_000 : 1);
        return judge(clause, { index: match.index, words: match[0], amount }) ?? [];
      }),
    ...[...clause.text.matchAll(bare), ...clause.text.matchAll(plus)].map(([words]) => ({
      words,
      isCertain: true,
    })),
  ]);

/** Any price of the home: `price guide $850,000`, `bidding around 1.1 million`. */
export const statedPrices = (text: string): FoundWords[] => [
  ...openPrices(text),
  ...withNumbers(text).flatMap((clause) =>
    [...clause.text.matchAll(new RegExp(MONEY, "gu"))].flatMap(({ 0: words, index }) => {
      const found = judge(clause, { index, words, amount: amountOf(words) });
      const isNamed = clause.text.slice(0, index).search(own) >= 0;
      return found?.isCertain && isNamed ? found : [];
    }),
  ),
];

const range = new RegExp(
  `(?<low>${MONEY}|\\$\\d+|\\b\\d{3}\\b) ?(?:-|to|and|up to) ?(?<high>${MONEY})`,
  "gu",
);
const bareThousands = 10_000;

/** Whether a text says that the home is sold by auction. */
export const saysAuction = (text: string): boolean =>
  clausesOf(text).some(
    (clause) =>
      /\b(?:auction(?:s|ed)?|under the hammer)\b(?! (?:clearance|house|results|rates))/u.test(
        clause.text,
      ) &&
      !/\b(?:no|not|never|without|n't|instead of|rather than|skip|avoid)(?: [a-z]+){0,3} auction/u.test(
        clause.text,
      ),
  );

/** A price range in a text that is wider than `maxPercent`. */
export const widePriceRanges = (text: string, maxPercent: number): FoundWords[] =>
  withNumbers(text).flatMap((clause) =>
    [...clause.text.matchAll(range)].flatMap((match) => {
      const high = amountOf(match.groups?.["high"] ?? "");
      const written = amountOf(match.groups?.["low"] ?? "");
      const low = written < bareThousands && high >= PRICE_MIN.home ? written * 1_000 : written;
      if (low < PRICE_MIN.home || high <= low * (1 + maxPercent / 100) + 1) return [];
      return judge(clause, { index: match.index, words: match[0], amount: low }) ?? [];
    }),
  );
