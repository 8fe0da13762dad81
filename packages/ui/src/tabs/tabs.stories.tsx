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
        component: `
**Use.** The parts of a page that have an address each, for example overview and history. They scroll sideways where they do not fit. For ways to show the same content use Segmented.

**Accessibility.** A named navigation region with links, not the ARIA tab pattern: Tab moves between them, Enter follows, and the current one has \`aria-current\`.
        `,
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
