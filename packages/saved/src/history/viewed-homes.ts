import { browserNow } from "@hjem/storefront/browser-clock";
import { browserStorage } from "@hjem/storefront/browser-storage";
import { storedValue } from "@hjem/storefront/stored-value";
import { useEffect } from "react";
import { viewedIn, withViewed } from "./viewed-list.ts";

interface Viewed {
  ids: ReadonlySet<string>;
  /** End of the previous visit by home id, in milliseconds since 1970. */
  visits: ReadonlyMap<string, number>;
}

const viewed = storedValue<Viewed>(
  "recentSeen",
  (stored) => {
    const entries = viewedIn(stored, browserNow());
    return {
      ids: new Set(entries.map(({ id }) => id)),
      visits: new Map(
        entries.flatMap(({ id, since }) => (since === undefined ? [] : [[id, since]])),
      ),
    };
  },
  { ids: new Set(), visits: new Map() },
);

/** Records that a home's page was opened: it moves to the front (PROP-067, SAVE-034). */
export function recordViewedHome(id: string): void {
  const now = browserNow();
  viewed.write(withViewed(viewedIn(browserStorage().read("recentSeen"), now), id, now));
}

/**
 * Ids of the homes whose pages were opened in this browser, in any of its tabs. Empty on the server and until the page
 * is hydrated, so that the first render is the same for every visitor.
 */
export const useViewedHomes = (): ReadonlySet<string> => viewed.useValue().ids;

/**
 * The end of the previous visit to this home, in milliseconds since 1970; null on a first visit, on the server and
 * until the page is hydrated.
 */
export const useLastVisit = (id: string): number | null => viewed.useValue().visits.get(id) ?? null;

/** Props of `ViewedHome`. */
export interface ViewedHomeProps {
  propertyId: string;
}

/** Records that a home's page was opened. */
export default function ViewedHome({ propertyId }: ViewedHomeProps) {
  useEffect(() => recordViewedHome(propertyId), [propertyId]);
  return null;
}
