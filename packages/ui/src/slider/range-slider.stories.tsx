import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import RangeSlider, { type Range } from "./range-slider.tsx";

const bars = [1, 3, 6, 9, 14, 20, 24, 30, 32, 27, 22, 16, 11, 8, 5, 4, 3, 2, 1, 1];

function Price({ label }: { label: string }) {
  const [value, setValue] = useState<Range>([4_000_000, 7_000_000]);
  return (
    <RangeSlider
      label={label}
      min={0}
      max={12_000_000}
      step={100_000}
      value={value}
      onChange={setValue}
      bars={bars}
      valueText={(amount) => `${amount} kr`}
    />
  );
}

const meta = {
  title: "Kit/RangeSlider",
  component: Price,
  args: { label: "Pris" },
  decorators: [(Story) => <div style={{ maxWidth: "30rem" }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: `
**Use.** A lower and an upper limit over the values that exist, with a histogram above. Always put two text fields under it; it is never the only way. Fetched when needed.

**Accessibility.** Two native sliders named “From” and “To” in a group named by \`label\`. The arrow keys change a value by one step; the value is read with its unit. The histogram is hidden from screen readers.
        `,
      },
    },
  },
} satisfies Meta<typeof Price>;

export default meta;

export const WithHistogram: StoryObj<typeof meta> = {};
