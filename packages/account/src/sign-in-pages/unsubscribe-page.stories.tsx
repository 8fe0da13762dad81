import type { UnsubscribeState } from "@hjem/domain/saved/alert";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import type { StoryPage } from "@hjem/storefront/testing/story-page";
import { StubError } from "@hjem/storefront/testing/stub-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { loadUnsubscribe } from "./unsubscribe-link.ts";
import UnsubscribePage from "./unsubscribe-page.tsx";

const loader = (args: PageLoaderArgs) => loadUnsubscribe({ ...args, params: { token: "t0ken" } });

const search = (number: number, name: string, notifications: "daily" | "never" = "daily") => ({
  savedSearchId: `0199c8a0-0000-7000-8000-00000000000${number}`,
  name,
  notifications,
});

/** The page of a link that is about `data`; an unknown link without it. */
const linkAbout = (data?: UnsubscribeState["data"]): StoryPage => ({
  loader,
  path: "/unsubscribe/t0ken",
  api: {
    "GET /api/v2/notifications/unsubscribe": data ? { data } : new StubError(404, "not_found"),
  },
});

const meta = {
  title: "Account/Unsubscribe",
  component: UnsubscribePage,
  parameters: {
    layout: "fullscreen",
    storefront: linkAbout({ searches: [search(1, "Hus i Trondheim")], isOn: true }),
    docs: {
      story: { inline: false, height: "44rem" },
      description: {
        component: `
**Use.** What the links at the foot of an email about alerts lead to, without sign-in. Opening the page changes nothing; each form is one press.

**Accessibility.** One heading of level 1. What is set now is a status message, which is announced when it changes. The page works without JavaScript.
        `,
      },
    },
  },
} satisfies Meta<typeof UnsubscribePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneSearch: Story = {};
export const SeveralSearches: Story = {
  globals: { region: "au", language: "en" },
  parameters: {
    storefront: linkAbout({
      searches: [
        search(1, "Houses in Northcote and Thornbury with three bedrooms, a garage and a garden"),
        search(2, "Weekender", "never"),
      ],
      isOn: true,
    }),
  },
};
export const SearchOff: Story = {
  parameters: {
    storefront: linkAbout({ searches: [search(1, "Hus i Trondheim", "never")], isOn: true }),
  },
};
export const SavedHomes: Story = {
  parameters: { storefront: linkAbout({ searches: [], isOn: true }) },
};
export const AllOff: Story = {
  parameters: { storefront: linkAbout({ searches: [], isOn: false }) },
};
export const UnknownLink: Story = { parameters: { storefront: linkAbout() } };
