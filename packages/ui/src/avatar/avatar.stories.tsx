import type { Meta, StoryObj } from "@storybook/react-vite";
import { Avatar } from "./avatar.tsx";

const meta = {
  title: "Kit/Avatar",
  component: Avatar,
  args: { name: "Marte Haugland" },
  parameters: {
    docs: {
      description: {
        component: `
**Use.** A person or an agency as a portrait or as initials, beside the written name. Small in lists and the header, large on cards, the square size on the page of an agent. Not for homes, and never in place of the name.

**Accessibility.** Hidden from screen readers: the name beside it is what they read. It is not interactive; wrap it in a link or button that has its own name.
        `,
      },
    },
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Large: Story = { args: { size: "l" } };
export const OfAPage: Story = { args: { size: "xl" } };
