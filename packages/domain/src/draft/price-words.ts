/** Prices without an end: `from $850,000`, `offers over 900k`, `$850,000+`; no years, distances and areas. */
const openEnded =
  /(?:\bfrom|\bstarting\s+(?:at|from)|\boffers?\s+(?:above|over|from)|\babove|\bover|\bupwards?\s+of)\s+(?:\$\s?\d[\d,.]*\s?[km]?|[1-9]\d{2},\d{3}|[1-9](?:,\d{3}){2}|\d{3,}\s?k\b)|\$\s?\d[\d,.]*\s?[km]?\s?\+/iu;

/** An open-ended price in a text, as it was written; null without one (market 13). */
export const openPrice = (text: string): string | null => openEnded.exec(text)?.[0].trim() ?? null;

/** Rents that are no fixed amount: `$500-$550`, `by negotiation`, `best offer`. */
const bidding =
  /\$\s?\d[\d,.]*\s?(?:-|–|to)\s?\$?\s?\d[\d,.]*|\bby\s+negotiation\b|\bnegotiable\b|\b(?:or\s+)?(?:best|nearest)\s+offer\b|\bono\b|\brent(?:al)?\s+auction\b/iu;

/** Words that invite offers for a rent, as they were written; null without any (market 13). */
export const rentBidding = (text: string): string | null =>
  (bidding.exec(text) ?? openEnded.exec(text))?.[0].trim() ?? null;
