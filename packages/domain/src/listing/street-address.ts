import { plain } from "../text/fold.ts";
import {
  homeWords,
  premisesWords,
  streetSides,
  streetTypes,
  withOneEnding,
} from "./street-types.ts";

/** The parts of an address in a street, each in the one form by which addresses are compared. */
export interface StreetAddress {
  /** The home in its building: `502`, `g01`, `shop 3`, `h0302`; empty without one. */
  unit: string;
  /** `57`, `12b`, `45-47`; empty without one. */
  number: string;
  /** `canning street`, `storgate`; plain letters. */
  street: string;
  /** True in Australia's order, `45 Smith Street`. */
  isNumberFirst: boolean;
}

const unitWord = [...homeWords, ...premisesWords].join("|");
/** `106b`, `g01`, `12`. */
const unitNumber = "[a-z]{0,2}\\d{1,5}[a-z]?";
const houseNumber = "\\d{1,5}[a-z]?(?:-\\d{1,5}[a-z]?)?";

/** `Unit 502, 57 …`, `Apt 3/45 …`, `G01/45 …`, `12/45-47 …`, `45B …`; Norwegian days that name streets are no numbers. */
const numberFirst = new RegExp(
  `^(?:(?<word>${unitWord})\\.? ?#?(?<named>${unitNumber}|[a-z])(?:/|,? (?=\\d))|(?<slashed>${unitNumber})/)?` +
    `(?<number>${houseNumber}) (?=\\p{L})(?<street>[^,]+)`,
  "u",
);
/** `Lot 12 Smith Road`. */
const lotOnly = new RegExp(
  `^(?<word>${unitWord}) ?(?<named>${unitNumber}) (?=\\p{L})(?<street>[^,]+)`,
  "u",
);
/** `Storgata 12B H0302`; what follows the number is a floor or where the flat is. */
const numberLast =
  /^(?<street>.*?\p{L}\.?) (?<number>\d{1,4}[a-z]?(?:-\d{1,4}[a-z]?)?)(?:[, ].*)?$/u;
/** The number of a flat in Norway's land register: main floor, lower, loft or cellar. */
const dwelling = /\b(?<unit>[hluk]) ?(?<digits>\d{4})\b/u;

/** One way of writing spaces, commas, letters after numbers and ranges; dots of short forms stay. */
const evened = (text: string): string =>
  plain(text.replaceAll(/\.(?=\s*(?:\p{L}|\d|$))/gu, "\u0001 "))
    .replaceAll("\u0001", ".")
    .replaceAll(/[;()\s]+/g, " ")
    .replaceAll(/ ?(?:, ?)+/g, ", ")
    .replaceAll(/(?<=\d) (?=[a-z](?:[ ,/-]|$))/g, "")
    .replaceAll(/(?<=[\da-z]) ?[/\u2044] ?(?=\d)/g, "/")
    .replaceAll(/(?<=\d[a-z]?) ?[-\u2013] ?(?=\d)/g, "-")
    .trim();

const withoutDots = (text: string): string =>
  text.replaceAll(".", "").replaceAll(/ +/g, " ").trim();

/** `st kilda rd w` as `st kilda road west`. */
function englishStreet(text: string): string {
  const words = withoutDots(text).split(" ");
  const sided = words.length > 2 ? streetSides.get(words.at(-1) ?? "") : undefined;
  const named = sided === undefined ? words : words.slice(0, -1);
  const type = named.length > 1 ? streetTypes.get(named.at(-1) ?? "") : undefined;
  const typed = type === undefined ? named : [...named.slice(0, -1), type];
  return [...typed, ...(sided === undefined ? [] : [sided])].join(" ").replace(/^saint /, "st ");
}

/** `Kongens gt.` as `kongens gate`. */
function norwegianStreet(text: string): string {
  const words = text.split(" ");
  const last = withOneEnding(words.at(-1) ?? "");
  return withoutDots([...words.slice(0, -1), last].join(" ")).replace(/^sankt /, "st ");
}

