import type { Meta, StoryObj } from "@storybook/react-vite";
import { EnergySquare } from "../energy/energy-square.tsx";
import { TickChip } from "./tick-chip.tsx";

const meta = {
  title: "Kit/TickChip",
  component: TickChip,
  args: { name: "viewingDate", value: "2026-12-03", label: "tor. 3. des.", count: 12 },
  parameters: {
    docs: {
      description: {
        component:
          "One of several short choices of which any may be yes. A native checkbox: space ticks it, a form sends it.",
      },
    },
  },
} satisfies Meta<typeof TickChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};
export const Ticked: Story = { args: { defaultChecked: true } };
/** Nothing to find: it stays, so that nobody wonders where it went. */
export const Nought: Story = { args: { count: 0 } };
export const Tile: Story = {
  args: { name: "energyProfile", value: "a", look: "tile", label: <EnergySquare grade="A" /> },
};
