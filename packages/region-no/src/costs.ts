import type { RegionCosts } from "@hjem/domain/costs/purchase-costs";

/** Costs of buying in Norway besides the price. */
export const costs: RegionCosts = {
  transferDuty: [
    {
      state: "all",
      validFrom: "2025-01-01",
      // Dokumentavgift, 2.5 % of the market value.
      source: "Kartverket",
      brackets: [{ from: 0, base: 0, rate: 0.025 }],
      // A share in a co-operative or a company is no transfer of land, so no duty is due.
      ownerships: ["freehold"],
      // A building that is not in use is not part of the value for the duty.
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
  guides: { sale: "kjope-bolig", rent: "leie-bolig" },
  withoutShare: { jointDebt: ["ownership.freehold"] },
};
