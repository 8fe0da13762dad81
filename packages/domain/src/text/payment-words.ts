import { readable } from "./readable.ts";

/** Digits and signs that are written in place of a letter. */
const inPlaceOf: Readonly<Record<string, string>> = {
  a: "a4@å",
  b: "b8",
  e: "e3€",
  g: "g9",
  i: "i1!",
  l: "l1",
  o: "o0ø",
  s: "s5$",
  t: "t7",
};

/** A name in any disguise: with signs or spaces between its letters, and digits in place of them. */
const disguised = (name: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${Array.from(name, (letter) => `[${inPlaceOf[letter] ?? letter}]`).join("[ \\n._\\-*/·•~']{0,3}")}s?(?!\\p{L})`,
    "u",
  );

/** Services and currencies by which money leaves without a trace, with the word that is reported. */
const services: readonly (readonly [name: string, pattern: RegExp])[] = [
  "western union",
  "moneygram",
  "bitcoin",
  "ethereum",
  "cryptocurrency",
  "kryptovaluta",
  "paysafecard",
].map((name) => [name, disguised(name.replace(" ", ""))]);

/**
 * Ways to take money that leave a buyer or tenant without a trace or a way back, as they are written in listings: transfer
 * services, vouchers, crypto-currency, bank accounts, and payment before a viewing. In the languages of both markets, as those who write
 * them do not keep to one.
 */
const patterns: readonly RegExp[] = [
  /\b(?:usdt|krypto|crypto)\b/,
  /\b(?:steam|google play|itunes|apple|amazon)[ -](?:gift ?cards?|gavekort)\b/,
  /\b(?:gift ?cards?|gavekort) (?:only|as payment|som betaling)\b/,
  /\b(?:with|by|in|med|via) (?:an? |et )?(?:gift ?cards?|gavekort)\b/,
  // A Norwegian bank account.
  /\b\d{4}[. ]\d{2}[. ]\d{5}\b/,
  /\b(?:pay|send|transfer|wire) (?:the |a |your )?(?:holding )?(?:deposit|bond|money) (?:before|in advance|first|up ?front|prior to)\b/,
  /\b(?:pay|send|transfer|wire) (?:the |your )?rent (?:before|prior to) (?:you |the |any )?(?:see|come|inspect\w*|view\w*)/,
  /\b(?:deposit|bond) (?:before|prior to) (?:the |any )?(?:inspection|viewing)\b/,
  /\bwire transfer\b/,
  /\b(?:betal|send|overfør) (?:depositum(?:et)?|penge(?:r|ne)) (?:før|på forhånd|i forkant)\b/,
  /\b(?:betal|send|overfør) (?:leien?|husleien?) (?:før|i forkant av) visning/,
  /\b(?:depositum(?:et)?|forskudd(?:et)?) (?:må )?(?:betales |overføres )?(?:før|i forkant av) visning(?:en)?\b/,
  /\b(?:airbnb|booking)[ .-]?(?:com)? (?:guarantees?|handles?|will hold|garanterer|holder)\b/,
  /\b(?:keys?|nøkl(?:er|ene)) (?:by|with|sendes med|i) (?:post|mail|posten|dhl|ups|fedex)\b/,
];

/** What of a text speaks of a payment outside the usual ways; each once, in lower case. */
export function paymentWordsIn(text: string): string[] {
  const read = readable(text);
  const line = read.replaceAll("\n", " ");
  const named = services.flatMap(([name, pattern]) => (pattern.test(read) ? [name] : []));
  const found = patterns.flatMap((pattern) => pattern.exec(line)?.[0] ?? []);
  return [...new Set([...named, ...found])];
}
