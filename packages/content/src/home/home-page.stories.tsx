import type { Place } from "@hjem/domain/place/place";
import { sampleHomes } from "@hjem/storefront/testing/sample-homes";
import type { StoryPage, TestRegion } from "@hjem/storefront/testing/story-page";
import type { StubResponses } from "@hjem/storefront/testing/stub-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Component, loader } from "./home-page.tsx";

const place = (geoId: string, name: string, count: number): Place => ({
  geoId,
  name,
  count,
  kind: geoId.startsWith("suburb") ? "suburb" : "municipality",
  parent: null,
  location: { lat: 0, lng: 0 },
});

/** Places of each region; the numbers are made up. */
const places: Readonly<Record<TestRegion, Place[]>> = {
  no: [
    place("municipality:0301", "Oslo", 5_412),
    place("municipality:4601", "Bergen", 2_308),
    place("municipality:5001", "Trondheim", 1_351),
    place("municipality:1103", "Stavanger", 984),
  ],
  au: [
    place("suburb:3071-thornbury", "Thornbury", 96),
    place("suburb:3065-fitzroy", "Fitzroy", 141),
    place("suburb:3056-brunswick", "Brunswick", 230),
    place("suburb:3070-northcote", "Northcote", 117),
  ],
};

const responses = (region: TestRegion): StubResponses => ({
  "POST /api/v2/property/search": {
    data: sampleHomes(region),
    pagination: { currentPage: 1, perPage: 4, total: 24_318, lastPage: 6_080 },
  },
  "GET /api/v2/property/first_on_market": {
    data: sampleHomes(region).map((home) => ({ ...home, isFirstOnMarket: true })),
    pagination: { currentPage: 1, perPage: 4, total: 12, lastPage: 3 },
  },
  "GET /api/v2/regions/popular": { data: places[region] },
  "GET /api/v2/address/popular": { data: places[region] },
});

const meta = {
  title: "Content/HomePage",
  component: Component,
  parameters: {
    layout: "fullscreen",
    storefront: { loader, api: responses } satisfies StoryPage,
    docs: {
      story: { inline: false, height: "60rem" },
      description: {
        component: `
**Use.** Where a visit begins: one search, the newest homes, and places with their numbers. It still works when the API does not respond. Only one search box per page.

**Accessibility.** One heading of level 1, then a search form, then sections with headings. The pictures of homes have alternative texts, and each home is one link.
        `,
      },
    },
  },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

/** No listings yet: the text only. */
export const NoHomes: Story = {
  parameters: {
    storefront: {
      loader,
      api: (region) => ({
        ...responses(region),
        "POST /api/v2/property/search": {
          data: [],
          pagination: { currentPage: 1, perPage: 4, total: 0, lastPage: 0 },
        },
      }),
    } satisfies StoryPage,
  },
};

/** The API does not respond: the search still works. */
export const Alone: Story = { parameters: { storefront: { loader, api: {} } satisfies StoryPage } };
