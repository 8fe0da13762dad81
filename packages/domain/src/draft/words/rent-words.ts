import { amountOf, MONEY } from "./amounts.ts";
import { type Clause, clausesOf, type FoundWords, subjectAt } from "./clauses.ts";

/** The rent of the home that is advertised. */
const own =
  /\b(?:rent|rents|rental|price[ds]?|pricing|asking|rate|amount|pw|pcm|weekly|per week|a week|offers?|bids?|bidding|guide)\b(?! (?:application|agreement|history|provider|market|ledger|income|appraisal|inspection|reference|record|assistance|bond|property|home|includes|period|payments?)\w*)/gu;
/** What else is agreed on, costs money or has an end. */
const other =
  /\b(?:nbn|internet|broadband|wi-?fi|bills?|electricity|gas|water|utilit\w*|solar|foxtel|netflix|park(?:ing)?|car ?(?:parks?|spaces?|spots?|ports?)|garages?|carports?|storage|gym|pool|clean\w*|bond|deposits?|holding|pets?|cats?|dogs?|animals?|lease|term|terms|length|duration|months?|move|moving|dates?|start|commenc\w*|availab\w*|entry|occup\w*|furni\w*|unfurni\w*|inclusions?|furnishings|garden\w*|mowing|lawn\w*|inspections?|viewings?|times?|hours?|access|incomes?|salar(?:y|ies)|earn\w*|wages?|insur\w*|contents|coffee|meals?|groceries|ferry|bus|train|tickets?|tolls?|school\w*|childcare|tuition|shops?|fees?|membership\w*|savings?|saves?|save|discounts?|vouchers?|gift|special|value[ds]?|worth|spen[dt]\w*|renovat\w*|upgrad\w*|neighbou?r\w*|median|average|nearby|similar|previously|last year|airbnb|nightly|housemates?|flatmates?|sublet\w*|smok\w*|colou?rs?|paint\w*|blinds?|air ?con\w*|repairs?|improvements?|number of|occupants?|conditions?|everything else|other)\b/gu;
const subjects = { own, other };

const forbidden =
  /\b(?:no|not|never|non|isn't|aren't|don't|do not|doesn't|won't|cannot|can't|without|neither|nor|illegal|unlawful|firm|fixed)\b(?! (?:hesitate|mind|miss|wait|be|delay|let|reasonable))/u;
const refusedAfter =
  /^[^,]{0,25}\b(?:illegal|unlawful|prohibited|banned|forbidden|(?:can)?not (?:be |being )?(?:permitted|allowed|accepted|possible|considered|invited|sought)|(?:isn't|is not|are not|won't be|will not be) \w+)/u;

