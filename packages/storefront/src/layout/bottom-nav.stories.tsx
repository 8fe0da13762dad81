import type { Meta, StoryObj } from "@storybook/react-vite";
import type { StoryPage } from "../testing/story-page.tsx";
import BottomNav from "./bottom-nav-part.tsx";

const meta = {
  title: "Frame/BottomNav",
  component: BottomNav,
  parameters: {
    layout: "fullscreen",
    storefront: {} satisfies StoryPage,
    docs: {
      description: {
        component:
          "Stands in for the menu of the header where a thumb reaches it; from 1024 px on it is not shown.",
      },
    },
  },
} satisfies Meta<typeof BottomNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtHome: Story = {};
export const InSearch: Story = {
  parameters: { storefront: { path: "/list" } satisfies StoryPage },
};
