/** What a question word asks for: a field of another kind does not answer it. */
type Demand = "when" | "who" | "count" | "amount" | "duration" | "where" | "leave" | "supposed";

/** Where a question word begins a question: elsewhere `when` and `når` begin a condition. */
const opens = String.raw`(?:^|[.,;:!?]\s*| - |(?<!\p{L})(?:og|men|eller|and|but|or|so|exactly|about|vite|vet du|know|tell me|hei|hi)\s+)`;

const asked: Readonly<Record<Demand, RegExp>> = {
  when: new RegExp(
    String.raw`${opens}(?:når|ka tid|hvilken (?:dato|dag)|hvilket år|when|(?:what|which) (?:date|day|year))(?!\p{L})`,
    "iu",
  ),
  who: new RegExp(String.raw`${opens}(?:hvem|kven|kem|who|whom)(?!\p{L})`, "iu"),
  count: /(?<!\p{L})(?:(?:hvor|kor) mange|how many|antall|number of(?! the))(?!\p{L})/iu,
  amount: /(?<!\p{L})(?:(?:hvor|kor) my(?:e|kje)|how much)(?!\p{L})/iu,
  duration: /(?<!\p{L})(?:(?:hvor|kor) (?:lenge|lang tid)|how long)(?!\p{L})/iu,
  where: /(?<!\p{L})(?:hvor (?:er|ligger|finner|får|kan)|kor (?:er|ligg)|where)(?!\p{L})/iu,
  leave:
    /^(?:(?:og|men|så|and|but|so|hei|hi|ok)[, ]+)*(?:kan|får|kunne|can|could|may|might)\s+(?:jeg|vi|man|en|eg|me|i|we|you|one|it|den|det)(?!\p{L})(?!.*(?<!\p{L})(?:vite|know|ask|spørre|tell|si|fortelle|say)(?!\p{L}))/iu,
  supposed:
    /(?<!\p{L})(?:what if|what happens|hva om|hva hvis|hva skjer|kva om|kva skjer|suppose|say i|tenk om)(?!\p{L})/iu,
};

const areas = [
  "internalArea",
  "externalArea",
  "balconyArea",
  "terraceArea",
  "primaryRoom",
  "usageArea",
  "grossArea",
  "groundSurface",
  "plotArea",
];
const sums = [
  "askingPrice",
  "lowestPrice",
  "totalPrice",
  "jointDebt",
  "priceWithDebt",
  "priceWithCosts",
  "sharedFund",
  "valuation",
  "deposit",
  "saleDeposit",
  "taxValue",
  "valuationAsCollateral",
  "finalMonthlySharedCost",
  "sharedCost",
  "outgoings",
  "rent",
  "rentWithIncluded",
  "annualMunicipalityFees",
  "annualPropertyTax",
  "rentalIncome",
  "groundRent",
  "pricePerArea",
  "priceHistory",
  "addingCost",
  "transferDuty",
  "registrationFee",
  "monthlyCost",
];

