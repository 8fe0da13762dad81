import type { Meta, StoryObj } from "@storybook/react-vite";
import { demoPhotos } from "../testing/demo-photos.ts";
import { Picture } from "./picture.tsx";

const meta = {
  title: "Kit/Picture",
  component: Picture,
  args: { source: demoPhotos.red.source, alt: demoPhotos.red.alt, sizes: "480px" },
  decorators: [(Story) => <div style={{ maxWidth: "30rem" }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          "A picture over its own colour in a frame of known shape: nothing moves when it comes.",
      },
    },
  },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {};
export const Gallery: Story = { args: { ratio: "gallery", isPriority: true } };
export const FloorPlan: Story = {
  args: {
    source: demoPhotos.plan.source,
    alt: demoPhotos.plan.alt,
    ratio: "gallery",
    fit: "contain",
  },
};

/** Not drawn yet: the colour stays, and it is asked for again. */
export const NotThereYet: Story = {
  args: { source: { url: "/demo/not-drawn", color: "#7d908b", ratio: 4 / 3 } },
};
