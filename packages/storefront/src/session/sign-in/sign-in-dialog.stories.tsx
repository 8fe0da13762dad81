import type { Meta, StoryObj } from "@storybook/react-vite";
import type { StoryPage } from "../../testing/story-page.tsx";
import SignInDialog from "./sign-in-dialog.tsx";

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
        component: `
**Use.** Sign-in over a page, for an action that needs an account. It shows what will be done afterwards, and does it; closing it leaves the page as it was. For a page of its own use the sign-in page.

**Accessibility.** A modal dialog named by its heading, with the keys of Dialog. What went wrong with a provider is read as an alert; the end of a session is a status message. Closing returns the focus to what opened it.
        `,
      },
    },
  },
} satisfies Meta<typeof SignInDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** With a home to save. */
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
