import type { Reading } from "@hjem/domain/search/reading/reading";

const sum = (value: number): string => {
  if (value >= 1_000_000) return `${value / 1_000_000}m`;
  return value >= 1_000 ? `${value / 1_000}k` : String(value);
};

const range = (
  name: string,
  min: number | undefined,
  max: number | undefined,
  say: (value: number) => string = String,
) => {
  if (min === undefined && max === undefined) return [];
  if (min !== undefined && min === max) return [`${name}:${say(min)}`];
  return [`${name}:${min === undefined ? "" : say(min)}-${max === undefined ? "" : say(max)}`];
};

/** A minimum is the most frequent request: `bed:3+`. */
const count = (name: string, min: number | undefined, max: number | undefined) => {
  // None is a studio.
  if (max === 0) return [`${name}:0`];
  return max === undefined && min !== undefined ? [`${name}:${min}+`] : range(name, min, max);
};

/**
 * A reading in one line, as the tables of phrasings write it: kind of search, places in brackets, then what else was read,
 * `words` for the rest and `unused` for what is not used. `nameOf` says what a place is called.
 */
export function describeReading(
  { filter, words, unused }: Reading,
  nameOf: (geoId: string) => string,
): string {
  const { listingType, acquisition, propertyType, furnished } = filter;
  const isOtherSide = acquisition === "rent" && listingType !== "rent";
  const parts = [
    ...(listingType ? [`${listingType.replace("_", " ")}${isOtherSide ? " rent" : ""}`] : []),
    ...(filter.availability ?? []),
    ...(filter.geoId ?? []).map((geoId) => `[${nameOf(geoId)}]`),
    ...(filter.reach ?? []).map(
      ({ mode, minutes, lat, lng }) => `near:${mode},${minutes},${lat},${lng}`,
    ),
    ...(filter.propertyRadius && filter.mapCentroid
      ? [
          `within:${filter.propertyRadius / 1_000}km,${filter.mapCentroid.lat},${filter.mapCentroid.lng}`,
        ]
      : []),
    ...(filter.address === undefined ? [] : [`address "${filter.address}"`]),
    ...(propertyType ? [`type:${propertyType.join(",")}`] : []),
    ...count("bed", filter.bedroomMin, filter.bedroomMax),
    ...count("bath", filter.bathroomMin, filter.bathroomMax),
    ...count("car", filter.garageMin, filter.garageMax),
    ...range("price", filter.priceMin, filter.priceMax, sum),
    ...range("total", filter.totalPriceMin, filter.totalPriceMax, sum),
    ...range("area", filter.primaryRoomMin, filter.primaryRoomMax),
    ...range("land", filter.landsizeMin, filter.landsizeMax),
    ...range("year", filter.constructionYearMin, filter.constructionYearMax),
    ...range("floor", filter.floors?.min, filter.floors?.max),
    ...range("fees", filter.sharedCostMin, filter.sharedCostMax, sum),
    ...(filter.energyProfile ? [`energy:${filter.energyProfile.join(",")}`] : []),
    ...(filter.availableFrom ? [`available:${filter.availableFrom}`] : []),
    ...(filter.propertyCondition ? [filter.propertyCondition] : []),
    ...(furnished ? [`furnished:${furnished.join(",")}`] : []),
    ...(filter.ownership ? [`own:${filter.ownership.join(",")}`] : []),
    ...(filter.saleMethod ? [`sale:${filter.saleMethod.join(",")}`] : []),
    ...(filter.isLandOwnedBySeller ? ["own land"] : []),
    ...(filter.isPetAllowed ? ["pets"] : []),
    ...(filter.ownerType ? [`by:${filter.ownerType}`] : []),
    ...(filter.publishDateMin ? [`since:${filter.publishDateMin}`] : []),
    ...(filter.viewingDate ? [`viewing:${filter.viewingDate.join(",")}`] : []),
    ...(filter.sorting === "price" && filter.order === "asc" ? ["cheapest"] : []),
    ...(filter.order === "desc"
      ? [`first:${filter.sorting === "price" ? "dearest" : "largest"}`]
      : []),
    ...(words === "" ? [] : [`words "${words}"`]),
    ...(unused ?? []).map((piece) => `unused "${piece}"`),
  ];
  return parts.join(" ") || "nothing";
}
