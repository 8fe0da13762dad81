import type { Meta, StoryObj } from "@storybook/react-vite";
import { PhoneIcon } from "../icon/subject-icons.ts";
import { RevealLink } from "./reveal-link.tsx";

const meta = {
  title: "Kit/RevealLink",
  component: RevealLink,
  args: {
    label: "Vis nummer",
    href: "tel:+4700001234",
    children: "00 00 12 34",
    icon: PhoneIcon,
  },
  parameters: {
    docs: {
      description: {
        component: `
**Use.** A phone number or email address that is shown when asked for. It works without JavaScript. Not for text that everybody needs.

**Accessibility.** Native details and summary: Enter or Space shows the link, and screen readers say expanded or collapsed. The link is named by the number itself.
        `,
      },
    },
  },
} satisfies Meta<typeof RevealLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Large: Story = { args: { size: "l" } };
