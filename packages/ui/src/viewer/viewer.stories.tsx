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
        component:
          "One picture at a time over the whole window. Fetched when a picture is pressed.",
      },
    },
  },
} satisfies Meta<typeof Viewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
/** By room: those that have pictures, with their count. */
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
