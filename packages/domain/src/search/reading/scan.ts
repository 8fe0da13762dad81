import type { RentPeriod } from "../../rent-period.ts";
import type { FilterName } from "../active-filters.ts";
import { findStreet, findStreetAddress } from "./address.ts";
import { hasHome } from "./build-filter.ts";
import { chipOfQuantity } from "./chips.ts";
import { codeRangeAt } from "./code-ranges.ts";
import { isPlaceHere } from "./common-words.ts";
import { joinCompounds } from "./compound-types.ts";
import { misspeltPart, spansAt, spansOfPart, unreadPlaces } from "./excluded-places.ts";
import { findExclusions } from "./exclusions.ts";
import { takeFact } from "./facts/take-fact.ts";
import { yearsFact } from "./facts/years.ts";
import { findFeatures, isFacility } from "./features.ts";
import {
  findCountryParts,
  findLongNames,
  findMisspelt,
  findShortCodes,
  findShortNames,
  findWholeName,
} from "./find-places.ts";
import { guessTerm } from "./guess-term.ts";
import { correctFeatures, takeMisspeltPairs } from "./misspelt-features.ts";
import { leaveUnoffered } from "./offered-words.ts";
import { phrasesAt } from "./phrases-at.ts";
import { bareRentIn, type Quantity, quantitiesAt } from "./quantity.ts";
import { leaveCircle } from "./radius.ts";
import type { Reading } from "./reading.ts";
import { takeMunicipality, takePoint, takeTownOfTravel } from "./said-towns.ts";
import { ScanState } from "./scan-state.ts";
import { takeWithin } from "./town-centres.ts";
import { bareRoomIn, leaveGarages } from "./type-words.ts";
import { isAnythingFound, leaveNumbers, leaveUnheld, leaveUnsaid } from "./unheld-words.ts";
import { isOfUnknownPlace } from "./unknown-places.ts";

/** Parses a text, step by step. */
export class Scan extends ScanState {
  /** `Under 40 minutter til Nydalen`, `innen 5 km fra Hamar`. */
  readTravels(): void {
    const [radius] = this.radii;
    if (radius && this.marks.isAllFree(radius.from, radius.to)) {
      this.found.circle = radius;
      this.marks.take(radius.from, radius.to, "travel");
    }
    for (const { from, to, reach } of this.travels) {
      if (!reach) continue;
      this.found.reach.push(reach);
      this.marks.take(from, to, "travel");
    }
  }

  /** `Bygd etter 2000`, `visning på søndag`. */
  readFacts(): void {
    for (const fact of this.facts)
      if (!fact.isOfAddress) takeFact(fact, this.found, this.marks, this.offered);
  }

  /** `4. etasje` is a filter, but beside an address a part of it: not every home states its floor. */
  readFactsOfAddresses(): void {
    const part = this.found.address === null ? {} : { filter: null };
    for (const fact of this.facts)
      if (fact.isOfAddress) takeFact({ ...fact, ...part }, this.found, this.marks, this.offered);
  }

  /** `-garasje` and `uten garasje`: excluded facilities; `ikke Frogner`: an excluded place. */
  readExclusions(): void {
    const placesAt = (at: number) => spansAt(this.search, this.lexicon.countryParts, at);
    for (const exclusion of findExclusions(this.tokens, this.lexicon, placesAt)) {
      const { from, to, targets, hint, places, isUnsaid } = exclusion;
      if (!this.marks.isAllFree(from, to)) continue;
      if (isUnsaid) this.marks.disuse(from, to);
      else if (places) {
        this.marks.take(from, to, null);
        this.unwanted.push(places.map((place) => ({ ...place, from, to })));
      } else if (hint) this.takeHint(hint, from, to, targets);
      else this.marks.exclude(from, to, targets);
    }
  }

  readWhole(): void {
    findWholeName(this.search, this.lexicon, this.takePlace);
  }

  /** `And surrounds`, `arvo`: no filter holds it, and no listing is chosen by it. */
  readUnsaid(): void {
    leaveUnsaid(this.address, this.marks);
  }

  readAddress(): void {
    this.takeAddress(findStreetAddress(this.address));
    // `H0201 Sannergata 7`.
    for (const [at, { norm }] of this.tokens.entries())
      if (this.found.address !== null && /^[hluk]\d{4}$/.test(norm) && this.marks.isFree(at))
        this.marks.take(at, at + 1, null);
  }

  /** `Gudbrandsdaln`: a part of the country with a slip. */
  private readMisspeltParts(): void {
    for (const [at, { kind, norm }] of this.tokens.entries()) {
      if (kind !== "word" || !this.isReadable(at)) continue;
      const part = misspeltPart(norm, this.lexicon);
      if (part) this.takePlaces(spansOfPart(part, at, at + 1, this.address.names));
    }
  }

  /** Whether words for all costs stand beside a sum. */
  private isTotal(from: number, to: number): boolean {
    const { totals, limits } = this.lexicon;
    const isBefore = [1, 2, 3, 4].some((back) => {
      const end = totals.match(this.tokens, from - back)?.end;
      return (
        end === from ||
        (end !== undefined && this.lexicon.facts.sumLinks.match(this.tokens, end)?.end === from)
      );
    });
    const comma = ["-", ","].includes(this.tokens[to]?.norm ?? "") ? to + 2 : to;
    return (
      isBefore ||
      [to, comma].some(
        (at) => totals.match(this.tokens, at) !== null && limits.match(this.tokens, at) === null,
      )
    );
  }

  /** Facilities: they remain keywords, and their phrases are no places. */
  readFeatures(): void {
    this.features = findFeatures(this.tokens, this.marks.isFree, this.lexicon);
    takeMisspeltPairs(this.address, this.features, this.marks);
  }

