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

/**
 * A name in any disguise: with signs or spaces between its letters, and digits in place of them. A word of one letter beside spaced
 * letters is read as one of them.
 */
const disguised = (name: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])[ai]?${Array.from(name, (letter) => `[${inPlaceOf[letter] ?? letter}]`).join("[ \\n._\\-*/·•~'+|,:]{0,3}")}(?:s|[ai])?(?!\\p{L})`,
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

/** Services of messages to which a sham advertiser leads people, where nobody else sees what is written. */
const messengers = ["whatsapp", "telegram", "viber", "wechat", "snapchat"];
const messenger = `(?:${messengers.join("|")}|[hw]h?[av]ts ?app|facebook messenger)`;
/** Those names without their disguise: `Te1egram`, `T e l e g r a m`. */
const withPlainNames = (text: string): string =>
  messengers.reduce(
    (plain, name) => plain.replaceAll(new RegExp(disguised(name), "gu"), name),
    text,
  );
const away = `(?:messages?|e-?mails?|enquir(?:y|ies)|inquir(?:y|ies)|calls|inbox|meldinge?r|meldingar|mail|innboks\\w*|henvendelser)(?: here| on this (?:site|page)| through (?:the|this) site| her| på (?:denne )?siden)`;

/**
 * Contact that leads away from this site: a service of messages as the only way, or with a name or foreign number there, and
 * messages of this site that nobody reads.
 */
const contacts: readonly RegExp[] = [
  new RegExp(`\\b(?:only|kun|bare|utelukkende)\\b[^.!?]{0,30}\\b${messenger}\\b`),
  new RegExp(`\\b${messenger}\\b[^.!?]{0,20}\\b(?:only|kun|bare|please|instead|i stedet)\\b`),
  new RegExp(
    `\\b${messenger}\\b[^.!?\\d@]{0,20}(?:@[\\p{L}\\d_]{3}|[\\p{L}\\d]+_[\\p{L}\\d_]+|(?:\\+|\\b00)(?!61|47)\\d)`,
    "u",
  ),
  new RegExp(
    `\\b(?:don't|do not|never|not|cannot|can't|ikke|ikkje|aldri) (?:\\p{L}+ ){0,2}?${away}`,
    "u",
  ),
  /\b(?:svarer?|leser?|les|ser|sjekker?) (?:jeg |vi |eg |me )?(?:ikke|ikkje|aldri) (?:på |det som står )?(?:her|hit)\b/,
  /\b(?:inbox|innboks\p{L}*|whatever (?:you )?(?:send|lands?|write) here|det du (?:sender|skriver) her)\b[^.!?]{0,20}\b(?:unseen|unread|unanswered|never|not read|aldri|ikke|ulest)\b/u,
  new RegExp(`${away} (?:\\p{L}+ ){0,2}?(?:not|n't|never|ikke|aldri|ignored|unread|ulest)\\b`, "u"),
];

/**
 * Ways to take money that leave a buyer or tenant without a trace or a way back, as they are written in listings: transfer
 * services, vouchers, crypto-currency, bank accounts, and payment before a viewing. In the languages of both markets, as those who write
 * them do not keep to one.
 */
