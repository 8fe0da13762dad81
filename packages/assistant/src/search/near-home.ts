import { primaryArea } from "@hjem/domain/listing/areas";
import { isRental } from "@hjem/domain/listing/availability";
import type { DetailedListing } from "@hjem/domain/listing/listing";
import { hasShownPrice } from "@hjem/domain/listing/price/home-costs";
import type { Region } from "@hjem/domain/region";
import { rentPeriodOf } from "@hjem/domain/rent-period";
import type { Reading } from "@hjem/domain/search/reading/reading";

const homes =
  "homes?|houses?|units?|apartments?|flats?|townhouses?|villas?|places?|properties|property|rentals?|listings?|ones?|cabins?|blocks?";
const boliger =
  "boliger|bolig|leiligheter|leilighet|hus|hytter|hytte|rekkehus|enebolig\\p{L}*|tomter|annonser|hybler|hybel";
const traits = "cheaper|bigger|larger|smaller|newer|similar|comparable|nearby";
const trekk =
  "billigere|billegare|rimeligere|større|mindre|nyere|lignende|liknende|tilsvarende|tilsvarande";

/** Words for other homes than this: `similar ones`, `anything cheaper`, `others`, `noe lignende`. */
const others = new RegExp(
  [
    String.raw`(?:anything|something|any|some|a|the|others?)?\s*(?:more\s+)?(?:a (?:bit|little) )?(?:${traits})(?:\s+(?:${homes}))?(?:\s+to (?:this|it))?(?:\s+(?:one|ones))?`,
    String.raw`(?:anything|something|others?|(?:${homes}))(?:\s+else)?\s+like (?:this|it)(?:\s+one)?`,
    String.raw`(?:any |some |the )?other(?:s|\s+(?:${homes}))`,
    String.raw`(?:anything|something) else`,
    String.raw`(?:noen|noe|noko|nokon|andre|flere|en|ei|et)?\s*(?:litt )?(?:${trekk})(?:\s+(?:${boliger}))?(?:\s+(?:som|enn) (?:denne|dette|den))?`,
    String.raw`(?:noen |noe )?(?:andre|flere|fleire)(?:\s+(?:${boliger}))`,
  ]
    .map((part) => String.raw`(?<!\p{L})(?:${part})(?!\p{L})`)
    .join("|"),
  "iu",
);
/** What a wish for them begins with, or what may stand beside them alone. */
const wishes =
  /(?<!\p{L})(?:show|find|see|got|list|give|search|look(?:ing)?|have you|do you have|are there|is there|any|anything|something|what about|how about|similar|vis|vise|finn|finne|søk|har du|har dere|finnes|finst|noe|noko|noen|andre|flere|lignende|liknende|tilsvarende)(?!\p{L})/iu;
/** Others that are no homes, and questions of how this home compares. */
const noHomes =
  /(?<!\p{L})(?:other|others|andre|flere|similar|lignende)\s+(?:fees?|costs?|charges?|bids?|bidders?|offers?|people|applicants?|inspections?|viewings?|times?|days?|tenants?|rooms?|bedrooms?|bathrooms?|photos?|pictures?|questions?|documents?|issues?|problems?|gebyr\p{L}*|kostnader|avgifter|utgifter|bud|budgivere|visninger|tider|dager|rom|soverom|bilder|spørsmål|feil|avvik|leietakere|interessenter|interesserte)(?!\p{L})|(?:anything|something) else (?:i|we|that|to|wrong|about|included|in|on|with (?:it|this))|(?:bigger|larger|smaller|større|mindre) (?:than|enn)|sold|solgt|^(?:so |og |and )?(?:is|was|are|er|var) (?:it|this|the|they|den|det her|denne|boligen|huset|leiligheten)(?!\p{L})/iu;

/** Whether a question asks for other homes, near this one where it names no place. */
export const asksOtherHomes = (question: string): boolean =>
  others.test(question) && wishes.test(question) && !noHomes.test(question);

/** Where a search is meant to be near the home. */
const near =
  /(?<!\p{L})(?:in|around|from)?\s*(?:the |this )?same (?:area|suburb|street|building|complex|block|neighbou?rhood|town|city)|(?<!\p{L})(?:nearby|in (?:the|this) (?:building|complex|block)|around here|near here|near (?:this|it)|close by|in (?:the|this) (?:area|suburb|neighbou?rhood))(?!\p{L})|(?<!\p{L})(?:i )?(?:det |den )?samme (?:område\p{L}*|bydel\p{L}*|by\p{L}*|gate\p{L}*|strøk\p{L}*|kommune\p{L}*)|(?<!\p{L})i (?:nærheten|området|strøket|nabolaget)(?: her)?(?!\p{L})/giu;

/** Whether a search says that the homes are near this one. */
export const isNearHome = (question: string): boolean => question.search(near) >= 0;

/** Words of politeness and of asking that no search holds. */
const asking =
  /(?<!\p{L})(?:ok(?:ay)?|and|but|so|hi|please|then|got|have you got|you got|for sale|show me|show us|show|find me|find|can you|could you|do you have|are there|is there|is it|list|give me|search for|looking for|what about|how about|else|where|there|(?:that|which) (?:has|have|is|are|allows?)|og|men|da|hei|kan du|vis meg|vis oss|vis|finn|har du|har dere|finnes det|finnes|der|hvor|som har|som er|å)(?!\p{L})/giu;

