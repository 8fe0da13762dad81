import type { StoryPage } from "@hjem/storefront/testing/story-page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { DemandMirror } from "./demand-mirror.tsx";

export default {
  title: "ListingWizard/DemandMirror",
  component: DemandMirror,
  parameters: {
    storefront: {} satisfies StoryPage,
    docs: {
      description: {
        component: `
**Use.** Beside the form of a draft, once its type, place and price are known. Not for listings of others.

**Accessibility.** A section named by its heading, which holds the number; each price with its number is an item of a list, and the bars are hidden from screen readers.
        `,
      },
    },
  },
  args: {
    demand: {
      medianPerArea: null,
      steps: [
        { price: 5_850_000, persons: 175, isOwn: false },
        { price: 6_150_000, persons: 160, isOwn: false },
        { price: 6_490_000, persons: 135, isOwn: true },
        { price: 6_800_000, persons: 80, isOwn: false },
        { price: 7_150_000, persons: null, isOwn: false },
      ],
    },
  },
} satisfies Meta<typeof DemandMirror>;

type Story = StoryObj<typeof DemandMirror>;

export const ByPrice: Story = {};
