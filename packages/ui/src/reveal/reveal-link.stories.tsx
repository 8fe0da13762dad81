import type { Meta, StoryObj } from "@storybook/react-vite";
import { PhoneIcon } from "../icon/subject-icons.ts";
import { RevealLink } from "./reveal-link.tsx";

const meta = {
  title: "Kit/RevealLink",
  component: RevealLink,
  args: {
    label: "Vis nummer",
    href: "tel:+4700001234",
    children: "+47 000 01 234",
    icon: PhoneIcon,
  },
  parameters: {
    docs: {
      description: { component: "A number that is shown on a press, without JavaScript too." },
    },
  },
} satisfies Meta<typeof RevealLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Large: Story = { args: { size: "l" } };
