import type { Property } from "@hjem/domain/listing/property";
import { recordViewedHome } from "@hjem/saved/record-view";
import { browserStorage } from "@hjem/storefront/browser-storage";
import { removeStored } from "@hjem/storefront/stored-value";
import { norwegianHome, sampleHome, sampleImages } from "@hjem/storefront/testing/sample-homes";
import type { StoryPage } from "@hjem/storefront/testing/story-page";
import type { TestRegion } from "@hjem/storefront/testing/test-storefronts";
import layout from "@hjem/ui/layout.module.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { keywordHighlights, resultCases, SEEN_ID } from "../testing/result-cases.ts";
import { PropertyCard, type PropertyResultProps } from "./lazy-property-card.ts";
import PropertyRow from "./property-row.tsx";

/** One home as card and row. */
const Results = (props: PropertyResultProps) => (
  <div className={layout.stackLarge}>
    <PropertyRow {...props} />
    <div style={{ maxWidth: "27rem" }}>
      <PropertyCard {...props} />
    </div>
  </div>
);

const meta = {
  title: "Result/PropertyResults",
  component: Results,
  args: { property: norwegianHome() },
  parameters: {
    storefront: { path: "/list" } satisfies StoryPage,
    docs: {
      description: {
        component: `
**Use.** A home among results. The row is for comparing figures, the card for looking at pictures. Both leave out what is unknown and follow the rules of the region. For other content use Card and Row directly.

**Accessibility.** An article with a heading of level 3 and one link over the whole of it. Tags, price, facts and viewing are read in the visual order; “Viewed” and the state are words, never only a colour.
        `,
      },
    },
  },
} satisfies Meta<typeof Results>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sample home of the toolbar's region, with the story's changes. */
const withHome = (given: Partial<Property> = {}): Story => ({
  render: (args, { globals }) => (
    <Results {...args} property={sampleHome[globals.region as TestRegion](given)} />
  ),
});
const inNorway = (given: Partial<Property>): Story => ({
  globals: { region: "no" },
  ...withHome(given),
});
const inAustralia = (given: Partial<Property>): Story => ({
  globals: { region: "au", language: "en" },
  ...withHome(given),
});

export const ForSale: Story = withHome();

export const FirstHere: Story = withHome(resultCases.firstHere);

export const NewToday: Story = withHome(resultCases.newToday);

/** The reduction is shown, not the old price. */
export const Cheaper: Story = withHome(resultCases.cheaper);

/** Not for sale yet, but with a viewing. */
export const Coming: Story = withHome(resultCases.coming);

/** Homes off the market show neither viewings nor labels for new or changed. */
export const Sold: Story = withHome(resultCases.sold);

/** A viewing later today. */
export const ViewingToday: Story = withHome(resultCases.viewingToday);

/** Several units: rooms and prices are ranges, sums those of the cheapest. */
export const Project: Story = withHome(resultCases.project);

/** Viewed before in this browser: dimmed, with a note on its picture. */
export const Viewed: Story = {
  ...withHome(resultCases.viewed),
  beforeEach: () => recordViewedHome(SEEN_ID),
};

const places = [
  { displayName: "Trondheim sentralstasjon", coordinates: { lat: 63.436, lng: 10.399 } },
  { displayName: "Ranheim", coordinates: { lat: 63.427, lng: 10.522 } },
  { displayName: "Melbourne", coordinates: { lat: -37.81, lng: 144.96 } },
];

/** Estimated driving times to the places of the visitor; those on other land are left out. */
export const TravelTimes: Story = {
  ...withHome(),
  beforeEach: () => {
    browserStorage().write(
      "commute",
      places.map((place) => ({ ...place, isHidden: false })),
    );
    return () => removeStored(["commute"]);
  },
};

/** Keywords are highlighted wherever they match. */
export const KeywordMatches: Story = {
  ...withHome(resultCases.found),
  args: { found: keywordHighlights },
};

export const ByAppointment: Story = withHome(resultCases.byAppointment);

export const WithoutPicture: Story = withHome(resultCases.withoutPicture);

export const OnePicture: Story = withHome({ images: [sampleImages.yellow], imageCount: 1 });

/** Incomplete data: missing values are left out. */
export const Sparse: Story = withHome(resultCases.sparse);

/** Per month. */
export const NorwegianRent: Story = inNorway(resultCases.rentByMonth);

/** Per week. */
export const AustralianRent: Story = inAustralia(resultCases.rentByWeek);

/** A housing cooperative: debt and shared costs are part of the price. */
export const SharedDebt: Story = inNorway(resultCases.sharedDebt);

/** The price is a guide, and the date of the auction is shown. */
export const Auction: Story = inAustralia(resultCases.auction);

/** The price is hidden, but its search range is shown. */
export const ContactAgent: Story = inAustralia(resultCases.contactAgent);
