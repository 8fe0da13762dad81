import { kroner, listingPrices } from "@hjem/storefront/testing/sample-listing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLoaderData } from "react-router";
import type { PropertyModel } from "../model/property-model.ts";
import { sampleListingPage } from "../testing/sample-listing-page.ts";
import { Costs } from "./costs.tsx";

/** The section of the story's home. */
function OptionalSection() {
  const { costs } = useLoaderData<PropertyModel>();
  return <Costs {...costs} />;
}

const meta = {
  title: "Property/Costs",
  component: OptionalSection,
  parameters: {
    storefront: sampleListingPage(),
    docs: {
      description: {
        component: `
**Use.** What a home costs to buy and to live in, as accounts that add up. Leave it out when no price is known.

**Accessibility.** A section with a heading, a smaller heading for each account, and description lists; the sum is the last row. The figures carry their unit.
        `,
      },
    },
  },
} satisfies Meta<typeof OptionalSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the toolbar's region. */
export const ForSale: Story = {};

/** A housing cooperative: shared debt is part of the total, shared costs list what they include. */
export const SharedDebt: Story = {
  globals: { region: "no" },
  parameters: {
    storefront: sampleListingPage({
      prices: listingPrices({
        price: kroner(4_350_000),
        askingPrice: kroner(4_350_000),
        jointDebt: kroner(312_400),
        addingCost: kroner(9_200),
        totalPrice: kroner(4_671_600),
        sharedCost: kroner(5_240),
        includedInSharedCost: "Kommunale avgifter, bredbånd, forsikring av bygget",
      }),
    }),
  },
};

export const ForRent: Story = {
  globals: { region: "no" },
  parameters: {
    storefront: sampleListingPage({
      listingType: "residential_rent",
      prices: listingPrices({
        price: kroner(14_500),
        monthly: kroner(14_500),
        deposit: kroner(43_500),
      }),
    }),
  },
};

/** No price is known: nothing is rendered. */
export const NotGiven: Story = {
  parameters: {
    storefront: sampleListingPage({ prices: listingPrices({ method: "contact_agent" }) }),
  },
};
