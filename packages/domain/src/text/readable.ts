import { withLatinLetters, withoutFrames } from "./look-alikes.ts";
import { decodeEntities } from "./markup.ts";

/** What is not seen: zero-width characters, soft hyphens, direction marks, fillers. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Tags that begin a line; text goes on across all others. */
const blockTag = /<\/?(?:p|ul|ol|li|h\d|br|div|tr|td)\b[^<>]*>/gi;

/** At least four single letters or digits in a row, with signs or spaces between them: `W e s t`, `w.e.s.t`. */
const spaced =
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][ \t._\-*/·•~+|\p{So}]{1,4}){3,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu;

/** A word out of its spaced letters; a gap wider than between letters parts words. */
function joined(found: string): string {
  const run = found.replaceAll(/\p{So}/gu, "·");
  const gaps = run.match(/[^\p{L}\p{N}]+/gu) ?? [];
  const isWord = (run.match(/\p{L}/gu) ?? []).length >= 3;
  if (!isWord) return found;
  const narrow = Math.min(...gaps.map((gap) => gap.length));
  const isSigned = gaps.some((gap) => gap.trim() !== "");
  return run.replaceAll(/[^\p{L}\p{N}]+/gu, (gap) =>
    gap.length > narrow || (isSigned && gap.trim() === "") ? " " : "",
  );
}

/**
 * A text as it is read, for comparing: without tags, invisible characters and accents, look-alikes as Latin letters,
 * spaced letters joined, in lower case; `æ`, `ø` and `å` stay. Lines stay lines.
 */
export const readable = (text: string): string =>
  withLatinLetters(
    withoutFrames(decodeEntities(text.replaceAll(blockTag, "\n").replaceAll(/<[^<>]*>/g, "")))
      .normalize("NFKC")
      .replaceAll(invisible, "")
      .toLowerCase()
      .normalize("NFKD")
      .replaceAll(/a\u030A/g, "å")
      .replaceAll(/\p{M}/gu, "")
      .normalize("NFC"),
  )
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .replaceAll(/[‐-―−]/g, "-")
    .replaceAll(spaced, joined)
    // A sign within a word: `mus*lims`.
    .replaceAll(/(?<=\p{L})[*_~^]{1,3}(?=\p{L})/gu, "")
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n\s*/g, "\n")
    .trim();
