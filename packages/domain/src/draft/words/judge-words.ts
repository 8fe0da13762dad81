import type { DraftListingType } from "../../listing/listing-type.ts";
import {
  type PublishingRules,
  type RuleSource,
  type RuleScope,
  ruleOf,
  rulesOf,
  weightOf,
} from "../../publishing/publishing-rules.ts";
import { paymentWordsIn } from "../../text/payment-words.ts";
import { type FoundWords, worst } from "./clauses.ts";
import { highDeposits } from "./deposit-words.ts";
import { exclusions } from "./exclusion-words.ts";
import { openPrices, saysAuction, statedPrices, widePriceRanges } from "./price-words.ts";
import { openRents } from "./rent-words.ts";

/** Rules that words can break. */
export const wordRules = [
  "open_price",
  "price_range",
  "fixed_rent",
  "bond",
  "exclusion",
  "payment_words",
] as const;
export type WordRule = (typeof wordRules)[number];

/** The home that a text is about, as far as its rules depend on it. */
export interface JudgedHome {
  listingType: DraftListingType;
  /** Code of the state, or the county; null where it is not known. */
  state: string | null;
  /** The day where the home lies, `YYYY-MM-DD`. */
  today: string;
  /** True for an agent's listing. @default false */
  isAgent?: boolean;
  /** True for a room in a home that others live in. @default false */
  isShared?: boolean;
  /** True for a home whose price method is an auction. @default false */
  isAuction?: boolean;
  /** Rent per period, where it is known. */
  rent?: number | null;
}

/** What a rule finds in a text: `advises` where the words may be about something else, or the law leaves it open. */
export interface WordFinding {
  rule: WordRule;
  severity: "blocks" | "advises";
  /** As they are read: in lower case, without disguise. */
  words: string;
  /** Null for this site's own rule. */
  source: RuleSource | null;
}

interface Judged {
  rules: PublishingRules;
  home: JudgedHome;
  scope: RuleScope;
  text: string;
}

const finding = (
  rule: WordRule,
  found: FoundWords | null,
  { source, weight }: { source: RuleSource; weight: "blocks" | "advises" },
): WordFinding[] =>
  found === null
    ? []
    : [{ rule, words: found.words, source, severity: found.isCertain ? weight : "advises" }];

function ofSale({ rules, home, scope, text }: Judged): WordFinding[] {
  if (!home.listingType.endsWith("_sale") || home.listingType.startsWith("commercial")) return [];
  const isAuction = home.isAuction === true || saysAuction(text);
  const open = rulesOf(rules, "open_price", scope).find(
    ({ method }) => method === undefined || isAuction,
  );
  const range = ruleOf(rules, "price_range", scope);
  const isBound = open?.binds === "everybody" || home.isAgent === true;
  return [
    ...(open
      ? finding("open_price", worst(open.method ? statedPrices(text) : openPrices(text)), {
          source: open.source,
          weight: isBound ? weightOf(open) : "advises",
        })
      : []),
    ...(range
      ? finding("price_range", worst(widePriceRanges(text, range.maxPercent)), {
          source: range.source,
          weight: weightOf(range),
        })
      : []),
  ];
}

/** Tenancy law is about homes that people live in: neither premises nor holidays (Husleieloven § 1-1, Vic RTA s 10). */
function ofRent({ rules, home, scope, text }: Judged): WordFinding[] {
  if (home.listingType !== "residential_rent") return [];
  const fixed = ruleOf(rules, "fixed_rent", scope);
  const bond = ruleOf(rules, "bond", scope);
  const isLow = bond?.rentUpTo === undefined || (home.rent ?? Infinity) <= bond.rentUpTo;
  return [
    ...(fixed
      ? finding("fixed_rent", worst(openRents(text)), {
          source: fixed.source,
          weight: weightOf(fixed),
        })
      : []),
    ...(bond && isLow
      ? finding(
          "bond",
          worst(highDeposits(text, { max: bond.maxPeriods, period: bond.period, rent: home.rent })),
          {
            source: bond.source,
            weight: weightOf(bond),
          },
        )
      : []),
  ];
}

function ofPeople({ rules, home, scope, text }: Judged): WordFinding[] {
  const rows = rulesOf(rules, "exclusion", scope);
  if (rows.length === 0) return [];
  const found = exclusions(text).flatMap((words) => {
    const row = rows.find(({ grounds }) => grounds.includes(words.ground));
    const weight = row && !home.isShared ? weightOf(row) : "advises";
    return row ? finding("exclusion", words, { source: row.source, weight }) : [];
  });
  const first = found.find(({ severity }) => severity === "blocks") ?? found[0];
  return first ? [first] : [];
}

const ofPayment = ({ text }: Judged): WordFinding[] =>
  paymentWordsIn(text)
    .slice(0, 1)
    .map((words) => ({ rule: "payment_words", severity: "advises", words, source: null }));

/**
 * Judges a text of a listing, plain or with the tags of a description, by the rules of its market that hold there on that
 * day: words are judged by what they are about, and read without disguise (market 13). Each rule has one finding at most.
 */
export function judgeWords(rules: PublishingRules, home: JudgedHome, text: string): WordFinding[] {
  const { state, today, listingType } = home;
  const judged = {
    rules,
    home,
    text,
    scope: { state, today, isRent: listingType.endsWith("_rent") },
  };
  return [ofSale, ofRent, ofPeople, ofPayment].flatMap((rule) => rule(judged));
}

/** What becomes of a listing by its findings: it is published, waits for a moderator (D99), or is refused. */
export function verdictOf(findings: readonly WordFinding[]): "pass" | "hold" | "block" {
  if (findings.some(({ severity }) => severity === "blocks")) return "block";
  return findings.some(({ rule }) => rule === "payment_words") ? "hold" : "pass";
}
