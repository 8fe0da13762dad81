import {
  type AddressSpan,
  type AddressText,
  fullType,
  isSaying,
  isSign,
  slice,
} from "./address-parts.ts";

/** Words before two streets that meet. */
const cornerWords: readonly (readonly string[])[] = [
  ["on", "the", "corner", "of"],
  ["the", "corner", "of"],
  ["corner", "of"],
  ["cnr", "of"],
  ["cnr"],
  ["corner"],
  ["hjornet", "av"],
  ["hjornet"],
  ["krysset"],
];
/** Words of a street before its type, and of the other, which may have none. */
const WORDS_MAX = 3;

interface Named {
  name: string;
  type: string | null;
  end: number;
}

/** The name at a token, up to its type; without one the words up to `end`, or one word. */
function nameAt(read: AddressText, from: number, isOpen: boolean): Named | null {
  const { text, tokens, lexicon } = read;
  let at = from;
  for (; at - from <= WORDS_MAX && tokens[at]?.kind === "word"; at += 1) {
    const { norm } = tokens[at]!;
    const full = at > from ? lexicon.streetWords.get(norm.replace(/s$/, "")) : undefined;
    const type = full ?? (at > from ? lexicon.streetWords.get(norm) : undefined);
    if (type !== undefined) {
      return { name: slice(text, tokens, from, at), type, end: at + 1 };
    }
    if (lexicon.and.match(tokens, at) || isSaying(tokens, at, lexicon)) break;
  }
  if (at === from) return null;
  const end = isOpen ? from + 1 : at;
  return { name: slice(text, tokens, from, end), type: null, end };
}

/** Two streets that meet, of which homes are found by the first: `cnr Ruthven and Margaret`, `corner of Church St & Macquarie St`. */
export function findCorner(read: AddressText): AddressSpan | null {
  const { text, tokens, lexicon } = read;
  for (const from of tokens.keys()) {
    const words = cornerWords.find((each) =>
      each.every((word, offset) => tokens[from + offset]?.norm === word),
    );
    if (!words) continue;
    const dot = isSign(tokens[from + words.length], ".") ? 1 : 0;
    const first = nameAt(read, from + words.length + dot, false);
    if (!first) continue;
    const isJoint = isSign(tokens[first.end], "&", "/", "+");
    const joint = isJoint ? first.end + 1 : lexicon.and.match(tokens, first.end)?.end;
    const second = joint === undefined ? null : nameAt(read, joint, true);
    if (!second) continue;
    const type = first.type ?? second.type;
    const typed = slice(text, tokens, second.end - 1, second.end);
    const name = type === null ? first.name : `${first.name} ${fullType(typed, type)}`;
    return { from, to: second.end, address: name };
  }
  return null;
}
