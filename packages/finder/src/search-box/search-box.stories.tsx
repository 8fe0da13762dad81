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
        component:
          "The beginning of a search, once on a page and large: what, where, and how many there are. On the results the filter bar takes its place.",
      },
    },
  },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = {};

/** The number has not come: the button says what it does without it. */
export const Uncounted: Story = {
  parameters: { storefront: { api: {} } satisfies StoryPage },
};
