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
        component: `
**Use.** Extra text for those who want it, such as the explanation of a term. Not for content that most people need.

**Accessibility.** Native details and summary: Tab, Enter and Space; screen readers say expanded or collapsed. It works without JavaScript, and the browser's search finds the hidden text.
        `,
      },
    },
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { isOpenAtFirst: true } };
