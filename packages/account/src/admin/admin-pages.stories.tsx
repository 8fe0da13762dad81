import type { AdminAccess } from "@hjem/domain/account/roles";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import type { StoryPage } from "@hjem/storefront/testing/story-page";
import { StubError, type StubResponses } from "@hjem/storefront/testing/stub-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { adminResponses } from "../testing/admin-responses.ts";
import * as administrators from "./administrators-page.tsx";
import * as agencies from "./agencies-page.tsx";
import * as listings from "./open-listing-page.tsx";
import * as sessions from "./sessions-page.tsx";

interface Shown {
  Component: ComponentType;
  loader: (args: PageLoaderArgs) => unknown;
}

const meta = {
  title: "Account/AdminArea",
  component: administrators.Component,
  parameters: {
    layout: "fullscreen",
    docs: {
      story: { inline: false, height: "48rem" },
      description: {
        component: `
**Use.** The pages for administrators and moderators, for a person with a role and a second step of sign-in. Others read what they lack and how to get it.

**Accessibility.** Sections are links in a named navigation region. Results of an action are announced in a status line, and buttons that remove something name whom they concern.
        `,
      },
    },
  },
} satisfies Meta<typeof administrators.Component>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (
  { Component, loader }: Shown,
  path: string,
  access: Partial<AdminAccess> = {},
  api: StubResponses = {},
): Story => ({
  render: () => <Component />,
  parameters: {
    storefront: {
      path,
      loader,
      person: samplePerson,
      api: { ...adminResponses(access), ...api },
    } satisfies StoryPage,
  },
});

const australian = { region: "au", language: "en" };

export const Listings = shown(listings, "/admin-listing");
export const Administrators = shown(administrators, "/admin-listing/administrators");
export const AdministratorsInAustralia: Story = { ...Administrators, globals: australian };
export const AgencyStaff = shown(agencies, "/admin-listing/agencies");
export const AgencyStaffInAustralia: Story = { ...AgencyStaff, globals: australian };
export const SignPeopleOut = shown(sessions, "/admin-listing/sessions");
export const SignPeopleOutInAustralia: Story = { ...SignPeopleOut, globals: australian };
/** A moderator has only the listings section. */
export const Moderator = shown(listings, "/admin-listing", { role: "moderator" });
export const NotForModerators = shown(sessions, "/admin-listing/sessions", { role: "moderator" });
export const WithoutSecondFactor = shown(listings, "/admin-listing", {
  role: null,
  hasSecondFactor: false,
  factorUntil: null,
});
export const SecondFactorTooOld = shown(listings, "/admin-listing", {
  role: null,
  factorUntil: null,
});
export const WithoutRole = shown(listings, "/admin-listing", { role: null });
export const Busy = shown(
  listings,
  "/admin-listing",
  {},
  {
    "GET /api/admin/access": () => new Promise(() => undefined),
  },
);
export const Failed = shown(
  listings,
  "/admin-listing",
  {},
  {
    "GET /api/admin/access": new StubError(500, "internal_error", ""),
  },
);
