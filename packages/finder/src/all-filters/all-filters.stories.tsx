import type { FacilityTable } from "@hjem/domain/search/facilities-of-types";
import { usePage } from "@hjem/storefront/page";
import type { StoryPage } from "@hjem/storefront/testing/story-page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { sampleAgencies } from "../testing/sample-agencies.ts";
import { sampleFacets } from "../testing/sample-facets.ts";
import AllFiltersDrawer from "./all-filters-drawer.tsx";
import FiltersPageForm from "./filters-page-form.tsx";

const at = (query = ""): StoryPage => ({
  path: `/list?${query}`,
  api: (region) => ({
    "POST /api/v2/property/facets": sampleFacets(region),
    "GET /api/v2/agencies": { data: sampleAgencies },
  }),
});

const useQuery = () => useLocation().search.slice(1);

/** The drawer with the story's search. */
function OverResults() {
  return <AllFiltersDrawer query={useQuery()} onClose={() => undefined} />;
}

/** The same form as a page. */
function AsPage() {
  const { facilityTable } = usePage();
  const query = useQuery();
  const [table, setTable] = useState<FacilityTable>();
  useEffect(() => void facilityTable().then(setTable), [facilityTable]);
  return (
    table && <FiltersPageForm query={query} table={table} places={[]} clearHref="/list/filters" />
  );
}

const meta = {
  title: "Finder/AllFilters",
  component: OverResults,
  parameters: {
    storefront: at(),
    docs: {
      story: { inline: false, height: "48rem" },
      description: {
        component: `
**Use.** Every filter that makes sense for the market and the kind of listing, with counts. It is a drawer over the results and a page of its own without JavaScript. Nothing changes until the button is pressed.

**Accessibility.** Each section is a group named by its heading; options are native checkboxes, radios and fields. The number of homes is announced as it changes, and a wrong range has its error beside the fields. The drawer has the keys of Dialog.
        `,
      },
    },
  },
} satisfies Meta<typeof OverResults>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Buying: Story = { globals: { region: "no" } };

export const Renting: Story = {
  globals: { region: "au", language: "en" },
  parameters: { storefront: at("listingType=rent&furnished=fully") },
};

export const Commercial: Story = { parameters: { storefront: at("listingType=commercial") } };

export const Leisure: Story = {
  parameters: { storefront: at("listingType=leisure&locationTypes=coast") },
};

/** The minimum is above the maximum: marked, and nothing is counted until it is corrected. */
export const UpsideDown: Story = {
  globals: { region: "no" },
  parameters: { storefront: at("primaryRoomMin=90&primaryRoomMax=60") },
};

/** Dark, with filters that only a URL can set. */
export const Dark: Story = {
  globals: { theme: "dark" },
  parameters: { storefront: at("agencyId=001204&facilities=fireplace&viewingDate=2026-12-03") },
};

export const Page: Story = { render: () => <AsPage /> };
