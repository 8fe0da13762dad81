import { KEYWORDS_MAX_LENGTH } from "../../limits.ts";
import { acquisitionOf } from "../../listing/listing-type.ts";
import { rentPeriodOf } from "../../rent-period.ts";
import type { FilterName } from "../active-filters.ts";
import { isFilterOffered } from "../offered-filters.ts";
import { readText as readLine } from "../read-value.ts";
import { buildFilter, type ReadingScope } from "./build-filter.ts";
import { withoutDigits } from "./digits-for-letters.ts";
import type { ReadingDeps } from "./lexicon.ts";
import type { Reading } from "./reading.ts";
import { Scan } from "./scan.ts";

const withinLimit = (words: string): string =>
  words.length > KEYWORDS_MAX_LENGTH
    ? words.slice(0, KEYWORDS_MAX_LENGTH).replace(/\s\S*$/u, "")
    : words;

/**
 * Parses text typed into the search box: places, property type, rooms, size, price and other filters; the rest are
 * keywords (S6, D109). A name that is the whole text is that place (S1). It never throws, and its cost is linear in
 * the length of the text, which is cut at `KEYWORDS_MAX_LENGTH`.
 */
export function readText(text: string, scope: ReadingScope, deps: ReadingDeps): Reading {
  const { vocabulary } = deps.lexicon;
  const line = readLine(text, KEYWORDS_MAX_LENGTH) ?? "";
  // Text of the maximum length was cut, and its last word may be incomplete.
  const whole = text.length < KEYWORDS_MAX_LENGTH ? line : line.replace(/\s\S+$/u, "");
  const scan = new Scan(withoutDigits(whole.normalize("NFKC"), deps.places), deps, scope.geoId);
  scan.readTravels();
  scan.readFacts();
  scan.readExclusions();
  scan.readWhole();
  scan.readUnsaid();
  scan.readFeatures();
  scan.readAddress();
  scan.readFactsOfAddresses();
  scan.readLongNames();
  scan.readCodeRanges();
  scan.readQuantities();
  scan.readPhrases();
  scan.readPlaces(acquisitionOf(scope.listingType, scope.acquisition) === "rent");
  scan.readGuesses();
  const { region } = deps;
  const read = () =>
    buildFilter({ ...scan.found, geoIds: scan.placeIds() }, scope, vocabulary, region);
  const { listingType = scope.listingType, acquisition = scope.acquisition } = read();
  const isOffered = (name: FilterName) =>
    isFilterOffered(region, name, { listingType, acquisition });
  scan.leaveUnset(isOffered);
  scan.readBareRent(acquisitionOf(listingType, acquisition) === "rent");
  scan.readNumbers();
  const rest = scan.rest(rentPeriodOf(region, listingType));
  // Words may be searched for as longer ones than were typed.
  const words = withinLimit(rest.words);
  return { filter: read(), ...rest, words };
}
