import { australianSettlements } from "./australia/australian-settlements.ts";
import { norwegianSettlements } from "./norway/norwegian-settlements.ts";
import type { Settlement } from "./settlement.ts";

/** Regions that have demo data, by the id of the region. */
const sources: Readonly<Record<string, () => Settlement[]>> = {
  no: norwegianSettlements,
  au: australianSettlements,
};

const known = new Map<string, readonly Settlement[]>();

/** The places of a region's demo listings, read once. Throws for a region without demo data. */
export function settlementsOf(regionId: string): readonly Settlement[] {
  const ready = known.get(regionId);
  if (ready !== undefined) return ready;
  const source = sources[regionId];
  if (source === undefined) throw new Error(`Region ${regionId} has no demo places`);
  const settlements = source();
  known.set(regionId, settlements);
  return settlements;
}
