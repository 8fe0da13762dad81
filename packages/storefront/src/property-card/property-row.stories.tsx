import type { Property } from "@hjem/domain/listing/property";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { norwegianHome, sampleHome, sampleImages } from "../testing/sample-homes.ts";
import type { StoryPage } from "../testing/story-page.tsx";
import type { TestRegion } from "../testing/test-storefronts.ts";
import { PropertyRow } from "./property-row.tsx";

const meta = {
  title: "Result/PropertyRow",
  component: PropertyRow,
  args: { property: norwegianHome() },
  parameters: {
    storefront: { path: "/list" } satisfies StoryPage,
    docs: {
      description: {
        component:
          "A result where figures lead: the list. Its ledger tells price and what comes on top; the card tells less.",
      },
    },
  },
} satisfies Meta<typeof PropertyRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sample home of the toolbar's region, with what the story is about. */
const withHome = (given: Partial<Property> = {}): Story => ({
  render: (args, { globals }) => (
    <PropertyRow {...args} property={sampleHome[globals.region as TestRegion](given)} />
  ),
});

export const ForSale: Story = withHome();

export const FirstHere: Story = withHome({ isFirstOnMarket: true });

export const NewToday: Story = withHome({ publishedAt: "2026-11-21T07:00:00Z" });

/** The fall is told, not the old price. */
export const Cheaper: Story = withHome({
  priceHistory: [
    { action: "listed", currency: "NOK", date: "2026-10-01", description: "", price: 6_690_000 },
    {
      action: "price_changed",
      currency: "NOK",
      date: "2026-11-10",
      description: "",
      price: 6_490_000,
    },
  ],
});

/** Not for sale yet: it can be seen, so its viewing stays. */
export const Coming: Story = withHome({ availability: "future" });

/** Gone homes tell neither viewing nor news. */
export const Sold: Story = withHome({ availability: "sold", isPropertySold: true });

export const ByAppointment: Story = withHome({ viewingDate: [], isViewingByAppointment: true });

export const WithoutPicture: Story = withHome({ images: [], imageCount: 0 });

export const OnePicture: Story = withHome({ images: [sampleImages.yellow], imageCount: 1 });

/** Little is known: what is missing is left out. */
export const Sparse: Story = withHome({
  bedroom: null,
  bedroomMin: null,
  bedroomMax: null,
  bathroom: null,
  bathroomMin: null,
  bathroomMax: null,
  infoSection: { costs: null, interiorArea: null, sharedCosts: null },
  usageArea: null,
  constructionYear: null,
  floors: null,
  pricePerPrimary: null,
  totalPrice: null,
  viewingDate: [],
  energyProfile: { label: null, consumption: null, heating: null },
});

const forRent = (price: number): Story =>
  withHome({
    listingType: "residential_rent",
    offerType: "rent",
    price,
    priceMin: price,
    priceMax: price,
    totalPrice: null,
  });

/** By the month. */
export const NorwegianRent: Story = { globals: { region: "no" }, ...forRent(14_500) };

/** By the week. */
export const AustralianRent: Story = {
  globals: { region: "au", language: "en" },
  ...forRent(680),
};

/** A housing cooperative: debt and shared costs belong to the price. */
export const SharedDebt: Story = {
  globals: { region: "no" },
  ...withHome({
    ownership: "cooperative",
    propertyType: ["apartment"],
    jointDebt: 312_400,
    sharedCost: 5_240,
    totalPrice: 6_812_300,
    floor: 3,
    floors: null,
  }),
};

/** The price is a guide, and the day of the auction is told. */
export const Auction: Story = {
  globals: { region: "au", language: "en" },
  ...withHome({
    priceMethod: "auction",
    priceMin: 1_120_000,
    priceMax: 1_230_000,
    auctionDate: "2026-12-12",
    viewingDate: [],
  }),
};

/** The price is not told, but the searches that find the home are. */
export const ContactAgent: Story = {
  globals: { region: "au", language: "en" },
  ...withHome({ priceMethod: "contact_agent", priceMin: 1_120_000, priceMax: 1_230_000 }),
};
