import { withLatinLetters } from "@hjem/domain/text/look-alikes";
import { parse } from "tldts";

/** What is not seen, or turns the direction of text: controls, direction marks, zero-width characters, separators. */
const unseen = /[^\P{Cc}\n\t]|[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/gu;

/** What stands in place of an address. */
const OMITTED = "[…]";

const letter = String.raw`[\p{L}\p{M}\p{N}_\-]`;
const dot = String.raw`\s?[.。·‧∙⋅]|\s?[([{<]\s?(?:[.。·]|dot|punktum|punkt|prikk)\s?[)\]}>]\s?|\s(?:dot|punktum|punkt|prikk)\s`;
/** Begins where a word begins, so that a long word is read once. */
const address = new RegExp(
  String.raw`(?<!${letter})(?:[a-z][a-z\d+.\-]{0,20}://\S+|(?:[^\s@]{1,64}@)?${letter}+(?:(?:${dot})${letter}+)+(?:[:/?#][^\s.,]\S*)?)`,
  "giu",
);
const dots = new RegExp(dot, "iu");

/** Countries' endings that are abbreviations in Norwegian: `org.nr`, `kr.pr.mnd`. */
const abbreviations: ReadonlySet<string> = new Set(["nr", "pr"]);

/** An address of four numbers has four. */
const LABELS_READ = 4;

const isDomain = (host: string): boolean => {
  const { isIcann, isIp, domain, publicSuffix } = parse(host);
  if (isIp) return true;
  return isIcann === true && domain !== null && !abbreviations.has(publicSuffix ?? "");
};

/** True for what is read as an address; words may follow one without a space: `example.com.Velkommen`. */
function isAddress(text: string): boolean {
  if (/:\/\/|@/.test(text)) return true;
  const [host = ""] = text.split(/[:/?#]/);
  const labels = host.split(dots).map((each) => each.replaceAll(/^[-_]+|[-_]+$/g, ""));
  return labels.some((_, at) => {
    const end = labels.slice(Math.max(0, at - LABELS_READ + 1), at + 1).join(".");
    return at > 0 && (isDomain(end) || isDomain(withLatinLetters(end)));
  });
}

/** Text as it is read (NFKC, lower case), and of each of its characters where it stands in the original. */
function readAs(text: string): { read: string; places: number[] } {
  let read = "";
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const plain = character.normalize("NFKC").toLowerCase();
    for (let count = 0; count < plain.length; count += 1) places.push(place);
    read += plain;
    place += character.length;
  }
  places.push(place);
  return { read, places };
}

/**
 * A sentence of an answer, which may quote what somebody has typed: without addresses of sites and mailboxes, so that nobody
 * leads visitors away through the assistant, and without what is not seen or turns the direction of text.
 */
export function plainWords(text: string): string {
  const seen = text.toWellFormed().replaceAll(unseen, "");
  const { read, places } = readAs(seen);
  let plain = "";
  let end = 0;
  for (const { 0: found, index } of read.matchAll(address)) {
    if (!isAddress(found)) continue;
    plain += seen.slice(end, places[index]) + OMITTED;
    end = places[index + found.length] ?? seen.length;
  }
  return plain + seen.slice(end);
}
