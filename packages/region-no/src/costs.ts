import type { RegionCosts } from "@hjem/domain/costs/purchase-costs";

/** What buying costs in Norway beside the price. */
export const costs: RegionCosts = {
  transferDuty: [
    {
      state: "all",
      validFrom: "2025-01-01",
      // Dokumentavgift, 2.5 % of the market value.
      source: "Kartverket",
      brackets: [{ from: 0, base: 0, rate: 0.025 }],
      // A share in a co-operative or a company is no transfer of land, so nothing is due.
      ownerships: ["freehold"],
      // A building that is not taken into use is no part of what the duty is reckoned of.
      isOfLandWhenNew: true,
    },
  ],
  registrationFees: [
    {
      validFrom: "2025-01-01",
      // Tinglysingsgebyr 2025, per document.
      source: "Kartverket",
      deed: 545,
      mortgage: 545,
    },
  ],
};
