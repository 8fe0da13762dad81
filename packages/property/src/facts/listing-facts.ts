import { formatBedrooms } from "@hjem/domain/format/format-bedrooms";
import { formatLongDay } from "@hjem/domain/format/format-date";
import {
  formatAreaRange,
  formatCountRange,
  formatLandArea,
} from "@hjem/domain/format/format-measure";
import { formatNumber } from "@hjem/domain/format/format-number";
import { isRental } from "@hjem/domain/listing/availability";
import type { Listing } from "@hjem/domain/listing/listing";
import { type PlaceKind, placeKind } from "@hjem/domain/listing/place-kind";
import type { TermKey } from "@hjem/domain/terms";
import type { PageContext } from "@hjem/storefront/page-context";
import type { Line } from "../section/line.ts";

/** Formatted texts for the facts. */
export interface FactTranslator {
  yes: string;
  no: string;
  furnishing: string;
  /** The floor, formatted; empty if unknown. */
  floor: string;
  /** Label of the type of commercial property, if the market's term is for homes. */
  premisesType: string;
  /** Label of the type of land and parking, if the market's term is for homes. */
  placeType: string;
  /** Label of the size of a parking space. */
  size: string;
  /** Label of the name that neighbours have for the area. */
  localName: string;
  /** Label of the number of floors of a building, where no floor of it is stated. */
  floors: string;
  /** Label of whether the home is new. */
  condition: string;
  /** Label of where a holiday home lies: by the sea, in the mountains. */
  setting: string;
  /** Label of whether a car can be charged at its space. */
  charging: string;
  notStated: string;
  /** Label of the year in which a building will be finished. */
  completion: string;
  /** The year that it is. */
  thisYear: number;
}

type Place = Pick<PageContext, "region" | "language" | "term">;
/** A fact without its label. */
interface TermFact {
  term: TermKey;
  value: string;
}

interface Range {
  min: number;
  max: number;
}

const fact = (term: TermKey, value: string | null): TermFact[] => (value ? [{ term, value }] : []);

const count = (place: Place, term: TermKey, range: Range | null): TermFact[] =>
  fact(term, range && formatCountRange(place, range.min, range.max));

const area = (place: Place, term: TermKey, range: Range | null): TermFact[] =>
  fact(term, range && range.max > 0 ? formatAreaRange(place, range.min, range.max) : null);

const year = (term: TermKey, value: number | null): TermFact[] =>
  fact(term, value === null ? null : String(value));

/** The facility of a place where a car is charged, in every market. */
const CHARGING = "ev_charging";

/** The area that homes are compared by: internal area, else primary room, else total area (D10). */
function leadingArea(place: Place, details: Listing["details"]): TermFact[] {
  const { internalArea, primaryRoom, usageArea, grossArea } = details;
  if (internalArea) return area(place, "area.internalShort", internalArea);
  if (primaryRoom) return area(place, "area.primaryRoom", primaryRoom);
  return usageArea
    ? area(place, "area.usageArea", usageArea)
    : area(place, "area.grossArea", grossArea);
}

function land(place: Place, { details }: Listing): TermFact[] {
  const size = details.plotArea ?? details.landSize;
  return fact("area.plotArea", size && size.max > 0 ? formatLandArea(place, size.max) : null);
}

/** A market that shows icons has baths and cars right after the bedrooms. */
function rooms(
  place: Place,
  { details, listingType, propertyTypes }: Listing,
): { first: TermFact[]; later: TermFact[] } {
  // In commercial property toilets are a facility, not counted rooms.
  const isPremises = listingType.startsWith("commercial");
  const baths = isPremises ? [] : count(place, "detail.bathrooms", details.bathrooms);
  const cars = count(place, "detail.garages", details.garage);
  const all = count(place, "detail.totalRooms", details.totalRooms);
  const bedrooms = [
    ...fact(
      "detail.bedrooms",
      formatBedrooms(
        place,
        [details.bedrooms?.min ?? null, details.bedrooms?.max ?? null],
        propertyTypes,
      ),
    ),
    ...count(place, "area.officeSpaces", details.officeSpaces),
  ];
  return place.region.facts.isWithIcons
    ? { first: [...bedrooms, ...baths, ...cars], later: all }
    : { first: [...bedrooms, ...all], later: [...baths, ...cars] };
}

/**
 * Every fact about the home, the most important first; empty facts and those of other markets are left out (spec §2).
 */
