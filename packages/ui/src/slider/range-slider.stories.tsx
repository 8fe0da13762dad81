import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { type Range, RangeSlider } from "./range-slider.tsx";

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
        component:
          "A range over what there is. Never the only way: fields to type in stand under it. Fetched when needed.",
      },
    },
  },
} satisfies Meta<typeof Price>;

export default meta;

export const WithHistogram: StoryObj<typeof meta> = {};
