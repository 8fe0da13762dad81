/** Ways of payment that fraud asks for: transfers that nobody can take back, before a home was seen. */
const offPlatform = [
  /western\s*union|money\s*gram|paysafe|bitcoin|\bbtc\b|\busdt\b|krypto(?:valuta)?|crypto(?:currency)?/iu,
  /gift\s*cards?|gavekort/iu,
  /(?:vipps|paypal|payid|osko|revolut|wise)\s+(?:meg|me|til|to|på|\+?\d)/iu,
  /(?:deposit|bond|rent|payment|depositum|leie|forskudd|betaling)\w*\s+(?:\p{L}+\s+){0,4}?(?:before|prior\s+to|før)\s+(?:\p{L}+\s+){0,2}?(?:viewing|inspection|visning)/iu,
  /(?:before|prior\s+to|før)\s+(?:\p{L}+\s+){0,2}?(?:viewing|inspection|visning)\p{L}*\s+(?:\p{L}+\s+){0,4}?(?:pay|transfer|betal|overfør)\p{L}*/iu,
  /\b(?:whats?app|telegram|signal)\b/iu,
  /\b\d{4}[. ]\d{2}[. ]\d{5}\b/u,
  /\bbsb\b|\biban\b|\bswift\b/iu,
];

/**
 * Words in a text that ask for payment or contact outside of this site, as they were written (market 16): transfer
 * services, messengers, account numbers, money before a viewing.
 */
export const offPlatformWords = (text: string): string[] =>
  offPlatform.flatMap((pattern) => pattern.exec(text)?.[0].trim() ?? []);

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
