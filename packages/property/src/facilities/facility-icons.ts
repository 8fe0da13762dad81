import { iconsApi } from "@hjem/api-client/endpoints/icons";
import type { PageContext } from "@hjem/storefront/page-context";
import { facilityLabels } from "./facility-labels.ts";

/** Paths of icons in a 24 by 24 view box, by `set:name`. */
export type IconOutlines = Readonly<Record<string, string>>;

const { getIcons } = iconsApi.endpoints;

/** Extracts the path from an icon's markup; empty if it contains anything else. */
export const outlineOf = (body: string): string =>
  [...body.matchAll(/\sd="([MmZzLlHhVvCcSsQqTtAaEe\d\s,.+-]+)"/g)]
    .map(([, outline = ""]) => outline)
    .join("");

/** Loads the icons of facilities; icons that fail to load are left out. */
export async function fetchFacilityIcons(
  page: Pick<PageContext, "store" | "facilities" | "language">,
  keys: readonly string[],
): Promise<IconOutlines> {
  const icons = (await facilityLabels(page, keys)).map(({ icon }) => icon.split(":"));
  const bySet = Map.groupBy(icons, ([prefix = ""]) => prefix);
  const found = await Promise.all(
    [...bySet].map(async ([prefix, members]) => {
      const names = members.map(([, name = ""]) => name);
      const drawn = await page.store
        .dispatch(getIcons.initiate({ prefix, names }, { subscribe: false }))
        .unwrap();
      return Object.entries(drawn).map(
        ([name, { body }]) => [`${prefix}:${name}`, outlineOf(body)] as const,
      );
    }),
  ).catch(() => []);
  // Caught: without their icons facilities are shown as text.
  return Object.fromEntries(found.flat());
}
