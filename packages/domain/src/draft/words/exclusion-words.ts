import type { Ground } from "../../publishing/publishing-rules.ts";
import { readable } from "../../text/readable.ts";
import { refusedAnimals } from "./assistance-animals.ts";
import { type Clause, clausesOf, type FoundWords } from "./clauses.ts";
import { groups } from "./person-groups.ts";
import { isSubject, letterOfDigit } from "./run-together.ts";

const few = "(?:(?: |-)[a-zæøå'/-]+){0,4}?[ -]";
const none =
  "(?:no|not|never|cannot|(?:do|does|wo|ca)n't|ingen|ikke|aldri|unntatt|untatt|except|excluding|without|ikke-|non-?|nei til|uten)";
const only =
  "(?:only(?: (?:for|to) (?:people|persons|those|tenants|applicants))?|exclusively|strictly|solely|reserved for|restricted to|limited to|must be|has to be|have to be|needs to be|need to be|looking for|seeking|want|wanting|prefer|prefers|preferred|preferably|preference (?:for|to|given to)|priority to|suits?|suit|suited to|works? best (?:with|for)|ideal for|perfect for|kun|bare|utelukkende|eksklusivt|forbeholdt|helst|fortrinnsvis|foretrekker|foretrekkes|ønsker|vil (?:helst |bare |kun )?ha|ønskes|søker|søkes|må være|skal være|bør være|krav om|krever|leies (?:kun |bare )?ut til|utleies (?:kun |bare )?til|passer (?:for|best for)|for)";
const afterwards =
  "(?:only|preferred|need only apply|wanted|a must|need not (?:apply|bother)|please do not|(?:(?:are |is |will )?not|(?:are|is|wo)n't) (?:be )?(?:welcome|wanted|accepted|allowed|considered|permitted|apply)|unwelcome|excluded|rejected|(?:cannot|can't|do not|don't) apply|ikke søk(?!\\w)|skal ikke søke|stay away|keep away|(?:(?:are|is) )?(?:politely |kindly )?asked not to|(?:(?:may (?:wish|want) to|should|can|please) )?look elsewhere|bes (?:se seg om|finne|lete|se) etter noe annet|(?:are |is )?refused|not eligible|kan ikke søke|får ikke (?:leie|søke)|aksepteres ikke|godtas ikke|vurderes ikke|vil ikke bli vurdert|should not apply|ønskes ikke|ikke (?:ønsket|ønskelig|velkommen|velkomne|aktuelt|aktuelle)|(?:er )?uaktuel(?:t|le)|(?:er )?uønsket|uønskede|frabes|frabedes|trenger ikke|behøver ikke|bes (?:ikke|la være)|foretrekkes|foretrukket|prioriteres|har fortrinn|kun|søkes|ønskes|(?:nei|nei takk|no thanks|no thank you)(?= ?$))(?! velkom)";

/** Words in front of a group by which nobody is turned away. */
const harmless =
  /\b(?:ikke (?:bare|kun)|not (?:only|just)|no matter|no (?:problem|issue|discrimination|difference)|diskriminer\w*|discriminat\w*|forskjell|hinder|hindr\w*|obstacles?|barriers?|regardless|uavhengig|uansett|uten hensyn|far|minutes|mins?|near|close|walk|langt|avstand|matter|minst|least)\b/u;
/** Whether a home is fit for somebody is a fact about it. */
const fitness =
  /\b(?:egne[tdrs]?|passer?|passende|tilrettelagt|tilpasset|tilgjengelig\w*|universelt|utformet|adkomst|atkomst|heis|trapp\w*|mulig|lett|enkel\w*|framkommelig|fremkommelig|suitable|suited|accessible|adapted|designed|ideal|equipped|access|set up|convenient|easy|practical)\b/u;
/** What makes a mention of a group a welcome. */
const welcome =
  /\b(?:welcome|welcomed|velkom\w*|friendly|vennlig|alle|everyone|everybody|all)\b(?! not| ikke)/u;
const spoken =
  /^(?:-| )?(?:speak\w*|språk\w*|tal\w*|language|lessons|restaurant|food|mat|standard|style|design)/u;

/** A listing that says that it turns nobody away. */
const fair =
  /\b(?:regardless(?! of (?:how|what|income))|uavhengig(?! av (?:inntekt|hvor))|uansett(?! hvor| når| inntekt)|diskriminer\w*|discriminat\w*|equal opportunity)\b/u;

/** Words by which people are turned away for one of the grounds. */
export interface ExcludingWords extends FoundWords {
  ground: Ground;
}

