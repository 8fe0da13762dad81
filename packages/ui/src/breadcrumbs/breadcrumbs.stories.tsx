import type { Meta, StoryObj } from "@storybook/react-vite";
import { Breadcrumbs } from "./breadcrumbs.tsx";

const meta = {
  title: "Kit/Breadcrumbs",
  component: Breadcrumbs,
  args: {
    crumbs: [
      { label: "Trøndelag", href: "#county" },
      { label: "Trondheim", href: "#city" },
      { label: "Nardo" },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: "Where the page lies. With a search to go back to, phones show only that.",
      },
    },
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Path: Story = {};
export const WithWayBack: Story = { args: { back: { label: "128 treff", href: "#search" } } };
