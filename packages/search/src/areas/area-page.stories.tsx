import type { Area } from "@hjem/domain/place/area";
import { sampleHomes } from "@hjem/storefront/testing/sample-homes";
import type { StoryPage } from "@hjem/storefront/testing/story-page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Component, loader } from "./area-page.tsx";
import { area, areaPlace, emptyArea } from "./testing/sample-area.ts";

/** The page of a place, filled by its own loader. */
const at = (place: Area, query = ""): StoryPage => ({
  path: `/locations/${place.address}${query}`,
  loader,
  api: (region) => ({
    "GET /api/v2/areas": { data: place },
    "POST /api/v2/property/search": {
      data: sampleHomes(region),
      pagination: { currentPage: 1, perPage: 8, total: 128, lastPage: 16 },
    },
  }),
});

const meta = {
  title: "Search/AreaPage",
  component: Component,
  parameters: {
    layout: "fullscreen",
    storefront: at(area()),
    docs: {
      story: { inline: false, height: "60rem" },
      description: {
        component: `
**Use.** One place: how many homes, what they cost and how many homes each figure rests on, the newest homes and the places around. Figures that rest on too few homes are left out.

**Accessibility.** Headings in order, tables with column headers, and the letters of the place list in a navigation region. Bars are decoration; the figure stands beside them.
        `,
      },
    },
  },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const District: Story = {};

const most = [
  areaPlace("Frogner", "oslo/frogner", 166),
  areaPlace("Grünerløkka", "oslo/grunerlokka", 141),
  areaPlace("Gamle Oslo", "oslo/gamle-oslo", 133),
  areaPlace("Nordstrand", "oslo/nordstrand", 80),
];

/** A top-level place with places inside; some have no listings. */
export const WithPlacesInside: Story = {
  parameters: {
    storefront: at(
      area({
        ...areaPlace("Oslo", "oslo", 5_412),
        ancestors: [],
        inside: {
          total: 5,
          most,
          initials: [],
          named: [...most, areaPlace("Marka", "oslo/marka", 0)],
        },
      }),
    ),
  },
};

/** Too many places to list at once: by initial. */
export const ManyPlaces: Story = {
  parameters: {
    storefront: at(
      area({
        inside: { total: 3_120, most, initials: "ABCDEFGHIJKLMNOPRSTUVWYÅ".split(""), named: most },
      }),
      "?initial=G",
    ),
  },
};

/** Other places with the same name, and too few homes for a median. */
export const FewHomes: Story = {
  parameters: {
    storefront: at(
      area({
        alternatives: [{ ...areaPlace("Frogner", "lillestrom/frogner", 9), parent: "Lillestrøm" }],
        medians: { price: null, pricePerPrimary: null, rent: null },
        propertyTypes: [{ type: "apartment", count: 2, medianPrice: null }],
        bedrooms: [{ min: 1, count: 2 }],
        neighbours: [],
      }),
    ),
  },
};

/** No listings: a link to the wider place. */
export const Empty: Story = { parameters: { storefront: at(emptyArea()) } };
