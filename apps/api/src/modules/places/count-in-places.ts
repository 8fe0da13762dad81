import type { SearchListingType } from "@hjem/domain/listing/listing-type";
import type { Region } from "@hjem/domain/region";
import { parseSearch } from "@hjem/domain/search/search-url";
import { dayIn } from "@hjem/domain/time/zone";
import type { SearchIndex } from "../../search/search-index.ts";
import type { RankedFor } from "./place-directory.ts";

/** In which market, at which instant and for which listings places are counted. */
export interface PlaceScope extends RankedFor {
  region: Region;
  /** Milliseconds since 1970 (D35). */
  now: number;
}

/** Searches that have no listing in common and cover all of them: what is counted where no kind is named. */
const everyKind: readonly [SearchListingType, "buy" | "rent"][] = [
  ["buy", "buy"],
  ["rent", "rent"],
  ["commercial", "buy"],
  ["commercial", "rent"],
];

/** Available listings in each of these places by its internal id, counted by the search index as a search counts them. */
export const countInPlaces = async (
  index: SearchIndex,
  ids: readonly number[],
  { region, now, listingType, acquisition = "buy" }: PlaceScope,
): Promise<(id: number) => number> => {
  if (ids.length === 0) return () => 0;
  const kinds = listingType ? [[listingType, acquisition] as const] : everyKind;
  const today = dayIn(now, region.timeZones.default);
  const counts = await Promise.all(
    kinds.map(([kind, side]) => {
      const params = new URLSearchParams({ listingType: kind, acquisition: side });
      return index.countIn(ids, parseSearch(params, region, today).request, { region, now });
    }),
  );
  return (id) => counts.reduce((sum, count) => sum + (count.get(id) ?? 0), 0);
};
