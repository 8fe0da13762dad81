import type { Meta, StoryObj } from "@storybook/react-vite";
import { Price } from "./price.tsx";

const meta = {
  title: "Kit/Price",
  component: Price,
  args: { children: "6 490 000 kr" },
  parameters: {
    docs: {
      description: { component: "The price leads: first, heavy, on tabular figures. Never red." },
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