/** Fields that answer a question word, besides what no field states. */
const answering: Readonly<Record<Demand, ReadonlySet<string>>> = {
  when: new Set([
    "viewings",
    "otherViewings",
    "auctionDate",
    "rentalFrom",
    "rentalTo",
    "publishedAt",
    "changedAt",
    "yearBuilt",
    "yearRenovated",
    "priceHistory",
    "completion",
    "yearOfFixedAgreement",
    "aspect",
  ]),
  who: new Set(["agent", "owner", "housingAssociation", "includedInLease", "includedInSharedCost"]),
  count: new Set([
    ...areas,
    "bedrooms",
    "bathrooms",
    "bedsAndBaths",
    "bedsBathsCars",
    "roomForPeople",
    "toilets",
    "beds",
    "totalRooms",
    "floors",
    "floor",
    "garage",
    "units",
    "officeSpaces",
    "images",
    "publishedAt",
    "yearBuilt",
    "deposit",
    "rentalTo",
    "energyConsumption",
    "stops",
    "elevation",
    "monthlyCost",
  ]),
  amount: new Set([...sums, ...areas, "bidding", "energyConsumption", "garage"]),
  duration: new Set(["rentalTo", "publishedAt", "stops", "rentalFrom", "monthlyCost", "yearBuilt"]),
  where: new Set([
    "address",
    "stops",
    "documents",
    "agent",
    "owner",
    "bidding",
    "viewings",
    "viewingSignUp",
    "images",
    "garage",
    "locationType",
    "elevation",
    "floor",
    "similarHomes",
    "aspect",
  ]),
  leave: new Set([
    "isPetAllowed",
    "isPartialRentalAllowed",
    "viewings",
    "viewingSignUp",
    "rentalFrom",
    "rentalTo",
    "bidding",
    "documents",
    "agent",
    "images",
    "garage",
    "stops",
    "similarHomes",
    "beds",
    "saleMethod",
    "otherViewings",
    "stepFree",
    "roomForPeople",
    "rentalIncome",
  ]),
  supposed: new Set(["monthlyCost"]),
};

const demands = Object.keys(asked).filter((key): key is Demand => key in asked);

const demandsOf = (question: string): Demand[] =>
  demands.filter((demand) => asked[demand].test(question));

/** Whether a field is of the kind that a question asks for: nobody asks when the rent is. */
export function isOfKind(question: string, intent: string): boolean {
  const found = demandsOf(question);
  if (intent === "topic" || intent.startsWith("facility:") || intent.startsWith("roomSize:")) {
    // `Who pays for the lift` does not ask whether there is one.
    return !(intent.startsWith("facility:") && found.includes("who"));
  }
  return found.length === 0 || found.some((demand) => answering[demand].has(intent));
}

const numbers =
  /\d|(?<!\p{L})(?:ett?|én|to|tre|fire|fem|seks|sju|syv|åtte|ni|ti|one|two|three|four|five|six|seven|eight|nine|ten)(?!\p{L})/iu;

/** What a sentence must have to answer a question word. */
const stated: Readonly<Record<Demand, RegExp | null>> = {
  when: /(?<!\d)(?:19|20)\d\d(?!\d)|\d[.:]\d\d|(?<!\p{L})(?:januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember|january|february|march|may|june|july|october|december|avtale|appointment|straks|immediately|now)(?!\p{L})/iu,
  who: /(?<=(?:^|\s)(?!(?:on|in|at|i|på|to|from|near|of|the)\s)\p{Ll}+,? )\p{Lu}|(?<!\p{L})(?:[Jj]eg|[Vv]i|[Ww]e)(?!\p{L})/u,
  count: numbers,
  amount: numbers,
  duration: numbers,
  where: null,
  leave: null,
  supposed: /(?!)/u,
};

/** `How big is the space`, and what a sentence must have to say it. */
const ofSize = /(?<!\p{L})(?:(?:hvor|kor) (?:stor|stort|store)|how (?:big|large))(?!\p{L})/iu;
const sized = /\d\s*(?:m²|m2|kvm|kvadrat|mål|sqm|square|acres?|hectares?|x\s*\d)/iu;

/** `Is the kitchen new`, and what says so. */
const ofNewness = /^(?:er|is|are)\s.*(?<!\p{L})(?:ny|nytt|nye|new)\s*[?.!]*\s*$/iu;
const dated =
  /(?<!\p{L})(?:ny|nytt|nye|new|brand-new|modern\p{L}*)(?!\p{L})|(?:19|20)\d\d|oppuss|oppgrad|renov|updated/iu;

/** Whether a sentence has what a question word asks for. */
export const isStatedIn = (question: string, sentence: string): boolean =>
  (!ofNewness.test(question) || dated.test(sentence)) &&
  (!ofSize.test(question) || sized.test(sentence)) &&
  demandsOf(question).every((demand) => stated[demand]?.test(sentence) ?? true);
