import { listingDetails } from "@hjem/storefront/testing/sample-listing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLoaderData } from "react-router";
import type { PropertyModel } from "../model/property-model.ts";
import { sampleListingPage } from "../testing/sample-listing-page.ts";
import AreasPart from "./areas.tsx";

/** The section of the story's home. */
function OptionalSection() {
  const { areas } = useLoaderData<PropertyModel>();
  return <AreasPart {...areas} />;
}

const meta = {
  title: "Property/Areas",
  component: OptionalSection,
  parameters: {
    storefront: sampleListingPage(),
    docs: {
      description: {
        component: `
**Use.** How large a home is: a bar with its parts, then every area by its name. Leave the section out when no area is known; a single figure belongs to the key facts.

**Accessibility.** A section with a heading and a description list. The bar repeats the figures and is hidden from screen readers.
        `,
      },
    },
  },
} satisfies Meta<typeof OptionalSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two or more parts have a bar. */
export const Parts: Story = { globals: { region: "no" } };

/** A single part has no bar. */
export const OnePart: Story = {
  parameters: {
    storefront: sampleListingPage({
      details: listingDetails({
        internalArea: { min: 64, max: 64 },
        usageArea: { min: 70, max: 70 },
      }),
    }),
  },
};

/** The areas of a project's units differ. */
export const Ranges: Story = {
  globals: { region: "no" },
  parameters: {
    storefront: sampleListingPage({
      details: listingDetails({
        internalArea: { min: 48, max: 92 },
        externalArea: { min: 4, max: 6 },
        balconyArea: { min: 8, max: 14 },
      }),
    }),
  },
};

/** No area is known: nothing is rendered. */
export const NotGiven: Story = {
  parameters: { storefront: sampleListingPage({ details: listingDetails() }) },
};
