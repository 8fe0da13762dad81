import type { Facility } from "@hjem/domain/region";
import type { PageContext } from "@hjem/storefront/page-context";

/** A facility of one listing, named as its reader says it. */
export interface FacilityLabel {
  key: string;
  group: Facility["group"];
  label: string;
  /** `set:name`. */
  icon: string;
  /** Its outline on a ground of 24 by 24. @default a tick, where it could not be fetched */
  outline?: string | undefined;
}

/**
 * Names what a listing has, in the order of the region's table. A facility that the table does not know is left out:
 * a raw key is no word. The table is fetched only where there is something to name.
 */
export async function facilityLabels(
  page: Pick<PageContext, "facilities" | "language">,
  keys: readonly string[],
): Promise<FacilityLabel[]> {
  if (keys.length === 0) return [];
  const chosen = new Set(keys);
  const table = await page.facilities();
  return table.flatMap(({ key, group, icon, label }) => {
    const word = label[page.language.code];
    return chosen.has(key) && word ? [{ key, group, icon, label: word }] : [];
  });
}
