import type { Meta, StoryObj } from "@storybook/react-vite";
import { inSearch, useStorySearch } from "../testing/search-story.tsx";
import { filterBarModel } from "./bar-model.ts";
import FilterBar from "./filter-bar.tsx";

/** The bar with the story's search. */
function Bar() {
  const { page, search, places } = useStorySearch();
  return <FilterBar bar={filterBarModel(page, search, places, page.term("price.askingPrice"))} />;
}

const meta = {
  title: "Finder/FilterBar",
  component: Bar,
  parameters: {
    layout: "fullscreen",
    storefront: inSearch(),
    docs: {
      description: {
        component: `
**Use.** The most used filters above the results; each takes effect at once. Everything else is behind “Filters”; on phones all but the place. Only on pages of results.

**Accessibility.** A search form named by its label. Each filter is a dropdown: Enter opens it, Escape closes it and returns the focus. What is chosen is part of the name of its button. Without JavaScript each filter leads to the page of all filters.
        `,
      },
    },
  },
} satisfies Meta<typeof Bar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};

export const Chosen: Story = {
  parameters: {
    storefront: inSearch("?priceMin=4000000&priceMax=7000000&bedroomMin=2&propertyType=apartment"),
  },
};

/** A single place is in the field, with its own cross. */
export const OnePlace: Story = {
  globals: { region: "no" },
  parameters: { storefront: inSearch("?geoId=municipality:5001") },
};

export const SeveralPlaces: Story = {
  globals: { region: "au", language: "en" },
  parameters: {
    storefront: inSearch("?geoId=suburb:3071-thornbury&geoId=suburb:3065-fitzroy"),
  },
};

/** The minimum price is above the maximum: an error in its menu, with a button that swaps them. */
export const UpsideDown: Story = {
  parameters: { storefront: inSearch("?priceMin=5000000&priceMax=1000000") },
};

/** Other listing types have other property types. */
export const Commercial: Story = {
  parameters: { storefront: inSearch("?listingType=commercial&propertyType=office") },
};
