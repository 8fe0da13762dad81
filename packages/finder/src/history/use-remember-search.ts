import { afterLoad } from "@hjem/storefront/after-load";
import { useEffect } from "react";
import type { PastSearch } from "./search-history.ts";

/** Stores the current search in the history of this device, once the page has loaded; null stores nothing. */
export function useRememberSearch(search: PastSearch | null): void {
  useEffect(() => {
    if (!search) return;
    const keep = async () => (await import("./search-history.ts")).rememberSearch(search);
    // Caught: where its code fails to load, the search is not stored.
    afterLoad(() => void keep().catch(() => undefined));
  }, [search]);
}
