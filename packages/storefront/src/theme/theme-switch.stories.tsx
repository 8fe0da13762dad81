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
        component: `
**Use.** Changes between the light and the dark theme and saves the choice. The icon shows the theme that a press leads to. Until somebody chooses, the theme is light.

**Accessibility.** A button named by what it does: “Dark theme” or “Light theme”. Enter and Space press it.
        `,
      },
    },
  },
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the toolbar's theme. */
export const Shown: Story = {};
