import type { MessageId } from "../messages/messages.ts";
import { bestMatch, type Pattern, readPatterns } from "../understand/patterns.ts";

/** What a question wants to know of a thing, where knowing that there is one does not answer it. */
export interface Aspect {
  patterns: readonly Pattern[];
  /** What is said where nothing answers it; `{thing}` is what was asked about. */
  message: MessageId;
  /** Intents that answer it; others that the question names do not. */
  answeredBy: readonly string[];
  /** Whether it may be asked of anything; else of things alone. @default false */
  isOfAll?: boolean;
  /** How it is asked for, where its words mean it in this order alone. @default any order */
  phrase?: RegExp;
  /** Whether a quoted sentence answers it. */
  isStatedIn: (sentence: string) => boolean;
}

const never = () => false;

const permission = readPatterns({
  permission: [
    "lov|tillatt|tillate|tillat|forbudt|forbode",
    "allowed|permitted|permission|permissions|approval|approve|forbidden|prohibited|banned",
  ],
});
const leaveOfThings = readPatterns({
  permission: ["far|fa jeg|eg|vi|man !plass !parkere* !lade* !bruke !hvor !nar !nokkel*"],
});
const leave = readPatterns({
  permission: [
    "may|can|could i|we|you smoke|grill|bbq|build|hang|paint|drill|install|sublet|party|barbecue|vape|put|convert|extend|subdivide|change|alter|renovate|remove|knock !mind|offer|date",
    "kan jeg|vi|man|eg royke|grille|bygge|male|henge|sette|montere|fremleie|framleie|leige|utvide|endre|forandre|rive|pusse",
    "smoke|smoking|royke|royking",
  ],
});

const aspects: readonly Aspect[] = [
  {
    patterns: permission,
    message: "aspect.permission",
    answeredBy: ["isPetAllowed", "isPartialRentalAllowed"],
    isOfAll: true,
    isStatedIn: (sentence) =>
      /\b(?:tillat\w*|lov|forbudt|allowed|permitted|approval)\b/iu.test(sentence),
  },
  {
    patterns: leaveOfThings,
    message: "aspect.permission",
    answeredBy: ["isPetAllowed"],
    isStatedIn: (sentence) => /\b(?:tillat\w*|lov|forbudt|røyk\w*)\b/iu.test(sentence),
  },
  {
    patterns: leave,
    message: "aspect.permission",
    answeredBy: ["isPetAllowed", "isPartialRentalAllowed"],
    isOfAll: true,
    isStatedIn: (sentence) =>
      /\b(?:tillat\w*|lov|forbudt|allowed|permitted|røyk\w*|smok\w*)\b/iu.test(sentence),
  },
  {
    patterns: readPatterns({
      cost: [
        "koster|kostar|kost|koste|pris|prisen",
        "price|cost|costs|fee|fees",
        "much is|are|for|extra !there !space",
        "mye|mykje betale|betaler|tar",
        "free !when !available !smoke !gluten !step !maintenance !rent",
        "gratis",
      ],
    }),
    message: "aspect.cost",
    answeredBy: [],
    isStatedIn: (sentence) => /\d/u.test(sentence) && /\bkr\b|\$|kroner|dollar/iu.test(sentence),
  },
  {
    patterns: readPatterns({ place: ["hvor|kvar|kor er|ligger|ligg|finnes|finner", "where"] }),
    phrase: /(?<!\p{L})(?:(?:hvor|kvar|kor)\s+(?:er|ligger|ligg|finnes|finner)|where)(?!\p{L})/iu,
    message: "aspect.place",
    answeredBy: [],
    isStatedIn: (sentence) =>
      /(?<!\p{L})(?:is|are|er|ligger|located|finnes|placed|plassert) (?:on|in|at|under|below|behind|beside|next to|near|i|på|under|bak|ved|rett|like)(?!\p{L})/iu.test(
        sentence,
      ),
  },
  {
    patterns: readPatterns({
      age: [
        "gammel|gammelt|gammal|gamle|alder|alderen",
        "old|age|installed",
        "nar|when byttet|satt|montert|installert|put|replaced|fitted",
      ],
    }),
    message: "aspect.age",
    answeredBy: [],
    isStatedIn: (sentence) => /\b(?:19|20)\d\d\b/u.test(sentence),
  },
  {
    patterns: readPatterns({
      size: [
        "hvor|kor stor|stort|store|lang|langt|dyp|dypt|bred !til !fra !unna",
        "how big|large|deep|long|wide !to !from",
        "size|storrelse*|kvm|areal*",
      ],
    }),
    message: "aspect.size",
    answeredBy: [],
    isStatedIn: (sentence) => /\d\s*(?:m²|m2|kvm|meter|metre|sqm)/iu.test(sentence),
  },
  {
    patterns: readPatterns({ reason: ["hvorfor|kvifor", "why"] }),
    message: "aspect.reason",
    answeredBy: [],
    isOfAll: true,
    isStatedIn: never,
  },
];

/** Every word that says what a question wants to know. */
export const aspectPatterns: readonly Pattern[] = aspects.flatMap(({ patterns }) => patterns);

/** Of the intents of a thing, the field says that there is one, or how many: nothing else. */
const thingIntents = ["garage", "bathrooms"];
export const isOfThing = (intent: string): boolean =>
  intent.startsWith("facility:") || thingIntents.includes(intent);

/** What a question wants to know that an intent does not say; null where the intent answers it. */
export const unansweredAspect = (
  { words, question }: { words: readonly string[]; question: string },
  intent: string,
): Aspect | null =>
  aspects.find(
    ({ patterns, phrase, answeredBy, isOfAll = false }) =>
      (isOfAll || isOfThing(intent)) &&
      intent !== "topic" &&
      !answeredBy.includes(intent) &&
      (phrase?.test(question) ?? true) &&
      bestMatch(words, patterns) !== null,
  ) ?? null;
