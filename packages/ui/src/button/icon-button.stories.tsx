import type { Meta, StoryObj } from "@storybook/react-vite";
import { ShareIcon } from "../icon/detail-icons.ts";
import { CloseIcon } from "../icon/icons.ts";
import { HeartIcon } from "../icon/result-icons.ts";
import { IconButton, IconLink } from "./icon-button.tsx";

const meta = {
  title: "Kit/IconButton",
  component: IconButton,
  args: { icon: ShareIcon, label: "Del" },
  parameters: {
    docs: {
      description: {
        component: `
**Use.** Only for icons that everyone knows: close, share, heart, arrows. Everything else gets a Button with text. \`photo\` is for controls that lie on pictures; IconLink is the same as a link.

**Accessibility.** A native button whose name is the required \`label\`; the icon itself is hidden. The label says what a press does, for example “Lukk”. At least 44 px on touch.
        `,
      },
    },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { icon: CloseIcon, label: "Lukk" } };
export const Line: Story = { args: { variant: "line" } };
export const OnPhoto: Story = {
  args: { icon: HeartIcon, label: "Lagre", variant: "photo", size: "s" },
};
export const Filled: Story = {
  args: { icon: HeartIcon, label: "Lagret", variant: "photo", isFilled: true },
};
export const AsLink: Story = {
  render: () => <IconLink icon={ShareIcon} label="Del" href="#share" variant="line" />,
};
