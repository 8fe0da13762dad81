import type { StoryPage } from "@hjem/storefront/testing/story-page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { ListingTypeTabs, type ListingTypeTabsProps } from "./listing-type-tabs.tsx";

/** Controls the value, as the search box does. */
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
        component: `
**Use.** Asks what people are looking for before asking where. The region decides which kinds there are and what they are called. For the parts of a page use Tabs.

**Accessibility.** Native radios in a fieldset with a hidden legend: the arrow keys move between the kinds. A kind that is both sold and rented shows a second group.
        `,
      },
    },
  },
} satisfies Meta<typeof ListingTypeTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Buy: Story = {};
export const Rent: Story = { args: { value: { listingType: "rent" } } };
/** A listing type that is both for sale and for rent has a second choice. */
export const ForLease: Story = {
  args: { value: { listingType: "commercial", acquisition: "rent" } },
};
