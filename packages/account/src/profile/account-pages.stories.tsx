import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import type { StoryPage } from "@hjem/storefront/testing/story-page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import * as subscription from "../notifications/subscription-page.tsx";
import * as data from "../privacy/data-page.tsx";
import * as devices from "../sign-in-methods/devices-page.tsx";
import * as providers from "../sign-in-methods/providers-page.tsx";
import { personResponses } from "../testing/responses.ts";
import * as overview from "./overview-page.tsx";
import * as profile from "./profile-page.tsx";

interface Shown {
  Component: ComponentType;
  loader: (args: PageLoaderArgs) => unknown;
}

const meta = {
  title: "Account/Pages",
  component: overview.Component,
  parameters: {
    docs: {
      story: { inline: false, height: "40rem" },
      description: {
        component: `
**Use.** The pages of the account. Name, phones, language, email address and password are sections of the profile. Put a new setting on the page it belongs to before adding a page.

**Accessibility.** Each page has one heading of level 1. Fields have labels, hints and errors as in TextField; what was saved is announced without moving the focus. Buttons on a device or a provider name it.
        `,
      },
    },
  },
} satisfies Meta<typeof overview.Component>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = ({ Component, loader }: Shown, api = personResponses): Story => ({
  render: () => <Component />,
  parameters: { storefront: { loader, api, person: samplePerson } satisfies StoryPage },
});

export const Overview = shown(overview);
export const Profile = shown(profile);
/** A number that was confirmed. */
export const ConfirmedNumber = shown(profile, {
  ...personResponses,
  "GET /api/user/verifications": { data: { verifications: [], phone: "verified" } },
});
/** No text messages are sent here: nothing is offered. */
export const NumberWithoutCodes = shown(profile, {
  ...personResponses,
  "GET /api/user/verifications": { data: { verifications: [], phone: "none" } },
});
export const Notices = shown(subscription);
export const SignInMethods = shown(providers);
export const Devices = shown(devices);
export const OwnData = shown(data);

/** Signs in by a provider only: there is no current password to enter. */
export const FirstPassword = shown(profile, {
  ...personResponses,
  "GET /api/user/profile": {
    data: { ...samplePerson, hasPassword: false, mobile: null, mobileCode: null },
  },
});
