import { PAGE_MAX } from "./limits.ts";

/**
 * The page of a list that an address asks for in `page`, from 1 to `PAGE_MAX`; 1 where it asks for none, or for one that no list
 * can have (specification §9).
 */
export function pageNumberOf(address: URLSearchParams): number {
  const page = Number(address.get("page"));
  return Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1;
}
