import type { Meta, StoryObj } from "@storybook/react-vite";
import type { StoryPage } from "../testing/story-page.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

const meta = {
  title: "Frame/ThemeSwitch",
  component: ThemeSwitch,
  parameters: {
    storefront: {} satisfies StoryPage,
    docs: {
      description: {
        component:
          "Changes between light and dark and keeps the choice. It shows the theme that a press leads to.",
      },
    },
  },
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the toolbar's theme. */
export const Shown: Story = {};
