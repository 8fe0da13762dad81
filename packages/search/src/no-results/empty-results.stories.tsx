import { sampleHomes } from "@hjem/storefront/testing/sample-homes";
import type { StoryPage } from "@hjem/storefront/testing/story-page";
import type { StubCall } from "@hjem/storefront/testing/stub-api";
import layout from "@hjem/ui/layout.module.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLoaderData } from "react-router";
import { loader } from "../list-page.tsx";
import { Results } from "../list/results.tsx";
import type { ListModel } from "../model/list-model.ts";

/** Counts in the stubbed API, by the remaining filters. */
type Count = (requested: { priceMax?: number; bedroomMin?: number }) => number;

/** A URL without results, loaded by the page's own loader. */
const at = (query: string, count: Count): StoryPage => ({
  path: `/list${query}`,
  loader,
  api: (region) => ({
    "POST /api/v2/property/search": ({ body }: StubCall) => {
      const total = count(body as Parameters<Count>[0]);
      return {
        data: sampleHomes(region).slice(0, total),
        pagination: { currentPage: 1, perPage: 12, total, lastPage: Math.ceil(total / 12) },
      };
    },
  }),
});

/** The results of the story's URL. */
function FoundLittle() {
  return (
    <div className={layout.page}>
      <Results model={useLoaderData<ListModel>()} />
    </div>
  );
}

const meta = {
  title: "Search/EmptyResults",
  component: FoundLittle,
  parameters: {
    layout: "fullscreen",
    docs: {
      story: { inline: false, height: "48rem" },
      description: {
        component: `
**Use.** Shown when a search finds nothing or little: what each filter costs in real numbers, and homes that miss by one filter. Never only a sentence.

**Accessibility.** A heading says how many homes there are. Each suggestion is a link that names the change and the number of homes it gives; the page announces the new count.
        `,
      },
    },
  },
} satisfies Meta<typeof FoundLittle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Removing or relaxing one filter finds homes. */
export const OneFilterAway: Story = {
  parameters: {
    storefront: at("?priceMax=4000000&bedroomMin=4", ({ priceMax, bedroomMin }) => {
      if (priceMax === 4_000_000 && bedroomMin === 4) return 0;
      return bedroomMin === 4 ? 21 : 9;
    }),
  },
};

/** Only removing two filters finds homes. */
export const TwoFiltersAway: Story = {
  parameters: {
    storefront: at("?priceMax=4000000&bedroomMin=4&facilities=balcony", (requested) =>
      requested.priceMax === undefined && requested.bedroomMin === undefined ? 12 : 0,
    ),
  },
};

/** Few results: suggestions for more are shown below them, counted after the page has loaded. */
export const FewHomes: Story = {
  parameters: {
    storefront: at("?priceMax=4000000&bedroomMin=4", ({ priceMax, bedroomMin }) => {
      if (priceMax === 4_000_000 && bedroomMin === 4) return 2;
      return bedroomMin === 4 ? 21 : 9;
    }),
  },
};

/** Nothing helps: the search can only be started again. */
export const NothingNear: Story = {
  parameters: {
    storefront: at("?priceMax=4000000&bedroomMin=4&facilities=balcony", (requested) =>
      Object.keys(requested).some((name) => /^(?:priceMax|bedroomMin|facilities)$/.test(name))
        ? 0
        : 12,
    ),
  },
};

/** No listings of this type yet: no filter is the cause. */
export const NoListings: Story = { parameters: { storefront: at("", () => 0) } };
