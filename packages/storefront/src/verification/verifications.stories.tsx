import type { Meta, StoryObj } from "@storybook/react-vite";
import { Verifications } from "./verifications.tsx";

const meta = {
  title: "Frame/Verifications",
  component: Verifications,
  args: {
    verifications: [
      { kind: "provider", provider: "vipps", month: "2026-10" },
      { kind: "email", provider: null, month: "2026-10" },
      { kind: "phone", provider: null, month: "2026-11" },
    ],
  },
  parameters: {
    storefront: {},
    docs: {
      description: {
        component: `
**Use.** What was verified of a private advertiser, in their contact card and for themselves. Only facts whose check took place; never a warning about one that did not, and no badge for all of them.

**Accessibility.** A group named "Confirmed about the advertiser". Each fact is a native details and summary: Tab, Enter and Space open what it means and when it was verified. The tick is decoration.
        `,
      },
    },
  },
} satisfies Meta<typeof Verifications>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const EmailAlone: Story = {
  args: { verifications: [{ kind: "email", provider: null, month: "2026-11" }] },
};
/** Nothing is rendered. */
export const None: Story = { args: { verifications: [] } };
