import { type PastSearch, usePastSearches } from "@hjem/saved/search-history";
import { usePage } from "@hjem/storefront/page";
import { useSession } from "@hjem/storefront/session";
import { useEffect } from "react";

/**
 * The last searches in the active language, the newest first: those of this device and, once they have been fetched,
 * those of a signed-in person's account (SAVE-036, SAVE-037). None on the server and until the page is hydrated.
 */
export function useLastSearches(): readonly PastSearch[] {
  const page = usePage();
  const { person } = useSession();
  const userId = person?.userId;
  useEffect(() => {
    if (userId === undefined) return;
    const merge = async () =>
      (await import("./merge-last-searches.ts")).mergeLastSearches(page, userId);
    // Caught: without its code the searches of this device are shown.
    void merge().catch(() => undefined);
  }, [page, userId]);
  return usePastSearches().filter((search) => search.language === page.language.code);
}
