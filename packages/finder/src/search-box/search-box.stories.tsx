import type { StoryPage } from "@hjem/storefront/testing/story-page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { inSearch } from "../testing/search-story.tsx";
import { SearchBox } from "./search-box.tsx";

const meta = {
  title: "Finder/SearchBox",
  component: SearchBox,
  parameters: {
    storefront: inSearch(),
    docs: {
      description: {
        component: `
**Use.** Starts a search: what, where, and how many homes there are. Large, and once on a page. On the results FilterBar takes its place.

**Accessibility.** A form with the role search that works without JavaScript. Radios for the kind, then the field, then the button, in that order. The count is part of the name of the button; without a number it reads “Search”.
        `,
      },
    },
  },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = {};

/** The count has not loaded: the button has no number. */
export const Uncounted: Story = {
  parameters: { storefront: { api: {} } satisfies StoryPage },
};
