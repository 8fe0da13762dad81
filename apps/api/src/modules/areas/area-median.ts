import { type AreaMedian, MEDIAN_HOMES_MIN } from "@hjem/domain/place/area";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import type { SearchIndex, SearchScope } from "../../search/search-index.ts";

/** What a median is taken of: how a search sorts by it, which homes can state it, and where a card has it. */
interface Valued {
  sorting: "price" | "price_per_primary";
  stated: Pick<SearchRequest, "priceMin" | "primaryRoomMin">;
  field: "price_min" | "price_per_primary";
}

/** Values that area pages show medians of. A price of nothing, and an area below a square metre, state nothing. */
export const medianValues = {
  price: { sorting: "price", stated: { priceMin: 1 }, field: "price_min" },
  pricePerPrimary: {
    sorting: "price_per_primary",
    stated: { priceMin: 1, primaryRoomMin: 1 },
    field: "price_per_primary",
  },
} as const satisfies Record<string, Valued>;

type Card = Partial<Record<Valued["field"], number | null>>;

/** The smallest page on which two neighbours in an order, the first at `position` from 1, are together. */
const sizeOfPair = (position: number): number => {
  let size = 2;
  while (position % size === 0) size += 1;
  return size;
};

/**
 * The exact median of the matches of a search, read from their order by the value: the card in the middle, or the two
 * there. Homes without the value come last in that order (D23); should any be among those that can state it, the last
 * one with it is found by halving.
 */
export const medianOf = async (
  index: SearchIndex,
  search: SearchRequest,
  { sorting, stated, field }: Valued,
  scope: SearchScope,
): Promise<AreaMedian> => {
  // Homes of a project cost what each of them costs.
  const request = { ...search, ...stated, sorting, order: "asc" as const, groupUnits: false };
  const cardsOn = async (page: number, size: number): Promise<Card[]> => {
    const { cards } = await index.page({ ...request, page, size }, scope);
    return JSON.parse(`[${cards}]`) as Card[];
  };
  const hasValue = async (position: number): Promise<boolean> =>
    typeof (await cardsOn(position, 1))[0]?.[field] === "number";

  const total = await index.count(request, scope);
  let homes = total;
  if (total >= MEDIAN_HOMES_MIN && !(await hasValue(total))) {
    let lacking = total;
    homes = 0;
    while (lacking - homes > 1) {
      const middle = Math.floor((homes + lacking) / 2);
      if (await hasValue(middle)) homes = middle;
      else lacking = middle;
    }
  }
  if (homes < MEDIAN_HOMES_MIN) return null;

  const first = Math.ceil(homes / 2);
  const isEven = homes % 2 === 0;
  const size = isEven ? sizeOfPair(first) : 1;
  const page = await cardsOn(Math.ceil(first / size), size);
  const start = (first - 1) % size;
  const values = page.slice(start, start + (isEven ? 2 : 1)).flatMap((card) => card[field] ?? []);
  if (values.length === 0) return null;
  return {
    value: Math.round(values.reduce((sum, value) => sum + value, 0) / values.length),
    homes,
  };
};
