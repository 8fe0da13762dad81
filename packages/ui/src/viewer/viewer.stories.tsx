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
export const FloorPlan: Story = { args: { startAt: 3 } };
