import type { StoryPage } from "@hjem/storefront/testing/story-page";
import { StubError } from "@hjem/storefront/testing/stub-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { australianProviders, personResponses } from "../testing/responses.ts";
import { Activate } from "./activate.tsx";
import { Blank } from "./blank.tsx";
import { ConfirmEmail } from "./confirm-email.tsx";
import { ForgotPassword } from "./forgot-password.tsx";
import { loadSignIn as loader } from "./load-sign-in.ts";
import { ResetPassword } from "./new-password.tsx";
import { RejectedRegistration } from "./reject-registration.tsx";
import SignInPage from "./sign-in-page.tsx";
import { UndoDeletion } from "./undo-deletion.tsx";

const TOKEN = "t".repeat(43);
const mailed = (isUsed: boolean) => ({
  data: { email: "kari.prove@example.com", isUsed, providers: [] },
});

const meta = {
  title: "Account/SignInPages",
  component: SignInPage,
  parameters: {
    layout: "fullscreen",
    storefront: {
      loader,
      path: "/login",
      api: (region) => (region === "au" ? australianProviders : personResponses),
    } satisfies StoryPage,
    docs: {
      story: { inline: false, height: "44rem" },
      description: {
        component: `
**Use.** Pages with one task each: signing in, and what the links in emails lead to: what a link does, and the button that does it. They have no menu that distracts from the task.

**Accessibility.** One heading of level 1 and one form or result. The result of a link is announced as a status message. Every step works without a mouse.
        `,
      },
    },
  },
} satisfies Meta<typeof SignInPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InNorway: Story = {};
export const InAustralia: Story = { globals: { region: "au", language: "en" } };
export const UnderTheHeader: Story = {
  parameters: { storefront: { loader, path: "/user/signin" } satisfies StoryPage },
};
export const Gate: Story = {
  parameters: {
    storefront: { loader, path: "/login?redirect=/admin-listing" } satisfies StoryPage,
  },
};
export const Forgotten: Story = { render: () => <ForgotPassword /> };
export const NewPassword: Story = {
  render: () => <ResetPassword />,
  parameters: {
    storefront: {
      path: `/user/resetPassword?token=${TOKEN}`,
      api: { [`GET /api/user/set-password/${TOKEN}`]: mailed(false) },
    } satisfies StoryPage,
  },
};
const activationLink = (facts: object) =>
  ({
    loader,
    path: `/user/activate?token=${TOKEN}`,
    api: {
      ...australianProviders,
      [`GET /api/user/activate/${TOKEN}`]: {
        data: { email: "kari.prove@example.com", isUsed: false, needsPassword: false, ...facts },
      },
    },
  }) satisfies StoryPage;
export const Activation: Story = {
  render: () => <Activate />,
  parameters: { storefront: activationLink({}) },
};
export const ActivationWithPassword: Story = {
  render: () => <Activate />,
  parameters: { storefront: activationLink({ needsPassword: true }) },
};
export const ActivatedBefore: Story = {
  render: () => <Activate />,
  parameters: { storefront: activationLink({ isUsed: true }) },
};
export const ActivationExpired: Story = {
  render: () => <Activate />,
  parameters: {
    storefront: {
      ...activationLink({}),
      api: { [`GET /api/user/activate/${TOKEN}`]: new StubError(400, "token_invalid", "") },
    } satisfies StoryPage,
  },
};
export const NotMyAccount: Story = {
  render: () => <RejectedRegistration email="kari.prove@example.com" isErased />,
};
export const UndoingADeletion: Story = {
  render: () => <UndoDeletion />,
  parameters: {
    storefront: {
      path: `/user/undoDeletion?token=${TOKEN}`,
      api: { [`GET /api/user/undo-deletion/${TOKEN}`]: mailed(false) },
    } satisfies StoryPage,
  },
};
export const DeletionUndone: Story = {
  render: () => <UndoDeletion />,
  parameters: {
    storefront: {
      path: `/user/undoDeletion?token=${TOKEN}`,
      api: { [`GET /api/user/undo-deletion/${TOKEN}`]: mailed(true) },
    } satisfies StoryPage,
  },
};
export const NewEmailAddress: Story = {
  render: () => <ConfirmEmail />,
  parameters: {
    storefront: {
      path: `/user/confirmEmail?token=${TOKEN}`,
      api: { [`GET /api/user/confirm-email/${TOKEN}`]: mailed(false) },
    } satisfies StoryPage,
  },
};
export const Empty: Story = { render: () => <Blank /> };
