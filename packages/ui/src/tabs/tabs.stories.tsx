import type { Meta, StoryObj } from "@storybook/react-vite";
import { Tabs } from "./tabs.tsx";

const meta = {
  title: "Kit/Tabs",
  component: Tabs,
  args: {
    label: "På denne siden",
    tabs: [
      { href: "#overview", label: "Oversikt", isCurrent: true },
      { href: "#history", label: "Historikk" },
      { href: "#insurance", label: "Forsikring" },
      { href: "#loan", label: "Boliglån" },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          "Tabs are links: each part of a page has an address of its own. They scroll sideways where they do not fit.",
      },
    },
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OverPage: Story = {};
export const InStickyBar: Story = { args: { size: "l" } };
export const InSearchCard: Story = {
  args: {
    size: "s",
    label: "Hva leter du etter",
    tabs: [
      { href: "#buy", label: "Kjøp", isCurrent: true },
      { href: "#rent", label: "Leie" },
      { href: "#new", label: "Nye boliger" },
      { href: "#holiday", label: "Fritid" },
      { href: "#business", label: "Næring" },
    ],
  },
};
