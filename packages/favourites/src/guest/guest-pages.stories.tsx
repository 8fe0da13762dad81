import type { ReceivedInvitation } from "@hjem/domain/saved/collection";
import { sampleHomes } from "@hjem/storefront/testing/sample-homes";
import type { StoryPage, TestRegion } from "@hjem/storefront/testing/story-page";
import { StubError } from "@hjem/storefront/testing/stub-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { loaderAt } from "../testing/responses.ts";
import InvitationPage from "./invitation-page.tsx";
import { loadInvitation, loadShared } from "./load-guest.ts";
import SharedPage from "./shared-page.tsx";

const ROOT = "/api/v2/property-collections";
const names: Readonly<Record<TestRegion, string>> = { no: "Hus i Trondheim", au: "Thornbury" };

const received = (region: TestRegion, given: Partial<ReceivedInvitation> = {}) => ({
  data: {
    collectionName: names[region],
    invitedBy: "Ida Prøve",
    status: "pending",
    expiresAt: "2026-12-05T11:00:00.000Z",
    collectionId: null,
    ...given,
  } satisfies ReceivedInvitation,
});

const invitation = (api: StoryPage["api"]) =>
  ({
    path: "/invitation/t0ken",
    loader: loaderAt(loadInvitation, { token: "t0ken" }),
    ...(api && { api }),
  }) satisfies StoryPage;

const meta = {
  title: "Favourites/Guests",
  component: InvitationPage,
  parameters: {
    storefront: invitation((region) => ({ [`GET ${ROOT}/invitations/t0ken`]: received(region) })),
    docs: {
      story: { inline: false, height: "44rem" },
      description: {
        component: `
**Use.** What the link of an invitation and the secret link of a collection lead to. Both work without an account, and show neither addresses nor what others have written.

**Accessibility.** One heading of level 1. What became of an invitation is text with a way on; a page with a link that was turned off says so.
        `,
      },
    },
  },
} satisfies Meta<typeof InvitationPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Invitation: Story = {};

/** Its 14 days are over. */
export const Expired: Story = {
  parameters: {
    storefront: invitation((region) => ({
      [`GET ${ROOT}/invitations/t0ken`]: received(region, { status: "expired" }),
    })),
  },
};

/** The link never was one. */
export const Unknown: Story = {
  parameters: {
    storefront: invitation({
      [`GET ${ROOT}/invitations/t0ken`]: new StubError(404, "not_found"),
    }),
  },
};

export const SharedCollection: Story = {
  render: () => <SharedPage />,
  parameters: {
    storefront: {
      path: "/shared/t0ken",
      loader: loaderAt(loadShared, { token: "t0ken" }),
      api: (region) => ({
        [`GET ${ROOT}/shared/t0ken`]: {
          data: { name: names[region], homes: sampleHomes(region) },
        },
      }),
    } satisfies StoryPage,
  },
};
