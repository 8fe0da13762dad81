import { sampleImages } from "@hjem/storefront/testing/sample-homes";
import { kroner, listingDetails, listingPrices } from "@hjem/storefront/testing/sample-listing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Component } from "./property-page.tsx";
import { sampleListingPage } from "./testing/sample-listing-page.ts";
import { around, project, unit } from "./testing/sample-surroundings.ts";

const dollars = (amount: number) => ({ ...kroner(amount), currency: "AUD" as const });

const meta = {
  title: "Property/PropertyPage",
  component: Component,
  parameters: {
    layout: "fullscreen",
    storefront: sampleListingPage(),
    docs: {
      story: { inline: false, height: "60rem" },
      description: {
        component: `
**Use.** One home in full, in the order in which people ask: what, how much, when, how large, who. Sections without content are left out. The region decides terms and formats.

**Accessibility.** One heading of level 1 and one section with a heading per subject. The bar of tabs is a navigation region. Pictures have alternative texts, and all figures are lists or tables.
        `,
      },
    },
  },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A Norwegian house at a fixed price. */
export const NorwegianSale: Story = { globals: { region: "no" } };

/** An Australian auction: a guide instead of a price, and its date. */
export const AustralianAuction: Story = { globals: { region: "au", language: "en" } };

/** Weekly rent, and one-time costs. */
export const AustralianRent: Story = {
  globals: { region: "au", language: "en" },
  parameters: {
    storefront: sampleListingPage({
      listingType: "residential_rent",
      prices: listingPrices({
        price: dollars(680),
        monthly: dollars(680),
        deposit: dollars(2_950),
      }),
    }),
  },
};

/** Sold: a notice first, with a link to homes nearby. No viewings and no contact. */
export const Sold: Story = {
  parameters: { storefront: sampleListingPage({ status: "sold", closedAt: "2026-11-12" }) },
};

/** The minimum data of a listing. */
export const Sparse: Story = {
  parameters: {
    storefront: sampleListingPage({
      agent: null,
      images: [],
      facilities: [],
      description: "",
      yearBuilt: null,
      viewingDates: [],
      priceHistory: [],
      details: listingDetails(),
      additionalInfo: {
        highlights: [],
        timeline: [],
        unitName: null,
        energyProfile: { label: null, heating: null, consumption: null },
      },
    }),
  },
};

const projectWithPhotos = {
  ...project(),
  images: [sampleImages.yellow, sampleImages.livingRoom, sampleImages.floorPlan],
};

/** A project: its phases, its available units, and others nearby. */
export const Project: Story = {
  globals: { region: "no" },
  parameters: {
    storefront: sampleListingPage(projectWithPhotos, (region) =>
      around(region, {
        project: projectWithPhotos,
        units: [unit(1), unit(2, { price: 3_200_000 }), unit(3, { availability: "sold" })],
      }),
    ),
  },
};
