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
        component: `
**Use.** Every photo and floor plan. It keeps its shape and shows its main colour until the picture is loaded, so nothing moves. Use \`contain\` for floor plans. Not for icons or logos.

**Accessibility.** A native image. Say what the picture shows in \`alt\`; leave it empty only where the text beside it already says so. Reduced motion removes the fade.
        `,
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

/** Not generated yet: the colour stays, and the picture is requested again. */
export const NotThereYet: Story = {
  args: { source: { url: "/demo/not-drawn", color: "#7d908b", ratio: 4 / 3 } },
};