const whole = (group: string): RegExp => new RegExp(`(?<![a-zæøå])(?:${group})(?![a-zæøå])`, "gu");
const patterns = groups.map(({ ground, refused, demanded }) => ({
  ground,
  refused: whole(refused),
  demanded: refused === demanded ? null : whole(demanded),
}));
/** A clause without any of these turns nobody away. */
const trigger = new RegExp(`(?<![a-zæøå])(?:${none}|ikke-|non-|${only}|${afterwards})`, "u");
const refusedBefore = new RegExp(`(?<![a-zæøå])(?:${none}${few}|${none} |ikke-|non-)$`, "u");
const demandedBefore = new RegExp(`(?<![a-zæøå])(?:${only}${few}|${only} )$`, "u");
const saidAfter = new RegExp(`^:?(?:(?: |-)[a-zæøå]+){0,2}? (?:${afterwards})`, "u");
/** Characters in front of a group in which what is said of it stands. */
const REACH = 70;

/** Demands that everybody makes of somebody: they exclude only where they name a people, a faith or an orientation. */
const isMild = /^(?:suits?|suited to|suit|ideal for|perfect for|want|wanting|passer)/u;

/** `Bolig for …` names whom it is for; `fint for …` does not. */
const homeAlone =
  /^(?:(?:fin|lys|pen|nice|lovely) )?(?:leilighet|bolig|hus|hybel|rom|home|flat|apartment|room|house|unit)? ?$/u;