  readLongNames(): void {
    findCountryParts(this.search, this.lexicon, this.takePlaces);
    findLongNames(this.search, this.takePlace);
  }

  /** `3770-3790 Kragerø` is no price, and neither is `1990-2005`. */
  readCodeRanges(): void {
    for (const at of this.tokens.keys()) {
      takeMunicipality(this.address, at, this.spans, this.marks);
      const range = codeRangeAt(this.address, at, this.today);
      if (!range || !this.marks.isAllFree(range.from, range.to)) continue;
      if ("places" in range) this.takePlaces(range.places);
      else if (range.years)
        takeFact(
          yearsFact(range.from, range.to, range.years),
          this.found,
          this.marks,
          this.offered,
        );
      else this.marks.disuse(range.from, range.to);
    }
  }

  readQuantities(): void {
    let before: Quantity | null = null;
    for (const at of this.tokens.keys()) {
      if (!this.isReadable(at)) continue;
      const isAllFree = (end: number) => this.marks.isAllFree(at, end);
      const quantities = quantitiesAt(this.tokens, at, this.lexicon, isAllFree, before);
      const [first] = quantities;
      if (!first) continue;
      before = first;
      const isTotal = first.kind === "money" && this.isTotal(at, first.end);
      this.found.quantities.push(
        ...(isTotal ? quantities.map((each) => ({ ...each, isTotal: true as const })) : quantities),
      );
      this.marks.take(at, first.end, chipOfQuantity[first.kind], first.period);
    }
  }

  /** Words of filters that are not offered are words; unwanted places that no filter leaves out are not used. */
  leaveUnset(isOffered: (name: FilterName) => boolean): void {
    leaveUnoffered(this.offered, this.found, this.marks, isOffered);
    const unread = unreadPlaces(this.unwanted, this.spans, this.address.names);
    for (const { from, to } of unread) this.marks.disuse(from, to);
  }

  /** Property types, hints and stop words: the longest phrase at each token. */
  readPhrases(): void {
    for (const at of this.tokens.keys()) {
      if (!this.isReadable(at)) continue;
      const { type, hint, filler, longest } = phrasesAt(this.address, at, this.marks);
      if (longest === 0) continue;
      if (type?.end === longest && isOfUnknownPlace(this.address, at, longest, this.isReadable)) {
        this.marks.disuse(at - 1, longest);
        continue;
      }
      const isPart =
        type?.end === at + 1 &&
        isFacility(at, type.item, this.tokens, this.features, this.found, this.lexicon);
      if (type?.end === longest && !isPart) this.takeType(type.item, at, longest);
      else if (hint?.end === longest && !(longest === at + 1 && isPlaceHere(this.address, at)))
        this.takeHint(hint.item, at, longest);
      else if (filler?.end === longest) this.marks.take(at, longest, null);
    }
  }

  readPlaces(isRenting: boolean): void {
    findMisspelt(this.search, "several", this.takeMisspelt);
    findShortNames(this.search, this.takePlace);
    findShortCodes(this.search, !isRenting, this.takePlace);
    for (const { from, to } of this.spans.takeExcluded()) this.marks.release(from, to);
    takeTownOfTravel(this.travels, this.spans, this.marks);
    leaveCircle(this.found, this.spans, this.marks);
    if (this.spans.isEmpty && !this.found.circle && this.found.address === null)
      takePoint(this.address, this.takePlace);
  }

  /** Streets without homes, then property types with a typo or inside a compound, then places with a typo. */
  readGuesses(): void {
    if (this.found.address === null) {
      const street = findStreet(this.address, this.isReadable);
      const station = street && this.lexicon.stations.match(this.tokens, street.to);
      // Nobody looks for a home in the street that a station is called by.
      if (street && station) this.marks.disuse(street.from, station.end);
      else this.takeAddress(street);
    }
    for (const [at, { kind, norm }] of this.tokens.entries()) {
      if (kind !== "word" || !this.isReadable(at) || this.features.words.has(at)) continue;
      const { compound, type, hint } = guessTerm(norm, this.lexicon);
      if (compound) this.found.types.push(compound);
      else if (type) this.takeType(type, at, at + 1);
      else if (hint) this.takeHint(hint, at, at + 1);
    }
    leaveGarages(this.garages, this.found, this.marks);
    joinCompounds(this.types, this.tokens, this.found, this.lexicon, this.marks);
    findMisspelt(this.search, "one", this.takeMisspelt);
    this.readMisspeltParts();
    correctFeatures(this.tokens, this.lexicon, this.marks);
    takeWithin(this.address, this.spans, this.marks);
    leaveUnheld(this.address, this.spans, this.marks);
  }

  /** In a search for rentals a number without unit is the rent. */
  readBareRent(isRenting: boolean): void {
    if (isRenting && !hasHome(this.found)) {
      const room = bareRoomIn(this.tokens, this.lexicon, this.marks.isFree);
      if (room) this.takeType(room.row, room.at, room.at + 1);
    }
    const said = this.found.quantities.some(({ kind }) => kind === "money");
    if (!isRenting || said) return;
    const { money } = this.lexicon.vocabulary;
    const rent = bareRentIn(this.tokens, this.isReadable, money);
    if (!rent) return;
    this.found.quantities.push(rent);
    this.marks.take(rent.end - 1, rent.end, "price");
  }

  /** Numbers that nothing reads are not looked for. */
  readNumbers(): void {
    if (isAnythingFound(this.found, this.spans)) leaveNumbers(this.address, this.marks);
  }

  placeIds = (): string[] => this.spans.ids(this.found.address);

  /** Everything but the filter; `period` is that of the market's rents. */
  rest = (period: RentPeriod): Omit<Reading, "filter"> =>
    this.marks.rest(period, this.lexicon.respelled);
}
