import type { StoryPage } from "@hjem/storefront/testing/story-page";
import { StubError } from "@hjem/storefront/testing/stub-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { australianProviders, personAnswers } from "../testing/answers.ts";
import { Component as Activate } from "./activate-page.tsx";
import { Component as Blank } from "./blank-page.tsx";
import { Component as ForgotPassword } from "./forgot-password-page.tsx";
import { Component as Login, loader } from "./login-page.tsx";
import { Component as ResetPassword } from "./reset-password-page.tsx";
import { Component as SignIn } from "./sign-in-page.tsx";
import { Component as UndoDeletion } from "./undo-deletion-page.tsx";

const TOKEN = "t".repeat(43);
const mailed = { data: { email: "kari.prove@example.com" } };

const meta = {
  title: "Account/EntryPages",
  component: Login,
  parameters: {
    layout: "fullscreen",
    storefront: {
      loader,
      api: (region) => (region === "au" ? australianProviders : personAnswers),
    } satisfies StoryPage,
    docs: {
      story: { inline: false, height: "44rem" },
      description: {
        component: "Pages of one matter: the way in, and what the links of mails lead to.",
      },
    },
  },
} satisfies Meta<typeof Login>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InNorway: Story = {};
export const InAustralia: Story = { globals: { region: "au", language: "en" } };
export const UnderTheHeader: Story = { render: () => <SignIn /> };
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
      api: { [`GET /api/user/set-password/${TOKEN}`]: mailed },
    } satisfies StoryPage,
  },
};
export const Activated: Story = {
  render: () => <Activate />,
  parameters: {
    storefront: {
      path: `/user/activate?token=${TOKEN}`,
      api: { [`GET /api/user/activate/${TOKEN}`]: mailed },
    } satisfies StoryPage,
  },
};
export const LinkUsed: Story = {
  render: () => <Activate />,
  parameters: {
    storefront: {
      path: `/user/activate?token=${TOKEN}`,
      api: { [`GET /api/user/activate/${TOKEN}`]: new StubError(400, "token_invalid", "") },
    } satisfies StoryPage,
  },
};
export const Kept: Story = {
  render: () => <UndoDeletion />,
  parameters: {
    storefront: {
      path: `/user/undoDeletion?token=${TOKEN}`,
      api: { "POST /api/user/undo-deletion": mailed },
    } satisfies StoryPage,
  },
};
export const Empty: Story = { render: () => <Blank /> };
