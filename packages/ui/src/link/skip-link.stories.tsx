import type { Meta, StoryObj } from "@storybook/react-vite";
import { SkipLink } from "./skip-link.tsx";

const meta = {
  title: "Kit/SkipLink",
  component: SkipLink,
  args: { target: "storybook-root" },
  parameters: {
    docs: { description: { component: "First on every page; seen only while it has the focus." } },
  },
} satisfies Meta<typeof SkipLink>;

export default meta;

export const Hidden: StoryObj<typeof meta> = {};
