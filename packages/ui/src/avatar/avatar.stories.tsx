import type { Meta, StoryObj } from "@storybook/react-vite";
import { Avatar } from "./avatar.tsx";

const meta = {
  title: "Kit/Avatar",
  component: Avatar,
  args: { name: "Marte Haugland" },
  parameters: {
    docs: {
      description: {
        component: "Somebody, by portrait or first letters. The name stands beside it.",
      },
    },
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Large: Story = { args: { size: "l" } };
export const OfAPage: Story = { args: { size: "xl" } };
