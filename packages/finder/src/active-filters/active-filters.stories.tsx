import type { Meta, StoryObj } from "@storybook/react-vite";
import { chosenFilters } from "../labels/chosen-filters.ts";
import { inSearch, useStorySearch } from "../testing/search-story.tsx";
import { ActiveFilters } from "./active-filters.tsx";

/** The filters of the story's URL. */
function Chips() {
  const { page, search, places } = useStorySearch();
  return <ActiveFilters {...chosenFilters(page, search, places)} />;
}

const meta = {
  title: "Finder/ActiveFilters",
  component: Chips,
  parameters: {
    storefront: inSearch("?primaryRoomMin=60"),
    docs: {
      description: {
        component: `
**Use.** Everything that limits the search, one chip each, with “Clear all” last. What the filter bar shows is left out where the bar has room. Not for suggestions.

**Accessibility.** A list named “Selected filters”. Each chip is a link read as “Remove” and the filter; following it keeps the scroll position.
        `,
      },
    },
  },
} satisfies Meta<typeof Chips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const Several: Story = {
  parameters: {
    storefront: inSearch(
      "?primaryRoomMin=60&constructionYearMin=1990&facilities=balcony&energyProfile=a&energyProfile=b",
    ),
  },
};

export const SeveralPlaces: Story = {
  globals: { region: "no" },
  parameters: { storefront: inSearch("?geoId=municipality:5001&geoId=municipality:5031") },
};

/** Price, bedrooms and property type are chips on phones only. */
export const InTheBar: Story = {
  parameters: { storefront: inSearch("?priceMax=4000000&bedroomMin=2") },
};

/** Nothing is rendered. */
export const None: Story = { parameters: { storefront: inSearch() } };
