/**
 * Ways to take money that leave a buyer or tenant without a trace or a way back, as they are written in listings: transfer
 * services, vouchers, crypto-currency, bank accounts, and payment before a viewing. In the languages of both markets, as those who write
 * them do not keep to one.
 */
const patterns: readonly RegExp[] = [
  /\bwestern union\b/,
  /\bmoney ?gram\b/,
  /\b(?:bitcoin|ethereum|usdt|krypto(?:valuta)?|crypto(?:currency)?)\b/,
  /\b(?:steam|google play|itunes|apple|amazon)[ -](?:gift ?cards?|gavekort)\b/,
  /\b(?:gift ?cards?|gavekort) (?:only|as payment|som betaling)\b/,
  /\b(?:with|by|in|med|via) (?:a |et )?(?:gift ?cards?|gavekort)\b/,
  // A Norwegian bank account.
  /\b\d{4}[. ]\d{2}[. ]\d{5}\b/,
  /\b(?:pay|send|transfer|wire) (?:the |a )?(?:deposit|bond|money|rent) (?:before|in advance|first|up ?front)\b/,
  /\b(?:deposit|bond) (?:before|prior to) (?:the |any )?(?:inspection|viewing)\b/,
  /\bwire transfer\b/,
  /\b(?:betal|send|overfør) (?:depositum(?:et)?|penge(?:r|ne)|leien?|husleien?) (?:før|på forhånd|i forkant)\b/,
  /\b(?:depositum(?:et)?|forskudd(?:et)?) (?:betales )?(?:før|i forkant av) visning(?:en)?\b/,
  /\b(?:airbnb|booking)[ .-]?(?:com)? (?:guarantees?|handles?|will hold|garanterer|holder)\b/,
  /\b(?:keys?|nøkl(?:er|ene)) (?:by|with|sendes med|i) (?:post|mail|posten|dhl|ups|fedex)\b/,
];

/** What of a text speaks of a payment outside the usual ways, as it is written there; each once, in lower case. */
export function paymentWordsIn(text: string): string[] {
  const plain = text
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .toLowerCase();
  const found = patterns.flatMap((pattern) => pattern.exec(plain)?.[0] ?? []);
  return [...new Set(found)];
}
