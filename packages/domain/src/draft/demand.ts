import { z } from "zod";
import { WholeMoney } from "../listing/money.ts";
import { AreaMedian } from "../place/area.ts";

/** Persons from whom up a number is shown, and its steps (D57, D88). */
export const DEMAND_SHOWN = { from: 10, step: 5 } as const;

/** A number of persons as it may be shown: rounded down to a step, null below the smallest (D57). */
export const shownPersons = (persons: number): number | null =>
  persons < DEMAND_SHOWN.from ? null : persons - (persons % DEMAND_SHOWN.step);

/** How many persons have saved a search that would find the home at this price (market 12). */
export const DemandStep = z.object({
  /** Asking price, or rent per period of the region; whole units. */
  price: WholeMoney,
  /** Persons, not searches (D88); in steps of 5, null below 10. */
  persons: z.int().min(DEMAND_SHOWN.from).multipleOf(DEMAND_SHOWN.step).nullable(),
  /** True for the draft's own price. */
  isOwn: z.boolean(),
});
export type DemandStep = z.infer<typeof DemandStep>;

/** Response of `GET /api/user/properties/draft/{id}/demand`: the demand mirror of a draft. */
export const DemandResponse = z.object({
  data: z.object({
    /** By price, lowest first; empty until listing type, place and price are known. */
    steps: z.array(DemandStep),
    /** Price per square metre of homes for sale in the smallest area with enough of them; null without. */
    medianPerArea: AreaMedian,
  }),
});
export type DemandResponse = z.infer<typeof DemandResponse>;
export type Demand = DemandResponse["data"];
