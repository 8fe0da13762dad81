import type { PlaceKind } from "@hjem/domain/listing/place-kind";
import type { Facility } from "@hjem/domain/region";
import type { PageContext } from "@hjem/storefront/page-context";

/** A facility of a listing with its label. */
export interface FacilityLabel {
  key: string;
  group: Facility["group"];
  label: string;
  /** `set:name`. */
  icon: string;
  /** Its path in a 24 by 24 view box. @default a tick, if it failed to load */
  outline?: string | undefined;
}

/**
 * Labels the facilities of a listing, in the order of the region's table. Facilities that the table lacks are left
 * out, because they have no label. The table is loaded only for listings with facilities.
 */
export async function facilityLabels(
  page: Pick<PageContext, "facilities" | "language">,
  keys: readonly string[],
  kind: PlaceKind = "home",
): Promise<FacilityLabel[]> {
  if (keys.length === 0) return [];
  const chosen = new Set(keys);
  const table = await page.facilities();
  return table.flatMap(({ key, group, icon, label, otherLabel }) => {
    const word = (kind === "home" ? label : (otherLabel ?? label))[page.language.code];
    return chosen.has(key) && word ? [{ key, group, icon, label: word }] : [];
  });
}
