import type { Random } from "../random.ts";

/** A sentence that is used only if the facts allow it. */
export type Sentence = string | null | false | undefined;

/** Escapes HTML characters in names; descriptions are HTML with a few tags. */
const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const said = (sentences: readonly Sentence[]): string[] =>
  sentences.filter(
    (sentence): sentence is string => typeof sentence === "string" && sentence !== "",
  );

/** Sentences as one paragraph; an empty one is left out. */
export const paragraph = (...sentences: readonly Sentence[]): string => {
  const text = said(sentences).join(" ");
  return text === "" ? "" : `<p>${escaped(text)}</p>`;
};

/** Some of the sentences in their order, so that not every text states everything. */
export const some = (random: Random, sentences: readonly Sentence[], most: number): string[] => {
  const possible = said(sentences);
  const stored = new Set(random.sample(possible, most));
  return possible.filter((sentence) => stored.has(sentence));
};
