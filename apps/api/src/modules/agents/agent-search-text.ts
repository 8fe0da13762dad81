import { type AgentListingState, agentListingStates } from "@hjem/domain/agents/agent-states";
import { fold } from "@hjem/domain/text/fold";

/** Codes of the states of listings. They are stored: a code never changes its meaning. */
export const stateCodes: Record<AgentListingState, number> = {
  for_sale: 1,
  for_rent: 2,
  sold: 3,
  rented: 4,
};

/** Listings that can be had now. */
export const openStates: readonly number[] = agentListingStates
  .slice(0, 2)
  .map((state) => stateCodes[state]);

/** No name has more words than these. */
const WORDS_MAX = 8;

/** Norwegian letters as typed on a keyboard without them: `Åsne` is `aasne` and `asne`. */
const plainLetters: Readonly<Record<string, string>> = { æ: "a", ø: "o", å: "a" };
const plain = (text: string): string =>
  text.toLowerCase().replaceAll(/[æøå]/g, (letter) => plainLetters[letter] ?? letter);

/** The folded words of a typed text, at most eight. */
export const typedWords = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, WORDS_MAX);

/** Words by which a name is found, in every spelling, each with a space before it. */
export const nameWords = (name: string): string => {
  const spellings = [fold(name), fold(plain(name))];
  const words = spellings.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean));
  return [...new Set(words)].map((word) => ` ${word}`).join("");
};

/** An office by its full name. */
export const officeKey = (name: string): string => typedWords(name).join(" ");
