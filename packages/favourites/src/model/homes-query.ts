import { type Availability, availabilities } from "@hjem/domain/listing/availability";
import { pageNumberOf } from "@hjem/domain/page-number";
import { type SavedRoom, savedRooms } from "@hjem/domain/saved/saved-rules";

/** Orders of the page: disagreements first, or by the time at which homes were saved. */
export const homeOrders = ["disagreement", "desc", "asc"] as const;
export type HomeOrder = (typeof homeOrders)[number];

/** Homes on one page: as many as the API returns, so that the groups are whole for nearly everybody. */
export const HOMES_A_PAGE = 100;

/** What the address of a collection says of its homes. */
export interface HomesQuery {
  page: number;
  /** Room whose pictures are shown; null for all pictures. */
  room: SavedRoom | null;
  /** State that is shown; null for all. */
  status: Availability | null;
  order: HomeOrder;
}

const oneOf = <Value extends string>(values: readonly Value[], given: string | null) =>
  values.find((value) => value === given) ?? null;

/** Reads the address; what is unknown in it is left out (FAV-018..023). */
export function readHomesQuery(address: URLSearchParams, isShared: boolean): HomesQuery {
  const order = oneOf(homeOrders, address.get("order"));
  return {
    page: pageNumberOf(address),
    room: oneOf(savedRooms, address.get("room")),
    status: oneOf(availabilities, address.get("status")),
    order:
      (order !== "disagreement" || isShared) && order ? order : isShared ? "disagreement" : "desc",
  };
}

/** Address of the same page with other choices; another choice leads to the first page. */
export function homesHref(
  pathname: string,
  address: URLSearchParams,
  change: Partial<Record<keyof HomesQuery, string | null>>,
): string {
  const next = new URLSearchParams(address);
  if (!("page" in change)) next.delete("page");
  for (const [name, value] of Object.entries(change)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  const search = next.toString();
  return search === "" ? pathname : `${pathname}?${search}`;
}
