import type { Property } from "@hjem/domain/listing/property";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { norwegianHome, sampleHome, sampleImages } from "../testing/sample-homes.ts";
import type { StoryPage } from "../testing/story-page.tsx";
import type { TestRegion } from "../testing/test-storefronts.ts";
import { recordViewedHome } from "../viewed/viewed-homes.ts";
import { PropertyCard } from "./property-card.tsx";

const meta = {
  title: "Result/PropertyCard",
  component: PropertyCard,
  args: { property: norwegianHome() },
  parameters: {
    storefront: { path: "/list" } satisfies StoryPage,
    docs: {
      description: {
        component:
          "A result where pictures lead: grids and rails. It tells what fits on one line; the row tells more.",
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "27rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PropertyCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sample home of the toolbar's region, with what the story is about. */
const withHome = (given: Partial<Property> = {}): Story => ({
  render: (args, { globals }) => (
    <PropertyCard {...args} property={sampleHome[globals.region as TestRegion](given)} />
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

/** It can be seen before the day is over. */
export const ViewingToday: Story = withHome({
  viewingDate: [
    {
      day: 21,
      month: 11,
      year: 2026,
      timeFrom: "17:00",
      timeTo: "17:45",
      unixFrom: Date.parse("2026-11-21T16:00:00Z") / 1_000,
      unixTo: Date.parse("2026-11-21T16:45:00Z") / 1_000,
    },
  ],
});

/** Several homes in one: rooms and prices are ranges, sums those of the cheapest. */
export const Project: Story = withHome({
  bedroomMin: 2,
  bedroomMax: 4,
  priceMax: 8_900_000,
  isUnderConstruction: true,
  childPropertyId: ["4k2m8x6v1c", "6n3b9z7w2d", "8q5c1y4t3f"],
});

const SEEN_ID = "2v6c8s4n1b";

/** Opened before in this browser: a step back, with a note on its picture. */
export const Viewed: Story = {
  ...withHome({ propertyId: SEEN_ID }),
  beforeEach: () => recordViewedHome(SEEN_ID),
};

/** The words that were looked for are marked, wherever they stand. */
export const FoundByWords: Story = {
  ...withHome({ title: "Enebolig med hage" }),
  args: {
    found: {
      title: [
        { at: 0, text: "Enebolig med " },
        { at: 13, text: "hage", isHit: true },
      ],
      line: [{ at: 0, text: "Peis", isHit: true }],
    },
  },
};

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
