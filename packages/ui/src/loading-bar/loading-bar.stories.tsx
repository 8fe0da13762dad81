import type { Meta, StoryObj } from "@storybook/react-vite";
import { LoadingBar } from "./loading-bar.tsx";

const meta = {
  title: "Kit/LoadingBar",
  component: LoadingBar,
  args: { isShown: true },
  parameters: {
    docs: {
      description: { component: "The next page is on its way. The frame turns it on after 50 ms." },
    },
  },
} satisfies Meta<typeof LoadingBar>;

export default meta;

export const Shown: StoryObj<typeof meta> = {};