const patterns: readonly RegExp[] = [
  /\b(?:usdt|usdc|btc|krypto|crypto|(?:in|with|i|med) eth|eth wallet)\b/,
  /\b(?:wise|revolut|paypal|zelle|venmo|cash app|remitly|skrill|payoneer)\b[^.!?]{0,30}\b(?:before|prior to|in advance|up ?front|før|i forkant|på forhånd)\b/,
  /\b(?:before|prior to|in advance|up ?front|før|i forkant|på forhånd)\b[^.!?]{0,30}\b(?:wise|revolut|paypal|zelle|venmo|cash app|remitly|skrill|payoneer)\b/,
  /\b(?:steam|google play|itunes|apple|amazon)[ -](?:gift ?)?(?:cards?|gavekort|kort)\b/,
  /\b(?:gift ?cards?|gavekort) (?:only|as payment|som betaling)\b/,
  /\b(?:with|by|in|med|via) (?:an? |et )?(?:gift ?cards?|gavekort)\b/,
  // The account of a person, in place of one that a bank or the state holds.
  /\b(?:deposit|bond|money|rent|depositum(?:et)?|penge(?:r|ne)|husleien?|leien?|beløpet)\b[^.!?]{0,40}\b(?:(?:my|our) (?:own |personal |private )+(?:bank )?account|(?:min|vår|mi) (?:egen |eigen |private? )+(?:bank)?konto)/,
  /\bvipps (?:meg |oss |kr )?\d[\d .]*(?:kr |kroner |,- )?[^.!?]{0,20}\b(?:visning|reserver\w*|hold\w*|sikre?)\b/,
  // A Norwegian bank account.
  /\b\d{4}[. ]\d{2}[. ]\d{5}\b/,
  /\b(?:pay|send|transfer|wire) (?:the |a |your )?(?:holding )?(?:deposit|bond|money) (?:before|in advance|first|up ?front|prior to)\b/,
  /\b(?:pay|send|transfer|wire) (?:the |your )?rent (?:before|prior to) (?:you |the |any )?(?:see|come|inspect\w*|view\w*)/,
  /\b(?:deposit|bond) (?:before|prior to) (?:the |any )?(?:inspection|viewing)\b/,
  /\bwire transfer\b/,
  /\b(?:betal|send|overfør) (?:depositum(?:et)?|forskudd(?:et)?|håndpenger?|penge(?:r|ne)) (?:før|på forhånd|i forkant)\b/,
  /\b(?:betal|send|overfør) (?:leien?|husleien?) (?:før|i forkant av) visning/,
  /\b(?:betal|send|overfør)(?:e|er)? (?:\p{L}+ ){0,2}?(?:(?:håndpenger?|handpengar|forskudd(?:et)?|depositum(?:et)?|penge(?:r|ne))\b(?! før)|(?:måned(?:sleien?)?|månad|husleien?|leien?)\b)(?! på forhånd)[^.!?]{0,50}\bfør du (?:får |kan |har |kommer og )?(?:se|sett|ser|kommer|besøker)\b/u,
  /\b(?:betal|send|overfør)(?:e|er)? (?:håndpenger?|handpengar|forskudd(?:et)?|depositum(?:et)?|penge(?:r|ne)) først\b(?! når| etter)/,
  /\b(?:depositum(?:et)?|forskudd(?:et)?|første (?:måned(?:en|sleie[nr]?)?|leie)|leien?|husleien?) (?:må |skal )?(?:betales |overføres )?(?:før|i forkant av) visning(?:en)?\b/,
  /\b(?:airbnb|booking)[ .-]?(?:com)? (?:guarantees?|handles?|will hold|garanterer|holder)\b/,
  /\b(?:keys?|nøk(?:kel|kelen|ler|lene)) (?:by|with|sendes (?:med|i)|(?:blir )?sendt med|kommer med|kommer i|med|i) (?:post|mail|posten|bud|budbil|courier|dhl|ups|fedex)\b/,
  /\b(?:kommer|sendes) nøk(?:kelen|lene) (?:med|i) (?:post|posten|dhl|ups|fedex|bud)\b/,
  /\b(?:post|mail|courier|ship|send) (?:you|them to you) (?:the |a set of |your )?keys?\b/,
  /\b(?:post|mail|courier|ship|send) (?:the |a set of |your )?keys? (?:over )?to (?:you|your)\b/,
  /\b(?:post|mail|courier|ship|send) (?:the |a set of |your )?keys? (?:over )?(?:once|after|when|as soon as)\b/,
  /\bkeys? (?:will )?(?:travel|come|arrive|go|reach you|are sent)s? (?:\w+ )?(?:by|with|via|in) (?:the )?(?:post|mail|courier|dhl|ups|fedex|express)\b/,
  /\bkeys? (?:will|can|would) (?:then )?be (?:posted|mailed|couriered|shipped|sent)\b/,
  /\b(?:sende[rs]?|poste[rs]?) (?:jeg |vi |deg |dere |så |da )*nøk(?:kelen|ler|lene)(?! på (?:sms|e-?post))\b/,
];