export function listingFacts(place: Place, listing: Listing, words: FactTranslator): Line[] {
  const { contractDetails: contract, details, additionalInfo } = listing;
  const yesNo = (term: TermKey, value: boolean | null): TermFact[] =>
    fact(term, value === null ? null : value ? words.yes : words.no);
  const day = (term: TermKey, value: string | null): TermFact[] =>
    fact(term, value && formatLongDay(place, value));
  const { label: energy, heating } = additionalInfo.energyProfile;

  const named = (facts: TermFact[]): Line[] =>
    facts.map(({ term, value }) => ({ label: place.term(term), value }));
  const { furnished } = contract;
  const { housingAssociation: association } = listing;
  const roomFacts = rooms(place, listing);
  const charging: Line = {
    label: words.charging,
    value: listing.facilities.includes(CHARGING) ? words.yes : words.notStated,
  };
  const built = named(year("detail.constructionYear", listing.yearBuilt)).map((one) =>
    Number(listing.yearBuilt) > words.thisYear ? { ...one, label: words.completion } : one,
  );

  const types = listing.propertyTypes.map((type) => place.term(`type.${type}`)).join(", ");
  const kind = placeKind(listing);
  const typeLabels: Record<PlaceKind, string> = {
    home: place.term("detail.propertyType"),
    premises: words.premisesType,
    land: words.placeType,
    parking: words.placeType,
  };
  const plot = named(land(place, listing));
  const inside = named(leadingArea(place, details));
  // What a tenant asks first stands among the first facts of a rental.
  const ofTenants = [
    ...named(day("date.availableFrom", contract.availableFrom)),
    ...(furnished
      ? [{ label: words.furnishing, value: place.term(`furnished.${furnished}`) }]
      : []),
    ...named(yesNo("detail.isPetAllowed", contract.isPetAllowed)),
  ];
  const isLet = isRental(listing);
  // Of land the size comes first.
  return [
    ...(kind === "land" ? plot : []),
    { label: typeLabels[kind], value: types },
    ...named([
      ...fact(
        "detail.ownership",
        contract.ownership && place.term(`ownership.${contract.ownership}`),
      ),
    ]),
    ...(kind === "parking" ? inside.map(({ value }) => ({ label: words.size, value })) : inside),
    ...(kind === "parking" ? [charging] : []),
    // A parking space has no rooms, and is itself the place for a car.
    ...(kind === "parking" ? [] : named(roomFacts.first)),
    ...(isLet ? ofTenants : []),
    ...named(fact("detail.floor", words.floor)),
    ...built,
    ...(kind === "land" ? [] : plot),
    ...named([
      ...fact("detail.energyProfile", energy && energy.toUpperCase()),
      // Beside its label it is in the section about energy.
      ...fact(
        "detail.heatingGrade",
        energy === null && heating ? place.term(`heating.${heating}`) : null,
      ),
      ...(kind === "parking" ? [] : roomFacts.later),
      ...year("detail.renovationYear", listing.yearRenovated),
      ...count(place, "detail.beds", details.beds),
      ...fact(
        "detail.elevation",
        contract.elevation === null ? null : formatNumber(place, contract.elevation),
      ),
      ...day("date.availableTo", contract.availableTo),
      ...day("date.rentalFrom", contract.rentalFrom),
      ...day("date.rentalTo", contract.rentalTo),
      ...fact("detail.includedInLease", contract.includedInLease),
    ]),
    ...(details.floor === null && details.floors !== null
      ? [{ label: words.floors, value: formatNumber(place, details.floors) }]
      : []),
    // Most homes are not new, and a listing that states nothing counts as used.
    ...(contract.condition === "new"
      ? [{ label: words.condition, value: place.term("condition.new") }]
      : []),
    ...(contract.locationType
      ? [{ label: words.setting, value: place.term(`location.${contract.locationType}`) }]
      : []),
    ...(isLet ? [] : ofTenants),
    ...named([
      ...yesNo("detail.isPartialRentalAllowed", contract.isPartialRentalAllowed),
      ...yesNo("detail.isLandOwnedBySeller", contract.isLandOwnedBySeller),
      ...year("detail.yearOfFixedAgreement", contract.yearOfFixedAgreement),
      ...yesNo("detail.isFixedPoint", contract.isFixedPoint ?? null),
      ...fact("detail.housingAssociation", association?.name ?? null),
      ...fact("detail.housingAssociationNumber", association?.number ?? null),
      ...fact("detail.housingAssociationShare", association?.share ?? null),
      ...yesNo("detail.hasSecurityOrder", contract.hasSecurityOrder),
      // It is of dwellings.
      ...(kind === "parking" ? [] : yesNo("detail.insurance", contract.hasSellerInsurance)),
    ]),
    { label: words.localName, value: listing.address.localName ?? "" },
  ].filter(({ label, value }) => value !== "" && label !== "");
}
