import { sampleHomes } from "@hjem/storefront/testing/sample-homes";
import type { StoryPage } from "@hjem/storefront/testing/story-page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Component, loader } from "./list-page.tsx";
import type { ListModel } from "./model/list-model.ts";

/** The page of a URL, with three sample homes of the region from its own loader. */
const at = (query: string, total = 31): StoryPage => ({
  path: `/list${query}`,
  loader,
  api: (region) => ({
    "POST /api/v2/property/search": {
      data: sampleHomes(region),
      pagination: { currentPage: 1, perPage: 12, total, lastPage: Math.ceil(total / 12) },
    },
  }),
});

const meta = {
  title: "Search/ListPage",
  component: Component,
  parameters: {
    layout: "fullscreen",
    storefront: at(""),
    docs: {
      story: { inline: false, height: "48rem" },
      description: {
        component: `
**Use.** The results of a search. The list is for comparing figures, the grid for pictures; both hold the same homes in the same order. The address holds the whole search.

**Accessibility.** The heading holds the count, and a status line announces it after each change; the results are marked busy while they load. The focus stays where it was. Filters that were ignored are announced.
        `,
      },
    },
  },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const Grid: Story = { parameters: { storefront: at("?view=grid") } };

/** Everything fits on one page. */
export const OnePage: Story = { parameters: { storefront: at("", 3) } };

export const Filtered: Story = {
  parameters: { storefront: at("?bedroomMin=2&primaryRoomMin=60&facilities=balcony") },
};

/** Loading: placeholders for the homes. */
export const Waiting: Story = {
  parameters: {
    storefront: {
      ...at(""),
      loader: async (args) => {
        const model = (await loader(args)) as ListModel;
        return { ...model, results: new Promise(() => undefined) };
      },
    } satisfies StoryPage,
  },
};

export const WaitingGrid: Story = {
  parameters: {
    storefront: {
      ...at("?view=grid"),
      loader: async (args) => {
        const model = (await loader(args)) as ListModel;
        return { ...model, results: new Promise(() => undefined) };
      },
    } satisfies StoryPage,
  },
};

/** The URL has unknown filters: they are listed, so that nobody relies on them. */
export const Ignored: Story = { parameters: { storefront: at("?foo=1&priceMin=x") } };

/** The minimum is above the maximum: nothing was requested. */
export const UpsideDown: Story = {
  parameters: { storefront: at("?priceMin=5000000&priceMax=1000000") },
};
