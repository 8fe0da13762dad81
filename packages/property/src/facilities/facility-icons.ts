import { iconsApi } from "@hjem/api-client/endpoints/icons";
import type { PageContext } from "@hjem/storefront/page-context";
import { facilityLabels } from "./facility-labels.ts";

/** Outlines of icons on a ground of 24 by 24, by `set:name`. */
export type IconOutlines = Readonly<Record<string, string>>;

const { getIcons } = iconsApi.endpoints;

/** The outline in the markup of an icon; empty for one that is made of anything else. */
export const outlineOf = (body: string): string =>
  [...body.matchAll(/\sd="([MmZzLlHhVvCcSsQqTtAaEe\d\s,.+-]+)"/g)]
    .map(([, outline = ""]) => outline)
    .join("");

/** Fetches the icons of what a home has, as its region names them; what cannot be fetched is left out. */
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
      return Object.entries(drawn).map(([name, { body }]) => [
        `${prefix}:${name}`,
        outlineOf(body),
      ]);
    }),
  ).catch(() => []);
  // Caught: without their icons facilities are shown as text.
  return Object.fromEntries(found.flat()) as IconOutlines;
}
