import type { SavedHome } from "@hjem/domain/saved/collection";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import type { StoryPage } from "@hjem/storefront/testing/story-page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleCollection } from "../testing/sample-collection.ts";
import { sampleSavedHome } from "../testing/sample-saved-home.ts";
import * as compare from "./compare-page.tsx";

const collection = sampleCollection();

const meta = {
  title: "Favourites/Compare",
  component: compare.Component,
  parameters: {
    docs: {
      story: { inline: false, height: "60rem" },
      description: {
        component: `
**Use.** Two to six saved homes side by side. The best value of a row is marked where it is beyond doubt: all values are known, and no other equals it or overlaps it.

**Accessibility.** A table: homes are column headings, facts are row headings. Its region scrolls to what has the focus. The best value has a word, not only a colour.
        `,
      },
    },
  },
} satisfies Meta<typeof compare.Component>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (...homes: readonly SavedHome[]): Story => ({
  parameters: {
    storefront: {
      path: `/user/favourite/${collection.id}/compare`,
      loader: (args) => compare.loader({ ...args, params: { collectionId: collection.id } }),
      person: samplePerson,
      api: {
        "GET /api/v2/property-collections": {
          data: [collection],
          pagination: { currentPage: 1, perPage: 24, total: 1, lastPage: 1 },
        },
        [`GET /api/v2/property-collections/${collection.id}`]: { data: collection },
        [`GET /api/v2/property-collections/${collection.id}/properties`]: {
          data: homes,
          pagination: { currentPage: 1, perPage: 100, total: homes.length, lastPage: 1 },
          availability: [],
          rooms: [],
          seenAt: null,
          version: 1,
        },
      },
    } satisfies StoryPage,
  },
});

export const ThreeHomes = shown(
  sampleSavedHome(
    {},
    {
      verdicts: [
        {
          userId: samplePerson.userId,
          verdict: "maybe",
          reason: "",
          updatedAt: "2026-11-20T09:00:00.000Z",
        },
      ],
    },
  ),
  sampleSavedHome({
    propertyId: "9q2k1m3f7z",
    address: "Byåsveien 4, 7021 Trondheim",
    price: 8_000_000,
    priceMin: 8_000_000,
    priceMax: 8_000_000,
    askingPrice: 8_000_000,
  }),
  sampleSavedHome({ propertyId: "third12345", images: [], address: "Tredje gate 3" }),
);
export const OneHome = shown(sampleSavedHome());
