import type { StoryPage } from "@hjem/storefront/testing/story-page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { ListingTypeTabs, type ListingTypeTabsProps } from "./listing-type-tabs.tsx";

/** Holds the choice, as the search box does. */
function Choosing({ value }: Pick<ListingTypeTabsProps, "value">) {
  const [chosen, setChosen] = useState(value);
  return <ListingTypeTabs value={chosen} onChange={setChosen} />;
}

const meta = {
  title: "Finder/ListingTypeTabs",
  component: ListingTypeTabs,
  args: { value: { listingType: "buy" }, onChange: () => undefined },
  render: ({ value }) => <Choosing value={value} />,
  parameters: {
    storefront: {} satisfies StoryPage,
    docs: {
      description: {
        component:
          "Asks what somebody looks for before asking where. The region says which kinds there are and what they are called.",
      },
    },
  },
} satisfies Meta<typeof ListingTypeTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Buy: Story = {};
export const Rent: Story = { args: { value: { listingType: "rent" } } };
/** A kind that is both sold and let asks which of them. */
export const ForLease: Story = {
  args: { value: { listingType: "commercial", acquisition: "rent" } },
};
