import { paths } from "@hjem/domain/paths";
import type { SavedHome } from "@hjem/domain/saved/collection";
import { COMPARE_MAX, type SavedRoom, savedRooms } from "@hjem/domain/saved/saved-rules";

/** What the address of a comparison says; `ids` is empty where it leaves the choice to the page. */
export interface ComparedAddress {
  ids: readonly string[];
  /** Room of which a picture is shown; null for the first picture. */
  room: SavedRoom | null;
}

/** Reads the address: at most six homes, each once (D62). */
export function readComparedAddress(query: URLSearchParams): ComparedAddress {
  const ids = (query.get("homes") ?? "").split(",").filter(Boolean);
  const room = savedRooms.find((each) => each === query.get("room")) ?? null;
  return { ids: [...new Set(ids)].slice(0, COMPARE_MAX), room };
}

/** The address of a comparison. */
export function comparedHref(collectionId: string, { ids, room }: ComparedAddress): string {
  const query = [
    ...(ids.length > 0 ? [`homes=${ids.map(encodeURIComponent).join(",")}`] : []),
    ...(room === null ? [] : [`room=${room}`]),
  ].join("&");
  const path = paths.collectionCompare.to(collectionId);
  return query === "" ? path : `${path}?${query}`;
}

/** The homes of the address in its order; where it has none, the newest that are still on the market. */
export function chosenHomes(
  homes: readonly SavedHome[],
  { ids }: Pick<ComparedAddress, "ids">,
): SavedHome[] {
  if (ids.length === 0) return homes.filter(({ isGone }) => !isGone).slice(0, COMPARE_MAX);
  return ids.flatMap((id) => homes.find(({ propertyId }) => propertyId === id) ?? []);
}
