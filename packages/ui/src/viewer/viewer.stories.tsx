import type { Meta, StoryObj } from "@storybook/react-vite";
import { demoHome } from "../testing/demo-photos.ts";
import { Viewer } from "./viewer.tsx";

const meta = {
  title: "Kit/Viewer",
  component: Viewer,
  args: { photos: demoHome, label: "Bilder av boligen", startAt: 0, onClose: () => {} },
  parameters: {
    docs: {
      story: { inline: false, height: "480px" },
      description: {
        component: `
**Use.** All pictures of a home, one at a time over the whole window, with zoom and a choice by room. Opened from Gallery and fetched then. Not for a single decorative picture.

**Accessibility.** A native modal dialog named by the home. Left and Right arrow turn, Home and End go to the ends, plus, minus and 0 zoom, and the arrow keys move a zoomed picture. Escape closes. “Photo 2 of 5” is announced at each turn.
        `,
      },
    },
  },
} satisfies Meta<typeof Viewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
/** By room: those with pictures, with their count. */
export const Rooms: Story = {
  args: {
    groups: [
      { label: "Alle bilder", at: demoHome.map((_, at) => at) },
      { label: "Planløsning", at: [3] },
      { label: "Stue", at: [1, 2] },
    ],
  },
};
export const FloorPlan: Story = { args: { startAt: 3 } };
