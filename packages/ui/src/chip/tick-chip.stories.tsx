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
        component: `
**Use.** One of several short options of which any may be chosen, such as viewing days or energy labels. The count says how many homes it gives; zero stays visible and muted. Use Checkbox where the text is long.

**Accessibility.** A native checkbox: Space changes it and a form sends it. Its name is the label followed by the count.
        `,
      },
    },
  },
} satisfies Meta<typeof TickChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};
export const Ticked: Story = { args: { defaultChecked: true } };
/** No results: it stays visible, so that nobody looks for it. */
export const NoHomes: Story = { args: { count: 0 } };
export const Tile: Story = {
  args: { name: "energyProfile", value: "a", look: "tile", label: <EnergySquare grade="A" /> },
};
