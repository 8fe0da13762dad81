import type { PublicationConsentState } from "@hjem/domain/lead/publication-consent";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import type { StoryPage } from "@hjem/storefront/testing/story-page";
import { StubError } from "@hjem/storefront/testing/stub-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleConsent } from "../testing/consent-responses.ts";
import { loadConsent } from "./publication-consent-link.ts";
import PublicationConsentPage from "./publication-consent-page.tsx";

/** The page of a link that is about `data`; an unknown link without it. */
const linkAbout = (data?: PublicationConsentState["data"]): StoryPage => ({
  loader: (args: PageLoaderArgs) => loadConsent({ ...args, params: { token: "t0ken" } }),
  path: "/published-question/t0ken",
  api: {
    "GET /api/v2/publication-consent": data ? { data } : new StubError(404, "not_found"),
  },
});

const meta = {
  title: "Account/PublishedQuestion",
  component: PublicationConsentPage,
  parameters: {
    layout: "fullscreen",
    storefront: linkAbout(sampleConsent()),
    docs: {
      story: { inline: false, height: "40rem" },
      description: {
        component: `
**Use.** What the link in the email about a published question leads to, without sign-in. Opening the page changes nothing; one press withdraws consent.

**Accessibility.** One heading of level 1. What the link is about is a status message, which is announced when consent is withdrawn. The page works without JavaScript.
        `,
      },
    },
  },
} satisfies Meta<typeof PublicationConsentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Published: Story = {};
export const TakenOff: Story = {
  parameters: { storefront: linkAbout(sampleConsent({ published: null })) },
};
export const Withdrawn: Story = {
  parameters: {
    storefront: linkAbout(sampleConsent({ published: null, hasConsent: false })),
  },
};
export const UnknownLink: Story = { parameters: { storefront: linkAbout() } };
