import { samplePerson } from "@hjem/storefront/testing/sample-person";
import type { StoryPage } from "@hjem/storefront/testing/story-page";
import { StubError, type StubResponses } from "@hjem/storefront/testing/stub-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { allFactors, noFactors, securityResponses } from "../testing/security-responses.ts";
import * as security from "./security-page.tsx";

const storefront = (api: StubResponses): StoryPage => ({
  path: "/user/security",
  loader: security.loader,
  person: samplePerson,
  api,
});

const meta = {
  title: "Account/TwoStepSignIn",
  component: security.Component,
  parameters: {
    layout: "fullscreen",
    storefront: storefront(securityResponses(noFactors)),
    docs: {
      story: { inline: false, height: "48rem" },
      description: {
        component: `
**Use.** Passkeys, an authenticator app and recovery codes on one page. Changes to sign-in ask first who it is. Not for choosing a password.

**Accessibility.** The QR code is an image with a name, and the same key stands beside it as text. New codes are announced as a status message and get the focus. Buttons that rename or remove a passkey name it.
        `,
      },
    },
  },
} satisfies Meta<typeof security.Component>;

export default meta;
type Story = StoryObj<typeof meta>;

const australian = { region: "au", language: "en" };

export const Empty: Story = {};
export const EmptyInAustralia: Story = { globals: australian };
export const Filled: Story = {
  parameters: { storefront: storefront(securityResponses(allFactors)) },
};
export const FilledInAustralia: Story = { ...Filled, globals: australian };
export const PasskeysAlone: Story = {
  parameters: { storefront: storefront(securityResponses({ ...noFactors, isTotpOffered: false })) },
};

/** The QR code for setting up an app. */
export const SettingUpAnApp: Story = {
  globals: australian,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Set up an app" }));
    await canvas.findByRole("textbox", { name: "Code from the app" });
  },
};

/** New recovery codes, which are shown only once. */
export const NewCodes: Story = {
  ...Filled,
  globals: australian,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Get new codes" }));
    await canvas.findByRole("button", { name: "Copy the codes" });
  },
};

/** The API is slow. */
export const Busy: Story = {
  globals: australian,
  parameters: {
    storefront: storefront({
      ...securityResponses(allFactors),
      "DELETE /api/user/factors/totp": () => new Promise(() => undefined),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Remove the app" }));
  },
};

export const Rejected: Story = {
  globals: australian,
  parameters: {
    storefront: storefront({
      ...securityResponses(allFactors),
      "DELETE /api/user/factors/passkeys/p1": new StubError(
        409,
        "last_way_in",
        "This is the only way to sign in to your account. Set a password first.",
      ),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Remove MacBook" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Remove passkey" }));
    await canvas.findByText(/only way to sign in/);
  },
};

/** A change of sign-in methods requires a proof of identity first. */
export const ProofRequested: Story = {
  globals: australian,
  parameters: {
    storefront: storefront({
      ...securityResponses(allFactors),
      "DELETE /api/user/factors/totp": new StubError(403, "sign_in_again", "Again."),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Remove the app" }));
    await canvas.findByRole("dialog", { name: "Confirm it's you" });
  },
};
