import type { Meta, StoryObj } from "@storybook/react-vite";
import type { StoryPage } from "../testing/story-page.tsx";
import BottomNav from "./bottom-nav.tsx";

const meta = {
  title: "Frame/BottomNav",
  component: BottomNav,
  parameters: {
    layout: "fullscreen",
    storefront: {} satisfies StoryPage,
    docs: {
      description: {
        component: `
**Use.** Replaces the menu of the header below 1024 px; hidden from there on. Make the window narrow to see it. Only for the main destinations of the site.

**Accessibility.** A navigation region named “Shortcuts”. Each link has an icon and a text, and the current one has \`aria-current\`. Targets are at least 44 px.
        `,
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