const refusedVerb =
  /\b(?:(?:can)?not|n't|never)(?: be)? (?:accept|consider|entertain|invit|welcom|present|tak|permit|allow|negotia)/u;

/** Whether words are said not to hold: `no rent bidding`, `rent is not negotiable`. */
const isRefused = (clause: string, start: number, end: number): boolean => {
  const left = clause.slice(0, start).trimEnd().split(/[ -]/).slice(-6).join(" ");
  // `will not be accepted with offers …`
  const said = `${left} ${clause.slice(start, end)}`;
  return forbidden.test(left) || refusedVerb.test(said) || refusedAfter.test(clause.slice(end));
};

const offer = "(?:offers?|bids?|bidding)";
const few = "(?: [a-z']+){0,3}";
/** Invitations to offer a rent. */
const invitations: readonly RegExp[] = [
  new RegExp(
    `\\b(?:best|highest|top|strongest|all|any|reasonable|serious|higher|better|your|submit|make|send|put (?:in|forward)|open (?:to|for)|bring|consider\\w*|welcom\\w*|invit\\w*|accept\\w*|entertain\\w*|seeking|taking|present|lodge|with)${few} ${offer}\\b`,
    "gu",
  ),
  new RegExp(
    `\\b${offer}${few} (?:invited|welcomed?|considered|accepted|encouraged|wanted|sought|close|closing|entertained|taken|apply|only|submitted|presented|due|by)\\b`,
    "gu",
  ),
  /\b(?:rent|rental|weekly) (?:bids?|bidding|auctions?|offers?|tender)\b/gu,
  /\b(?:leased|let|rented|rent|rental) by (?:auction|tender|negotiation)\b/gu,
  /\b(?:willing|prepared|happy|able) to (?:pay|offer)(?: us)? (?:more|extra|a higher|higher)\b/gu,
  /\bwhat(?: [a-z']+){0,5} (?:pay|offer|bid)\b(?: (?:per week|a week|pw|for (?:it|this|the)|in rent))?$/gu,
  /\byour best (?:price|rent|rental)\b/gu,
  /\brent(?:al)?(?:is)?negotiable\b/gu,
  /\bhighest (?:bidder|bid|rent|paying|payer|price)\b/gu,
  /\bno(?: [a-z]+)? (?:offers?|bids?)(?: [a-z]+){0,2} refused\b/gu,
  /\bname your (?:own )?(?:price|rent)\b/gu,
  /\b(?:pay|offer|offering|offers|paying|bid|bidding|willing to pay)(?: [a-z']+){0,3} (?:more|higher|above|extra|over)\b(?: [a-z']+){0,4} (?:rent|asking|advertised|price|week|pw|secure|get|win|chances?|preference|priority|considered|ahead|application)\b/gu,
  /\b(?:above|over|higher than|more than|exceeding|beyond) (?:the )?(?:asking|advertised|listed|advertised weekly)(?: (?:price|rent|rental|amount))?\b/gu,
  /\bhow much(?: rent)? (?:would|will|can|could|are|do) you\b/gu,
  /\bnegotiable (?:rent|rental|price|pricing)\b/gu,
  /\b(?:put (?:in|forward)|submit|name|nominate|propose|suggest|apply with|write)(?: [a-z']+){0,2} (?:a )?(?:higher|better|bigger) (?:weekly )?(?:rent|rental|price|amount|figure)\b/gu,
  /\b(?:more|higher|above|over)(?: [a-z']+){0,3} (?:than )?(?:the |our )?\$ ?\d[\d,]*(?: (?:pw|per week|a week))? (?:listed|advertised|asked|asking|stated)\b/gu,
  /\b(?:bids?|bidding)\b(?! (?:farewell|goodbye))/gu,
  /\b(?:rent|price)(?: amount)?(?: and| &| or| plus)(?: [a-z]+){0,4}(?: are| is)?(?: all)? negotiable\b/gu,
  /\b(?:everything|all|anything) (?:is |are )?negotiable\b/gu,
];

/** The rent is left open. */
const leftOpen: readonly RegExp[] = [
  /\b(?:rent|rental|price|pricing|weekly rent)(?: amount| price)?:?(?: is| to be)? (?:(?:up)?on (?:application|request|enquiry|inquiry|asking)|poa|tba|tbc|tbd|to be (?:advised|discussed|confirmed|negotiated|agreed|announced|determined)|flexible|open|variable|depends|depending|available soon|up for discussion|discussable|by arrangement)\b/gu,
  /\b(?:flexible|variable|open) (?:rent|rental price|price|pricing)\b/gu,
  /\b(?:contact|call|ask|enquire|inquire|message|email)(?: [a-z']+){0,4} (?:for|about|regarding|re) (?:the )?(?:weekly )?(?:rent|rental price|price|pricing|rental amount)\b/gu,
  /\b(?:discuss|talk|chat)(?: about)?(?: the)? (?:rent|price)\b/gu,
  /\brent (?:can|may|could) be (?:discussed|adjusted|agreed)\b/gu,
];

const negotiable =
  /\b(?:(?:by |open to |room for |subject to |some |up for )?(?:negotiat(?:ion|ions|e|ed|ing)|negotiable)|neg|ono|obo|or near(?:est)? offer)\b/gu;

/** Dollars a week or month of a rent; less is no rent, more is an income. */
const RENT = { min: 90, max: 15_000 } as const;
const isRent = (amount: number): boolean => amount >= RENT.min && amount <= RENT.max;

const plain = `${MONEY}|\\b\\d{3,4}\\b(?! ?(?:m|km|sqm|sq|square|m2|metres?|meters?|min\\w*|hours?|hrs?|years?|people|litres?|l|mbps|mb|gb|am|%|steps|st|street|rd|road|days?)\\b)`;
const range = new RegExp(
  `(?:\\bbetween )?(?<low>\\$ ?\\d[\\d,]*|\\b\\d{3,4}\\b)(?: ?(?:pw|pcm|per week|a week))? ?(?:-|to|and|up to|through to) ?(?<high>${plain})`,
  "gu",
);
const begins =
  "(?:from|starting|starts?|commencing|beginning|over|above|exceeding|excess of|upwards? of|north of|more than|at least|not? less than|no(?:thing)? (?:offers? )?(?:under|below)|minimum|min|around|circa)(?: (?:at|from|of|only|just|the|an?|rent|price|offers?|bids?))*";
const openBefore = new RegExp(`\\b(?<open>${begins})[: ]+(?<money>${plain})`, "gu");
const openAfter = new RegExp(
  `(?<money>\\$ ?\\d[\\d,]*|\\b\\d{3,4}\\b)(?: (?:pw|pcm|per week|a week|weekly))?(?: ?\\+(?! ?(?:\\$|\\d|(?!pw\\b|per |pcm\\b|a week|weekly|wk\\b)[a-z]))| (?:or|and) (?:more|above|over|up|upwards|higher|better|best offer)| upwards| onwards)`,
  "gu",
);

/** Words beside an amount that leave no doubt that it is the rent of the home. */
const homeWord =
  /^(?:homes?|houses?|apartments?|flats?|units?|townhouses?|villas?|studios?|rooms?|\d?-?(?:bed\w*|br)|available|now|only|leasing|to|let|for|lease|renovated|modern|spacious|new|lovely|great)$/u;

const certainIf = (words: string, isCertain: boolean): FoundWords => ({
  words: words.trim(),
  isCertain,
});

function invited({ text }: Clause): FoundWords[] {
  return invitations.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: words, index }) => {
      const end = index + words.length;
      if (!words.startsWith("no ") && isRefused(text, index, end)) return [];
      if (
        /\b(?:special|exclusive|limited|introductory|job|employment|great) (?:offers?)\b/u.test(
          words,
        )
      )
        return [];
      // `offers on the length of the lease`
      const rest = text.slice(end);
      const about = /^ (?:on|for|of|regarding|about|as to|to (?:buy|purchase))\b(.*)/u.exec(
        rest,
      )?.[1];
      const isOther =
        about !== undefined && subjectAt(about, { start: 0, end: 0 }, subjects) === "other";
      return isOther ? [] : certainIf(words, true);
    }),
  );
}

function unstated({ text, sentence }: Clause): FoundWords[] {
  return leftOpen.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: words, index }) => {
      if (isRefused(text, index, index + words.length)) return [];
      // `Storage cage available, price on request`
      const isRentNamed = /\brent/u.test(words) || !new RegExp(other.source, "u").test(sentence);
      return certainIf(words, isRentNamed);
    }),
  );
}

/** What is let beside the home: `a car space can be rented separately, price negotiable`. */
const letApart =
  /\b(?:sep[ae]rate(?:ly)?|extra|additional(?:ly)?|optional(?:ly)?|second|on top|can be (?:rented|leased|hired|bought|purchased)|for (?:hire|purchase)|to buy)\b/u;

/** Whether a price of a clause is what an earlier clause of its sentence lets beside the home. */
function isPriceOfOther({ text, sentence }: Clause): boolean {
  const before = sentence.slice(0, Math.max(0, sentence.indexOf(text)));
  const isOther = new RegExp(other.source, "u").test(before) && letApart.test(before);
  return isOther && !/\b(?:rent|rental|weekly|per week|a week|pw|pcm)\b/u.test(before + text);
}

function negotiations(clause: Clause): FoundWords[] {
  const { text, sentence } = clause;
  if (isPriceOfOther(clause)) return [];
  return [...text.matchAll(negotiable)].flatMap(({ 0: words, index }) => {
    const end = index + words.length;
    if (isRefused(text, index, end)) return [];
    const subject = subjectAt(text, { start: index, end }, subjects);
    if (subject === "other") return [];
    if (subject === "own") return certainIf(text.length > 60 ? words : text, true);
    const isAlone = text.replaceAll(/[^a-z]+/g, " ").trim() === words.trim();
    const isOther = new RegExp(other.source, "u").test(sentence);
    return certainIf(
      words,
      isAlone ? !isOther : /\$|\b(?:by|ono|obo|neg)\b/u.test(text) && !isOther,
    );
  });
}

/** Whether an amount of a clause is a rent: named so, paid by the week, or all that the clause says. */
function amountOfRent(clause: Clause, words: string, index: number): FoundWords[] {
  const { text, sentence } = clause;
  const end = index + words.length;
  if (isRefused(text, index, index + words.length)) return [];
  const left = subjectAt(text.slice(0, index), { start: index, end: index }, subjects);
  if (left === "other") return [];
  const isWeekly = /^ ?(?:\/|per|a|each|p)? ?(?:week|wk|weekly|pw|pcm|month|mth|fortnight)\b/u.test(
    text.slice(end),
  );
  const next = subjectAt(text.slice(end), { start: 0, end: 0 }, subjects);
  if (left === "own") return [certainIf(words, true)];
  // `$650 to $700 depending on the length of the lease`
  const isGraded = /^.{0,14}\b(?:depending|based|subject|according)\b/u.test(text.slice(end));
  if (isGraded) return [certainIf(words, true)];
  if (isWeekly) {
    const isOther = new RegExp(other.source, "u").test(text.slice(end).replace(/^.{0,12}/u, ""));
    return [certainIf(words, !isOther)];
  }
  if (next === "other") return [];
  if (next === "own") return [certainIf(words, true)];
  if (new RegExp(other.source, "u").test(sentence)) return [];
  const around = `${text.slice(0, index)} ${text.slice(end)}`;
  const isBare = around.split(" ").every((word) => word === "" || homeWord.test(word));
  const isPaid = /\bpay(?:ing)?\b/u.test(text.slice(0, index));
  return [certainIf(words, (isBare || isPaid) && /\$|dollars/u.test(words))];
}

function ranges(clause: Clause): FoundWords[] {
  return [...clause.text.matchAll(range)].flatMap((match) => {
    const { low = "", high = "" } = match.groups ?? {};
    const [from, to] = [amountOf(low), amountOf(high)];
    const hasSign =
      /\$/.test(match[0]) ||
      /^ ?(?:pw|pcm|per week|a week|weekly)\b/u.test(
        clause.text.slice(match.index + match[0].length),
      );
    const isOne = hasSign && isRent(from) && isRent(to) && to > from && to <= from * 3;
    return isOne ? amountOfRent(clause, match[0], match.index) : [];
  });
}

function openAmounts(clause: Clause): FoundWords[] {
  const { text } = clause;
  return [...text.matchAll(openBefore), ...text.matchAll(openAfter)].flatMap((match) => {
    const { money = "", open = "" } = match.groups ?? {};
    const rest = text.slice(match.index + match[0].length);
    const isNamed =
      /\$|dollars|bucks/u.test(money) ||
      /^ ?(?:pw|pcm|per week|a week|weekly)\b/u.test(rest) ||
      /\b(?:offers?|bids?|rent|price)\b[^,]{0,12}$/u.test(text.slice(0, match.index));
    if (!isNamed || !isRent(amountOf(money)) || /^(?:around|circa)/u.test(open)) return [];
    return amountOfRent(clause, match[0], match.index);
  });
}

/** Words that ask for offers of rent, or leave it open, in a text about a home to let (market 13). */
export const openRents = (text: string): FoundWords[] =>
  clausesOf(text).flatMap((clause) => [
    ...invited(clause),
    ...unstated(clause),
    ...(/\d/u.test(clause.text) ? [...ranges(clause), ...openAmounts(clause)] : []),
    ...negotiations(clause),
  ]);
