import { sampleHomes } from "@hjem/storefront/testing/sample-homes";
import type { StoryPage, TestRegion } from "@hjem/storefront/testing/story-page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Component, loader } from "../list-page.tsx";
import { demoFeatures } from "../testing/demo-map.ts";

/** The map of a URL, with homes and clusters of the region from the page's own loader. */
const at = (query: string, total = 31): StoryPage => ({
  path: `/list${query}`,
  loader,
  api: (region: TestRegion) => ({
    "POST /api/v2/property/search": {
      data: total === 0 ? [] : sampleHomes(region),
      pagination: { currentPage: 1, perPage: 12, total, lastPage: Math.ceil(total / 12) },
    },
    "POST /api/v4/property/map": { data: total === 0 ? [] : demoFeatures(region), total },
  }),
});

const area = "polygon=10.38,63.39;10.46,63.4;10.45,63.44;10.37,63.43";

const meta = {
  title: "Search/MapView",
  component: Component,
  // List and map share the height of the page's main element.
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  parameters: {
    layout: "fullscreen",
    storefront: at("?view=map"),
    docs: {
      story: { inline: false, height: "48rem" },
      description: {
        component: `
**Use.** The homes of a search on a map beside their list; on phones the list is a sheet. The list follows the map, and the address holds its frame. Every home on the map is also in the list.

**Accessibility.** The keys of Map and SplitView; a link leads past the map to the list. The count is announced when it changes, and a failed request is a status message with “Try again”.
        `,
      },
    },
  },
  // The map's code is loaded lazily: the page is ready when it can be zoomed.
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: /Zoom inn|Zoom in/ });
  },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Map: Story = {};

export const WithFilters: Story = {
  parameters: { storefront: at("?bedroomMin=2&facilities=balcony&view=map") },
};

/** The whole area is visible: the list is that of the area. */
export const DrawnArea: Story = { parameters: { storefront: at(`?${area}&view=map`, 12) } };

/** No homes in the area. */
export const NothingHere: Story = { parameters: { storefront: at(`?${area}&view=map`, 0) } };