/** Words between a warning and what it warns of by which it is none: `we do not take cash, only …`. */
const turns =
  /\b(?:and|but|only|except|unless|until|instead|so|just|then|can|og|men|kun|bare|unntatt|før du|heller|så|da|kan)\b/u;
const warning =
  /(?<!\b(?:why|hvorfor) )\b(?:(?:will |should |must |do |does |did )?(?:never|not)|(?:do|does|wo|ca)n't|nobody|no one|aldri|ikke|ingen)(?: ever| should| will| need(?:s)?(?: to)?| skal| må| bør)? (?:asks?|requests?|requires?|demands?|accepts?|takes?|pays?|sends?|transfers?|wires?|gives?|ber|be|krever?|godtar?|tar?|betal(?:er?)?|send(?:er?)?|overfør(?:er?)?)\b|\b(?:betal|send|overfør|gi|ta|pay|give|ber|krever|tar|godtar|kjem)(?: (?:vi|jeg|eg|me))? (?:aldri|ikke|ikkje|never)\b/u;

/** What others ask for, who are told of as cheats: `a copy of this ad wants crypto. That's not us`. */
const others =
  /\b(?:someone|somebody|people|scammers?|cheats?|a copy(?: of \p{L}+ (?:ad|listing))?|noen|svindlere?|en kopi)\b[^.!?]*\b(?:wants?|asks?(?: for)?|demands?|asking for|ber om|vil ha|krever)\b[^.!?]*$/u;
const cheating =
  /\b(?:scam\w*|fraud\w*|fake (?:ad|ads|listing|listings)|not us|report (?:it|them)|svindel\w*|svindle\w*|bedrag\w*|falske? annonser?|meld fra|ikke svar)\b/u;

/** Whether a clause warns of what stands in it from a place on: `we never ask you to …`, `ingen skal betale med …`. */
function isWarned(clause: string, index: number, whole: string): boolean {
  const lead = clause.slice(0, index);
  if (others.test(lead) && cheating.test(whole)) return true;
  const found = warning.exec(clause);
  if (!found || found.index > index) return false;
  return !turns.test(lead.slice(found.index));
}

/** `a Western Union-kontor`: a place of that name asks for nothing. */
const place =
  /^[- ]?(?:kontor\w*|filial\w*|office|branch|outlet|store|shop|counter|atm|automat\w*)\b/u;

/** What patterns find in the clauses of a text, without what is only warned of. */
const foundIn = (clauses: readonly string[], pattern: RegExp, whole: string): string | null => {
  for (const clause of clauses) {
    const found = pattern.exec(clause);
    if (found && !isWarned(clause, found.index, whole)) return found[0];
  }
  return null;
};

/** What of a text speaks of a payment or of contact outside the usual ways; each once, in lower case. */
export function paymentWordsIn(text: string): string[] {
  const read = withPlainNames(readable(text));
  const line = read.replaceAll("\n", " ");
  const clauses = line.split(/[.!?;](?=\s|$)|,(?=\s)/u);
  // A disguised name has signs and lines between its letters: only what is written plainly is a warning.
  const isOnlyWarned = (name: string, pattern: RegExp) =>
    !pattern.test(read.replaceAll(name, "")) &&
    clauses.every((clause) =>
      [...clause.matchAll(new RegExp(name, "gu"))].every(
        ({ index }) =>
          place.test(clause.slice(index + name.length)) || isWarned(clause, index, line),
      ),
    );
  const named = services.flatMap(([name, pattern]) =>
    pattern.test(read) && !isOnlyWarned(name, pattern) ? [name] : [],
  );
  const found = patterns.flatMap((pattern) => foundIn(clauses, pattern, line) ?? []);
  const led = contacts.flatMap((pattern) => pattern.exec(line)?.[0] ?? []);
  return [...new Set([...named, ...found, ...led])];
}
