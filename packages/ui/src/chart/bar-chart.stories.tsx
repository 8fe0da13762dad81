import type { Meta, StoryObj } from "@storybook/react-vite";
import { BarChart } from "./bar-chart.tsx";

const twoWeeks = [41, 66, 120, 74, 51, 38, 30, 27, 25, 33, 19, 22, 31, 12];

const meta = {
  title: "Kit/BarChart",
  component: BarChart,
  parameters: {
    docs: {
      description: {
        component: `
**Use.** A figure a day over some days, from zero and without axes, the last week in the accent. Small below the sum of it; medium in a report, beside a table with the same figures. Not for shares of a whole, and not for two measures in one chart.

**Accessibility.** An image whose name says the figures, or the sum where a table has the figures. The bars are not in the order of focus; what the pointer shows on one is in the name or the table too.
        `,
      },
    },
  },
  args: {
    days: twoWeeks,
    label: `Views on each of the last 14 days: ${twoWeeks.join(", ")}`,
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const TooFewToShow: Story = {
  args: {
    days: [null, null, null, 10, 20, 30, 45, 55, 60, 70, 75, 75, 80, 85],
    label: "Favourites in the last 14 days: from fewer than 10 to 85",
  },
};
export const Nothing: Story = {
  args: { days: Array.from({ length: 14 }, () => 0), label: "No views in the last 14 days" },
};
export const Medium: Story = {
  args: { size: "m", names: twoWeeks.map((views, at) => `Day ${at + 1}: ${views}`) },
};
export const NinetyDays: Story = {
  args: {
    size: "m",
    days: Array.from({ length: 90 }, (_, at) => 200 + ((at * 37) % 90) - (at % 7) * 20),
    label: "Views on each of the last 90 days, in the table below",
  },
};