/** The thing of the question before: `with one`, `med det`. */
const pronoun =
  /(?<!\p{L})(with|that has|has|have|having|med|som har|har)\s+(?:one|that|it|them|en|ett?|ei|det|den|dem|slik)(?!\p{L})/iu;

const bigger = /(?<!\p{L})(?:bigger|larger|større)(?!\p{L})/iu;
const smaller = /(?<!\p{L})(?:smaller|mindre)(?!\p{L})/iu;
const cheaper = /(?<!\p{L})(?:cheaper|billigere|billegare|rimeligere)(?!\p{L})/iu;

/** Below what the home costs, in words that a search reads. */
function cheaperThan(listing: DetailedListing, region: Region): string[] {
  const { prices } = listing;
  const isNorwegian = region.languages[0]?.code === "no";
  if (isRental(listing)) {
    const rent = prices.monthly?.amount ?? prices.monthly?.min;
    if (!rent) return [];
    const period = rentPeriodOf(
      region,
      listing.listingType === "commercial_rent" ? "commercial" : "rent",
    );
    const per = {
      week: "per week",
      month: isNorwegian ? "i måneden" : "per month",
      year: isNorwegian ? "i året" : "per year",
    };
    return [
      `${isNorwegian ? "under" : "under $"}${isNorwegian ? " " : ""}${rent - 1} ${per[period as keyof typeof per] ?? ""}`.trim(),
    ];
  }
  // A price that is not shown is not told by a search either.
  const price = hasShownPrice(listing)
    ? (prices.askingPrice?.amount ?? prices.askingPrice?.min)
    : undefined;
  return price ? [isNorwegian ? `under ${price - 1} kr` : `under $${price - 1}`] : [];
}

/** Larger or smaller than the home. */
function sizedAs(question: string, listing: DetailedListing, region: Region): string[] {
  const area = primaryArea(listing.details)?.min;
  if (!area || !(bigger.test(question) || smaller.test(question))) return [];
  const isNorwegian = region.languages[0]?.code === "no";
  const limit = bigger.test(question) ? "over" : "under";
  const size = bigger.test(question) ? Math.floor(area) + 1 : Math.ceil(area) - 1;
  return [isNorwegian ? `${limit} ${size} kvm` : `${limit} ${size} sqm internal`];
}

/** Where the home is, as a search names it. */
function placeOf({ address }: DetailedListing): string {
  const { displayName, municipality, suburb, region, geoIds } = address;
  if (!municipality) return `${suburb || displayName} ${region}`;
  const isDistrict = geoIds.some((geoId) => geoId.startsWith("district:"));
  return isDistrict && displayName !== municipality
    ? `${displayName} ${municipality}`
    : municipality;
}

/** What homes of the kind are called where they are searched for. */
function kindOf({ propertyTypes }: DetailedListing, { vocabulary }: Region): string {
  const [type] = propertyTypes;
  const row = vocabulary.types.find(
    ({ types, listing }) => !listing && types.length === 1 && types[0] === type,
  );
  return row?.words[0] ?? "";
}

/** What is known of a question by reading it as a search. */
export type ReadAlone = (text: string) => Promise<Pick<Reading, "chips"> | null>;

/**
 * A request for other homes as a search near this one: its limits, the thing of the question before for `with one`, and the kind and place of
 * this home where it names none. `thing` is what the question before was about; null where it was none.
 */
export async function searchNearHome(
  question: string,
  { listing, region, thing }: { listing: DetailedListing; region: Region; thing: string | null },
  read: ReadAlone,
): Promise<string> {
  const own = question
    .replace(pronoun, (whole, having: string) => (thing === null ? whole : `${having} ${thing}`))
    .replaceAll(near, " ")
    .replaceAll(new RegExp(others.source, "giu"), (whole) => {
      // The kind of home that is named stays: `similar houses`.
      const kind = new RegExp(`(?<!\\p{L})(?:${homes}|${boliger})$`, "iu").exec(whole)?.[0] ?? "";
      return /^(?:ones?|places?|homes?|properties|property|listings?|rentals?|boliger|bolig|annonser)$/iu.test(
        kind,
      )
        ? " "
        : kind;
    })
    .replaceAll(asking, " ")
    .replaceAll(/[?!]/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/^[\s,.]+|[\s,.]+$/gu, "");
  const limits = own === "" ? null : await read(own);
  const has = (...kinds: readonly string[]) =>
    limits?.chips.some(({ kind }) => kinds.includes(kind)) ?? false;
  const [word] = cheaper.exec(question) ?? [];
  const limit = word === undefined ? [] : cheaperThan(listing, region);
  // Without a price that is shown the word itself is said not to be used.
  const lowered = word !== undefined && limit.length === 0 ? [word] : limit;
  return [
    own,
    ...(has("price") ? [] : lowered),
    ...(has("area") ? [] : sizedAs(question, listing, region)),
    ...(has("property_type") ? [] : [kindOf(listing, region)]),
    ...(has("place", "travel", "address") ? [] : [placeOf(listing)]),
  ]
    .filter((part) => part !== "")
    .join(", ");
}