/**
 * Reads the street part of an address of either market, in any of the ways in which it is written: a number before the street
 * is Australian, one after it Norwegian. `Unit 502, 57 Canning St` is `502/57 Canning Street`.
 */
export function readStreetAddress(text: string): StreetAddress {
  const line = evened(text);
  const first = /^\d+\. /.test(line) ? null : (numberFirst.exec(line) ?? lotOnly.exec(line));
  if (first?.groups) {
    const { word = "", named = "", slashed = "", number = "", street = "" } = first.groups;
    const own = named || slashed.replace(/^u(?=\d)/, "");
    const unit = premisesWords.includes(word) ? `${word} ${own}` : own;
    return { unit, number, street: englishStreet(street), isNumberFirst: true };
  }
  const flat = dwelling.exec(line);
  const rest = flat ? line.replace(dwelling, " ").replaceAll(/ +/g, " ").trim() : line;
  const unit = flat?.groups ? `${flat.groups.unit ?? ""}${flat.groups.digits ?? ""}` : "";
  const last = numberLast.exec(rest)?.groups;
  const name = last?.street ?? rest;
  const isEnglish = !last && streetTypes.has(withoutDots(name).split(" ").at(-1) ?? "");
  return {
    unit,
    number: last?.number ?? "",
    street: isEnglish ? englishStreet(name) : norwegianStreet(name),
    isNumberFirst: false,
  };
}

/** An address in a street in one line: `502/57 canning street`, `storgate 12b h0302`. */
export function addressLine({ unit, number, street, isNumberFirst }: StreetAddress): string {
  const parts = isNumberFirst
    ? [[unit, number].filter(Boolean).join("/"), street]
    : [street, number, unit];
  return parts.filter(Boolean).join(" ");
}

/** The one form in which an address in a street is compared, however it is written. */
export const canonicalAddress = (text: string): string => addressLine(readStreetAddress(text));

const leadingNumbers = new RegExp(
  `^(?:(?:${unitWord})\\.? ?#?[a-z]{0,2}\\d+[a-z]? ?[,/]? ?)?(?:[a-z]{0,2}\\d+[a-z]? ?/ ?)?` +
    "(?:\\d+[a-z]?(?: ?[-–] ?\\d+[a-z]?)? )?(?=\\p{L})",
  "iu",
);
const trailingNumbers = /,? \d+ ?[a-z]?(?: ?[-–] ?\d+[a-z]?)?(?:,? ?[hluk] ?\d{4})?$/iu;
/** Short forms at the end of a Norwegian street, in full as most streets are called. */
const shortNorwegian: readonly (readonly [short: RegExp, full: string])[] = [
  [/(?<= )gt\.?$/iu, "gate"],
  [/(?<=\p{L}{2})gt\.?$/iu, "gata"],
  [/(?<=\p{L}{2})vn\.?$/iu, "veien"],
  [/(?<=\p{L}{2})vg\.?$/iu, "vegen"],
];

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The name of a street as it is written, in full and without the numbers of house and home: `12/45 Smith St` is `Smith Street`. */
export function fullStreetName(text: string): string {
  const line = text.normalize("NFKC").trim().replaceAll(/\s+/g, " ");
  const name = line.replace(leadingNumbers, "").replace(trailingNumbers, "").trim();
  if (name !== "" && name.length < line.length && line.endsWith(name)) {
    const words = name.split(" ");
    const typed = words.at(-1) ?? "";
    const full = streetTypes.get(typed.toLowerCase().replace(/\.$/, ""));
    const isShort = words.length > 1 && full !== undefined && full !== typed.toLowerCase();
    return isShort ? [...words.slice(0, -1), capital(full)].join(" ") : name;
  }
  const short = shortNorwegian.find(([form]) => form.test(name));
  return short ? name.replace(...short) : name;
}
