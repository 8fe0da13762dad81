import type { Meta, StoryObj } from "@storybook/react-vite";
import { InMarket, loader } from "../testing/in-market.tsx";
import { emptyDraft, saleDraft } from "../testing/sample-draft.ts";
import LocationTab from "./location-tab.tsx";

const nothing = { change: () => {}, receive: () => {}, reread: async () => {} };

export default {
  title: "ListingWizard/Location",
  component: LocationTab,
  decorators: [
    (Story) => (
      <InMarket>
        <Story />
      </InMarket>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `
**Use.** The third tab of the wizard: address, place and pin of a home. Addresses are offered while the street is typed; every field can also be filled in by hand.

**Accessibility.** The street is a combobox: Down and Up move, Enter chooses. The pin is a button that the arrow keys move. What happened to the pin is a status.
        `,
      },
    },

    storefront: {
      loader,
      api: {
        "GET /api/user/addresses": { data: [], attribution: null },
        "GET /api/user/addresses/near": { data: null },
      },
    },
  },
  args: { draft: saleDraft(), ...nothing },
} satisfies Meta<typeof LocationTab>;

type Story = StoryObj<typeof LocationTab>;

export const Located: Story = {};
export const Empty: Story = { args: { draft: emptyDraft() } };
export const PinElsewhere: Story = {
  parameters: {
    storefront: {
      api: {
        "GET /api/user/addresses/near": {
          data: { name: "Ranheim", parent: "Trondheim", metres: 120, isElsewhere: true },
        },
      },
    },
  },
};
export const Published: Story = { args: { draft: saleDraft({ propertyId: "0123456789" }) } };