/** Whom a benefit supports is no matter of whether a home fits. */
const benefits = /pension|benefit|payment|dsp|ndis|trygd/u;
/** `… we won't accept them`: a home that does not fit turns nobody away, its advertiser does. */
const turnedAway =
  /\b(?:(?:do|does|wo|ca)n't|(?:do|does|will|can) ?not|never|ikke|aldri) (?:be )?(?:accept|take|consider|rent to|lease to|let to|tar|leier|leie ut|godtar|vurderer)\w*(?: inn| ut)?(?: til)? (?:them|such|dem|de|slike)\b|\b(?:tar|leier|godtar|vurderer)(?: ut)?(?: til)? (?:dem|de|slike) (?:ikke|aldri)\b/u;

interface Mention {
  /** The clause up to the group, and what follows. */
  before: string;
  group: string;
  after: string;
  sentence: string;
}

/** `no …`, `ikke …` before a group; whether a home is fit for somebody is a fact. */
function refusal({ before, group, after, sentence }: Mention, ground: Ground): string | null {
  const [words] = refusedBefore.exec(before.slice(-REACH)) ?? [];
  if (words === undefined) return null;
  // `near the mosque, but we do not rent to …`: what a clause says before that is no part of it
  const lead = before
    .slice(-words.length - 20)
    .replace(/^.*\b(?:but|although|however|men (?:jeg|vi|det|leie\w*|ikke)) /u, "");
  if (harmless.test(lead)) return null;
  if (spoken.test(after)) return null;
  const isFact =
    (ground === "disability" || ground === "family") &&
    !benefits.test(group) &&
    !turnedAway.test(sentence) &&
    (fitness.test(before.slice(-words.length - 25)) || fitness.test(after.slice(0, 30)));
  return isFact ? null : words + group;
}

/** `only …`, `kun …` before a group. */
function demand({ before, group, after }: Mention): string | null {
  const [words] = demandedBefore.exec(before.slice(-REACH)) ?? [];
  if (words === undefined) return null;
  const lead = before.slice(0, before.length - words.length);
  if (/(?:^|\s)(?:ikke|not|or|eller)\s*$/u.test(lead)) return null;
  if (words.startsWith("for ") && !homeAlone.test(lead)) return null;
  if (isMild.test(words) && welcome.test(lead)) return null;
  const isWelcome = welcome.test(after) || welcome.test(words);
  return isWelcome || harmless.test(lead.slice(-12) + words) || spoken.test(after)
    ? null
    : words + group;
}

/** `… only`, `… ønskes ikke` after a group. */
function verdict({ before, group, after }: Mention): string | null {
  const [words] = saidAfter.exec(after) ?? [];
  const lead = before.slice(-14);
  if (words === undefined || harmless.test(lead)) return null;
  if (/(?:^|\s)(?:in|på|written|speaks?|read|welcomes?)\s*$/u.test(lead)) return null;
  return welcome.test(words.replace(/(?:not|ikke) .*/u, "")) ? null : group + words;
}

const mentionsOf = ({ text, sentence }: Clause, group: RegExp): Mention[] =>
  [...text.matchAll(group)].map(({ 0: words, index }) => ({
    sentence,
    before: text.slice(0, index),
    group: words,
    after: text.slice(index + words.length),
  }));

function inClause(clause: Clause): ExcludingWords[] {
  const { text, sentence } = clause;
  if (!trigger.test(text) || fair.test(sentence)) return [];
  return patterns.flatMap(({ ground, refused, demanded }) => {
    const named = mentionsOf(clause, refused);
    const asked = demanded === null ? named : mentionsOf(clause, demanded);
    const said = [
      ...named.flatMap((each) => [refusal(each, ground), verdict(each)]),
      ...asked.map((each) => demand(each)),
    ];
    return said.flatMap((words) =>
      words === null ? [] : { words: words.trim(), isCertain: true, ground },
    );
  });
}

const ofAnimals = (clauses: readonly Clause[]): ExcludingWords[] =>
  [...new Set(clauses.map(({ sentence }) => sentence))]
    .flatMap((sentence) => refusedAnimals(sentence))
    .map((words) => ({ words, isCertain: true, ground: "disability" }));

/** `if you are pregnant … your application will be refused`. */
const pregnancy =
  /\bif you(?:'re| are) (?:pregnant|expecting|planning (?:a baby|children|a family))\b.*\b(?:refused|rejected|declined|(?:is|are|will)(?:n't| not) (?:be )?(?:accepted|considered|suitable|the \w+ for you)|do(?:n't| not) apply)/u;
const ofPregnancy = (clauses: readonly Clause[]): ExcludingWords[] =>
  [...new Set(clauses.map(({ sentence }) => sentence))].flatMap((sentence) => {
    const [words] = pregnancy.exec(sentence) ?? [];
    return words === undefined ? [] : { words, isCertain: true, ground: "pregnancy" as const };
  });

/** Digits and signs in place of letters. */
const digits: Readonly<Record<string, string>> = {
  ...letterOfDigit,
  "@": "a",
  "!": "i",
  $: "s",
  "€": "e",
};

/** A word with pictures between its letters: `mus🚫lims`. */
const split = /\p{L}+(?:[\p{So}\p{Emoji_Modifier}\uFE0F]+\p{L}+)+/gu;

/** Signs and digits as the words that they stand for: `🚫 …`, `… ❌`, `afr1cans`, `indian's`. */
const inWords = (text: string): string =>
  readable(
    text
      .replaceAll(split, (word) => {
        const letters = word.replaceAll(/\P{L}/gu, "").toLowerCase();
        return isSubject(letters) ? letters : word;
      })
      // A capital I in place of an l: `musIims`.
      .replaceAll(/\p{L}+I\p{Ll}+/gu, (word) => {
        const read = word.replaceAll(/(?<=\p{Ll})I/gu, "l").toLowerCase();
        return isSubject(read) ? read : word;
      })
      .replaceAll(/(?:[🚫⛔❌✖✗✘]|🙅)[\p{M}\p{Cf}\p{Emoji_Modifier}♀♂]* ?(?=\p{L})/gu, " no ")
      .replaceAll(/(?:[🚫⛔❌✖✗✘]|🙅)/gu, " not allowed "),
  )
    .replaceAll(/[\p{So}\p{Emoji_Modifier}]/gu, " ")
    .replaceAll(
      /(?:(?<=\p{L})|(?<!\p{N}|\p{L}))[013457](?=\p{L})/gu,
      (digit) => digits[digit] ?? digit,
    )
    .replaceAll(/(?<=\p{L})[@!$€](?=\p{L})/gu, (sign) => digits[sign] ?? sign)
    .replaceAll(/(\p{L})\1{2,}/gu, "$1")
    .replaceAll(/(?<!jehovah)(?<=\p{L})'s(?!\p{L})/gu, "s")
    // `indians: no`, and a line that is nothing but `no`
    .replaceAll(
      / ?[:=?-] ?(?:no|nei)(?: thanks?| thank you| takk)?(?=$|[.!,;\n])/gu,
      " not allowed",
    )
    .replaceAll(/(?<=^|\n)(no|not|only|ikke|ingen|kun|bare)\n/gu, "$1 ");

/** Words that turn people away by ethnicity, religion, disability, sexual orientation, children or pregnancy. */
export function exclusions(text: string): ExcludingWords[] {
  const clauses = clausesOf(inWords(text));
  return [
    ...clauses.flatMap((clause) => inClause(clause)),
    ...ofAnimals(clauses),
    ...ofPregnancy(clauses),
  ];
}
