import type { Meta, StoryObj } from "@storybook/react-vite";
import type { StoryPage } from "../../testing/story-page.tsx";
import { SignInFlow } from "./sign-in-flow.tsx";

const email = "kari.prove@example.com";

const meta = {
  title: "Account/SignInFlow",
  component: SignInFlow,
  args: {
    providers: [{ provider: "vipps", isDemo: true }],
    redirect: "/",
    onSignedIn: () => undefined,
  },
  parameters: {
    storefront: {} satisfies StoryPage,
    docs: {
      description: {
        component: `
**Use.** The steps of signing in, the same on its own page and in a dialog. The email address comes first; the next step depends on whether it has an account. Do not build another sign-in form.

**Accessibility.** Native forms with labels and \`autocomplete\`, so password managers work. Each field has its error beside it, and an account that cannot be entered is explained in an alert. All steps work with Tab and Enter.
        `,
      },
    },
  },
} satisfies Meta<typeof SignInFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Address: Story = {};
export const WithoutProviders: Story = { args: { providers: [] } };
export const ThreeProviders: Story = {
  globals: { region: "au", language: "en" },
  args: {
    providers: [
      { provider: "google", isDemo: true },
      { provider: "apple", isDemo: true },
      { provider: "facebook", isDemo: false },
    ],
  },
};
export const Password: Story = { args: { from: { kind: "password", email, providers: [] } } };
export const OtherMethods: Story = {
  args: { from: { kind: "other-ways", email, providers: ["vipps"] } },
};
export const NewAccount: Story = { args: { from: { kind: "register", email } } };
export const Forgotten: Story = { args: { from: { kind: "forgot", email } } };
export const Mailed: Story = { args: { from: { kind: "mailed", email, about: "activation" } } };
export const WaitsForItsLink: Story = {
  args: {
    from: {
      kind: "refused",
      email,
      message: "Kontoen venter på at du følger lenken i e-posten.",
      help: "activation",
    },
  },
};
