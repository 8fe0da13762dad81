import { australianGeography } from "./australia/australia-geography.ts";
import type { DemoGeography } from "./demo-place.ts";
import { norwegianGeography } from "./norway/norway-geography.ts";

/** Regions that have demo data, by the id of the region. */
const sources: Readonly<Record<string, () => DemoGeography>> = {
  no: norwegianGeography,
  au: australianGeography,
};

const known = new Map<string, DemoGeography>();

/** Places and settlements of a region, read once. Throws for a region without demo data. */
export function geographyOf(regionId: string): DemoGeography {
  const ready = known.get(regionId);
  if (ready !== undefined) return ready;
  const source = sources[regionId];
  if (source === undefined) throw new Error(`Region ${regionId} has no demo places`);
  const geography = source();
  known.set(regionId, geography);
  return geography;
}
