import type { RegionCosts } from "@hjem/domain/region";

/** What buying costs in Norway beside the price. */
export const costs: RegionCosts = {
  transferDuty: [
    {
      state: "all",
      validFrom: "2025-01-01",
      source: "Kartverket: dokumentavgift, 2.5 % of the market value",
      brackets: [{ from: 0, base: 0, rate: 0.025 }],
      // A share in a co-operative or a company is no transfer of land, so nothing is due.
      ownerships: ["freehold"],
    },
  ],
  registrationFees: [
    {
      validFrom: "2025-01-01",
      source: "Kartverket: tinglysingsgebyr 2025, per document",
      deed: 545,
      mortgage: 545,
    },
  ],
};
