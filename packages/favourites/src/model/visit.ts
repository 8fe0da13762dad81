import { collectionsApi } from "@hjem/api-client/endpoints/collections";
import { usePage } from "@hjem/storefront/page";
import type { StorefrontStore } from "@hjem/storefront/store";
import { useEffect } from "react";

/** Ends of the previous visits by collection, for as long as the page is not loaded anew. */
const visits = new WeakMap<StorefrontStore, Map<string, string | null>>();

/**
 * Since when something is new to the person (D61). A visit lasts until the page is loaded anew: its beginning is sent
 * once, and what was new then stays so while its pages are changed.
 * @param seenAt what the API says, undefined until it has; null on the first visit
 */
export function useVisit(collectionId: string, seenAt: string | null | undefined): string | null {
  const { store } = usePage();
  const known = visits.get(store)?.get(collectionId);
  useEffect(() => {
    if (seenAt === undefined || visits.get(store)?.has(collectionId)) return;
    const ofStore = visits.get(store) ?? new Map<string, string | null>();
    visits.set(store, ofStore.set(collectionId, seenAt));
    void store.dispatch(
      collectionsApi.endpoints.markCollectionSeen.initiate(collectionId, { track: false }),
    );
  }, [store, collectionId, seenAt]);
  return known === undefined ? (seenAt ?? null) : known;
}
