import type { Meta, StoryObj } from "@storybook/react-vite";
import { Disclosure } from "./disclosure.tsx";

const meta = {
  title: "Kit/Disclosure",
  component: Disclosure,
  args: {
    summary: "Hva er fellesgjeld?",
    children: "Lånet som borettslaget har tatt opp sammen. Din del følger boligen.",
  },
  parameters: {
    docs: {
      description: {
        component:
          "More to read for those who want it. The browser's own search finds what is folded away.",
      },
    },
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { isOpenAtFirst: true } };
