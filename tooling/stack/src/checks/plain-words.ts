import { messagesOf } from "./po-file.ts";

/** Words that no page says: archaic, cute, or not the word of the market (the rule of the copy deck: plain, standard, short). */
const unwanted: readonly RegExp[] = [
  /\btold\b/i,
  /\bwork(?:ed|s)? (?:it )?out\b/i,
  /\bneed do nothing\b/i,
  /\bupside down\b/i,
  /\banew\b/i,
  /\bwhoever\b/i,
  /\bin the middle\b/i,
  /\be-mail/i,
  /\b(?:stua|døra|sola|solas)\b/i,
  /\bopp ned\b/i,
  /\bmeglerforetak/i,
  /\bnybolig(?:en|er|ene)?\b/i,
  /\bi alt\b/i,
];

/** The messages of a catalog that say one of them, each with the word. Bokmål's own `e-post` is no `e-mail`. */
export const unwantedIn = (catalog: string): string[] =>
  messagesOf(catalog).flatMap(({ id, text }) => {
    const found = unwanted.map((word) => word.exec(text)?.[0]).find(Boolean);
    return found === undefined ? [] : [`${JSON.stringify(id)} says ${JSON.stringify(found)}`];
  });
