import type { RegionCosts } from "@hjem/domain/costs/purchase-costs";

/** Every land title pays; a lease does not, and is no ownership. */
const ownerships = ["freehold", "stock", "share", "cooperative", "other"] as const;

/**
 * Costs of buying in Australia besides the price. Estimates for a resident buyer without concession, by the general
 * scale that each state's revenue office publishes; surcharges are not included (market A13).
 */
export const costs: RegionCosts = {
  transferDuty: [
    {
      state: "NSW",
      validFrom: "2025-07-01",
      // Transfer duty, standard and premium rates.
      source: "Revenue NSW",
      isEstimate: true,
      ownerships,
      brackets: [
        { from: 0, base: 0, rate: 0.0125 },
        { from: 17_000, base: 212, rate: 0.015 },
        { from: 37_000, base: 512, rate: 0.0175 },
        { from: 99_000, base: 1_597, rate: 0.035 },
        { from: 372_000, base: 11_152, rate: 0.045 },
        { from: 1_240_000, base: 50_212, rate: 0.055 },
        { from: 3_721_000, base: 186_667, rate: 0.07 },
      ],
    },
    {
      state: "VIC",
      validFrom: "2021-07-01",
      // Land transfer duty, general rates.
      source: "State Revenue Office Victoria",
      isEstimate: true,
      ownerships,
      brackets: [
        { from: 0, base: 0, rate: 0.014 },
        { from: 25_000, base: 350, rate: 0.024 },
        { from: 130_000, base: 2_870, rate: 0.06 },
        { from: 960_000, base: 52_800, rate: 0.055 },
        { from: 2_000_000, base: 110_000, rate: 0.065 },
      ],
    },
    {
      state: "QLD",
      validFrom: "2024-07-01",
      // Transfer duty, general rates.
      source: "Queensland Revenue Office",
      isEstimate: true,
      ownerships,
      brackets: [
        { from: 0, base: 0, rate: 0 },
        { from: 5_000, base: 0, rate: 0.015 },
        { from: 75_000, base: 1_050, rate: 0.035 },
        { from: 540_000, base: 17_325, rate: 0.045 },
        { from: 1_000_000, base: 38_025, rate: 0.0575 },
      ],
    },
    {
      state: "SA",
      validFrom: "2024-07-01",
      // Stamp duty on land.
      source: "RevenueSA",
      isEstimate: true,
      ownerships,
      brackets: [
        { from: 0, base: 0, rate: 0.01 },
        { from: 12_000, base: 120, rate: 0.02 },
        { from: 30_000, base: 480, rate: 0.03 },
        { from: 50_000, base: 1_080, rate: 0.035 },
        { from: 100_000, base: 2_830, rate: 0.04 },
        { from: 200_000, base: 6_830, rate: 0.0425 },
        { from: 250_000, base: 8_955, rate: 0.0475 },
        { from: 300_000, base: 11_330, rate: 0.05 },
        { from: 500_000, base: 21_330, rate: 0.055 },
      ],
    },
    {
      state: "WA",
      validFrom: "2024-07-01",
      // Transfer duty, general rate.
      source: "RevenueWA",
      isEstimate: true,
      ownerships,
      brackets: [
        { from: 0, base: 0, rate: 0.019 },
        { from: 120_000, base: 2_280, rate: 0.0285 },
        { from: 150_000, base: 3_135, rate: 0.038 },
        { from: 360_000, base: 11_115, rate: 0.0475 },
        { from: 725_000, base: 28_453, rate: 0.0515 },
      ],
    },
    {
      state: "TAS",
      validFrom: "2024-07-01",
      // Property transfer duty.
      source: "State Revenue Office of Tasmania",
      isEstimate: true,
      ownerships,
      brackets: [
        { from: 0, base: 50, rate: 0 },
        { from: 3_000, base: 50, rate: 0.0175 },
        { from: 25_000, base: 435, rate: 0.0225 },
        { from: 75_000, base: 1_560, rate: 0.035 },
        { from: 200_000, base: 5_935, rate: 0.04 },
        { from: 375_000, base: 12_935, rate: 0.0425 },
        { from: 725_000, base: 27_810, rate: 0.045 },
      ],
    },
    {
      state: "NT",
      validFrom: "2024-07-01",
      // Stamp duty on conveyances.
      source: "Territory Revenue Office",
      isEstimate: true,
      ownerships,
      // Up to 525,000: 0.06571441 V² + 15 V with V in thousands; above it a share of the whole value.
      brackets: [
        { from: 0, base: 0, rate: 0.015, squareRate: 0.000_000_065_714_41 },
        { from: 525_000, base: 25_987.5, rate: 0.0495 },
        { from: 3_000_000, base: 172_500, rate: 0.0575 },
        { from: 5_000_000, base: 297_500, rate: 0.0595 },
      ],
    },
    {
      state: "ACT",
      validFrom: "2024-07-01",
      // Conveyance duty for owner occupiers.
      source: "ACT Revenue Office",
      isEstimate: true,
      ownerships,
      brackets: [
        { from: 0, base: 0, rate: 0.004 },
        { from: 260_000, base: 1_040, rate: 0.022 },
        { from: 300_000, base: 1_920, rate: 0.034 },
        { from: 500_000, base: 8_720, rate: 0.0432 },
        { from: 750_000, base: 19_520, rate: 0.059 },
        { from: 1_000_000, base: 34_270, rate: 0.064 },
        { from: 1_455_000, base: 66_057, rate: 0.0454 },
      ],
    },
  ],
  // Fees of the land registries differ by state and by value; none is included until its source has been read.
  registrationFees: [],
  guides: { sale: "buying-a-home", rent: "renting-a-home" },
  withoutShare: { sharedCost: ["ownership.freehold"] },
};
