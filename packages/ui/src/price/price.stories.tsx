import type { Meta, StoryObj } from "@storybook/react-vite";
import { Price } from "./price.tsx";

const meta = {
  title: "Kit/Price",
  component: Price,
  args: { children: "6 490 000 kr" },
  parameters: {
    docs: {
      description: {
        component: `
**Use.** The price of a home or the price guide, already formatted by the region. It comes first, heavy and in tabular figures; never red.

**Accessibility.** Plain text, read as it is written; the amount keeps its currency.
        `,
      },
    },
  },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InCard: Story = {};
export const Large: Story = { args: { size: "l" } };
export const Range: Story = {
  args: { children: "$1,350,000 – $1,480,000" },
  globals: { region: "au", language: "en" },
};
