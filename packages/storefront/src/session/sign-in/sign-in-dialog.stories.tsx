import type { Meta, StoryObj } from "@storybook/react-vite";
import type { StoryPage } from "../../testing/story-page.tsx";
import SignInDialog from "./sign-in-dialog-part.tsx";

const meta = {
  title: "Account/SignInDialog",
  component: SignInDialog,
  args: { cause: { kind: "action" }, onSettle: () => undefined },
  parameters: {
    storefront: {
      api: { "GET /api/auth/providers": { data: [{ provider: "vipps", isDemo: true }] } },
    } satisfies StoryPage,
    docs: {
      story: { inline: false, height: "44rem" },
      description: {
        component:
          "The sign-in over a page. What waits for it is shown, and runs once the visitor is in; closing drops it.",
      },
    },
  },
} satisfies Meta<typeof SignInDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** A home waits to be saved. */
export const ForAHome: Story = {
  args: {
    cause: {
      kind: "action",
      about: {
        title: "Logg inn for å lagre",
        name: "Nardovegen 12, 7032 Trondheim",
        promise: "Legges i Favoritter når du er inne",
      },
    },
  },
};
export const SessionEnded: Story = { args: { cause: { kind: "ended" } } };
export const Cancelled: Story = { args: { cause: { kind: "failed", notice: "cancelled" } } };
export const Failed: Story = { args: { cause: { kind: "failed", notice: "failed" } } };
