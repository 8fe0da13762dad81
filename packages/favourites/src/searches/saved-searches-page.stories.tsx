import type { SavedSearch } from "@hjem/domain/saved/saved-search";
import { SearchRequest } from "@hjem/domain/search/search-filter";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import type { StoryPage } from "@hjem/storefront/testing/story-page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleSavedSearch } from "../testing/sample-saved-search.ts";
import * as savedSearches from "./saved-searches-page.tsx";

const idOf = (index: number) => `0199c8a0-0000-7000-8000-00000000000${index}`;

const meta = {
  title: "Favourites/SavedSearches",
  component: savedSearches.Component,
  parameters: {
    docs: {
      story: { inline: false, height: "40rem" },
      description: {
        component: `
**Use.** The searches that a person has saved. Each row says what is new, and opens the search with its filters.

**Accessibility.** One list; each search has a heading of level 2. Edit, delete and alerts name their search. A deletion is announced by a toast that undoes it.
        `,
      },
    },
  },
} satisfies Meta<typeof savedSearches.Component>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (...searches: readonly Partial<SavedSearch>[]): Story => ({
  parameters: {
    storefront: {
      loader: savedSearches.loader,
      person: samplePerson,
      api: {
        "GET /api/search-collections": {
          data: searches.map((search, index) => sampleSavedSearch({ id: idOf(index), ...search })),
          pagination: {
            currentPage: 1,
            perPage: 10,
            total: searches.length,
            lastPage: searches.length > 0 ? 1 : 0,
          },
        },
        "GET /api/v2/address/lookup": {
          data: [
            {
              geoId: "municipality:5001",
              name: "Trondheim",
              count: 1_351,
              kind: "municipality",
              parent: "Trøndelag",
              location: { lat: 63.43, lng: 10.4 },
            },
          ],
        },
      },
    } satisfies StoryPage,
  },
});

export const Several = shown(
  { isSelected: true },
  { name: "Nothing has happened here", newCount: 0, notifications: "weekly" },
  {
    name: "The coming weekend",
    query: SearchRequest.parse({ viewingDate: ["2026-11-20"], bedroomMin: 2 }),
    pausedFor: "days_over",
    newCount: 0,
  },
  { name: "A place that has merged with another", pausedFor: "places_gone", dropped: ["lift"] },
);
export const None = shown();
