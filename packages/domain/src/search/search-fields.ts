import {
  ALL,
  KEYWORDS_MAX_LENGTH,
  PAGE_MAX,
  PAGE_SIZE_MAX,
  POLYGON_CORNERS,
  REACH_MAX,
  TODAY,
} from "../limits.ts";
import { availabilityFilters, type AvailabilityFilter } from "../listing/availability.ts";
import { orders, sortFields, views } from "../listing/enumerations.ts";
import { acquisitions, searchListingTypes } from "../listing/listing-type.ts";
import { isDay } from "../time/calendar.ts";
import {
  decimal,
  line,
  oneOf,
  several,
  single,
  someOf,
  ticked,
  integer,
  type FieldCodec,
} from "./field-codec.ts";
import {
  agencyCodecs,
  prefixCodecs,
  boundCodecs,
  choiceCodecs,
  flagCodecs,
  rangeCodecs,
  setCodecs,
} from "./filters/codecs.ts";
import { readReach, writeReach } from "./reach.ts";
import { readDegree, readFloors, readId, readPoint, roundDegree } from "./read-value.ts";
import type { Reach, SearchRequest } from "./search-filter.ts";

export type SearchField = keyof SearchRequest;
/** Every field that is set, with its value. */
export type SearchValues = { [Field in SearchField]-?: NonNullable<SearchRequest[Field]> };

const GEO_ID_MAX_LENGTH = 120;

const degree = (limit: 90 | 180): FieldCodec<number> =>
  single(
    (value) => readDegree(value, limit),
    (value) => String(roundDegree(value)),
  );

const point = ([lng, lat]: readonly [number, number]): string =>
  `${roundDegree(lng)},${roundDegree(lat)}`;

/** Corners without adjacent duplicates; the closing point of a ring is removed. */
const polygon = single<[number, number][]>(
  (value) => {
    const corners = value.split(";", POLYGON_CORNERS.max + 2).map(readPoint);
    if (corners.some((corner) => corner === undefined)) return undefined;
    const ring = corners
      .filter((corner) => corner !== undefined)
      .filter((corner, index, all) => point(corner) !== point(all.at(index - 1) ?? [0, 0]));
    const isRing = ring.length >= POLYGON_CORNERS.min && ring.length <= POLYGON_CORNERS.max;
    return isRing ? ring : undefined;
  },
  (corners) => corners.map(point).join(";"),
);

const reachTexts = several(
  (text) => {
    const read = readReach(text);
    return read && writeReach(read);
  },
  REACH_MAX,
  (texts) => texts.toSorted(),
);
/** Distinct addresses, in one order whatever the URL's, so that the same search has one URL (D83). */
const reach: FieldCodec<Reach[]> = {
  read: (values, today) => {
    const { value, isCorrected } = reachTexts.read(values, today);
    return { value: value?.flatMap((text) => readReach(text) ?? []), isCorrected };
  },
  write: (value) => value.map(writeReach).toSorted(),
};

/** Here `all` is kept, since unset means available only (D17). */
const availability: FieldCodec<AvailabilityFilter[]> = {
  read: (values, today) =>
    values.includes(ALL)
      ? { value: ["all"], isCorrected: false }
      : someOf(availabilityFilters).read(values, today),
  write: (value) => (value.includes("all") ? ["all"] : someOf(availabilityFilters).write(value)),
};

// Fields with another position in a URL than the others of their kind.
const { ownerType, soldBy, ...choices } = choiceCodecs;
const { propertyType, ...sets } = setCodecs;
const { availableFrom, publishDateMin, ...bounds } = boundCodecs;
const { address, ...prefixes } = prefixCodecs;

/**
 * Every field of a search in URL order, each with its codec (D31). A value that does not restrict is read as unset
 * (spec §5 Empty filters).
 */
export const searchFields: { readonly [Field in SearchField]: FieldCodec<SearchValues[Field]> } = {
  listingType: oneOf(searchListingTypes),
  acquisition: oneOf(acquisitions),
  geoId: several(
    (value) =>
      /^[a-z]+:[a-z0-9-]+$/.test(value) && value.length <= GEO_ID_MAX_LENGTH ? value : undefined,
    50,
  ),
  includesSurrounding: ticked,
  address,
  keywords: line(KEYWORDS_MAX_LENGTH),
  ...prefixes,
  propertyType,
  ...rangeCodecs,
  floors: single(readFloors, ({ min, max }) => `${min ?? ""}-${max ?? ""}`),
  facilities: several(
    (value) => (/^[a-z][a-z0-9_]{0,39}$/.test(value) ? value : undefined),
    64,
    (values) => values.toSorted(),
  ),
  ...choices,
  ...flagCodecs,
  availableFrom,
  viewingDate: several(
    (value, today) => (value === TODAY || (isDay(value) && value >= today) ? value : undefined),
    31,
    (values) => values.toSorted(),
  ),
  isPublishedToday: ticked,
  publishDateMin,
  availability,
  ownerType,
  soldBy,
  ...bounds,
  ...sets,
  ...agencyCodecs,
  propertyId: several((value) => readId(value), 100),
  locationTopLeftLat: degree(90),
  locationTopLeftLng: degree(180),
  locationBottomRightLat: degree(90),
  locationBottomRightLng: degree(180),
  zoomLevel: single(
    (value) =>
      /^\d{1,2}(?:\.\d{1,2})?$/.test(value) && Number(value) <= 22 ? Number(value) : undefined,
    (value) => String(Math.round(value * 100) / 100),
  ),
  mapCentroid: single(
    (value) => {
      const read = readPoint(value);
      return read && { lng: read[0], lat: read[1] };
    },
    ({ lng, lat }) => point([lng, lat]),
  ),
  propertyRadius: decimal(100_000),
  polygon,
  reach,
  sorting: oneOf([...sortFields, "default"]),
  order: oneOf(orders),
  groupUnits: single<boolean>((value) => {
    if (value === "true") return null;
    return value === "false" ? false : undefined;
  }),
  view: oneOf(views),
  page: integer(PAGE_MAX),
  size: integer(PAGE_SIZE_MAX),
};
