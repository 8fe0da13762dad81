import { samplePerson } from "@hjem/storefront/testing/sample-person";
import type { StoryPage, TestRegion } from "@hjem/storefront/testing/story-page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { loaderAt } from "../testing/responses.ts";
import { createAlertsApi, sampleAlert, sampleSearch } from "../testing/sample-alert.ts";
import AlertsBell from "./alerts-bell.tsx";
import { Component as AlertsPage, loader } from "./alerts-page.tsx";
import AlertsPanel from "./alerts-panel.tsx";

const alertsOf = (region: TestRegion) => {
  const own = (given: Parameters<typeof sampleAlert>[0]) => sampleAlert(given, region);
  return [
    own({
      reasons: ["new"],
      changes: [],
      isFavorite: false,
      searches: ["A", "B", "C", "D"].map((name) => sampleSearch(`Ranheim ${name}`)),
    }),
    own({}),
    own({ reasons: ["viewing"], changes: [], at: "2026-11-20T15:05:00.000Z" }),
    own({
      reasons: ["withdrawn"],
      changes: [],
      isGone: true,
      readAt: "2026-11-20T16:00:00.000Z",
      at: "2026-11-20T10:20:00.000Z",
    }),
  ];
};

const meta = {
  title: "Favourites/Alerts",
  component: AlertsPanel,
  args: { onLeave: () => {} },
  parameters: {
    storefront: {
      person: samplePerson,
      api: (region) => createAlertsApi(alertsOf(region)).responses,
    } satisfies StoryPage,
    docs: {
      description: {
        component: `
**Use.** What has happened to saved homes and in saved searches: the reason first, then the values, then why the person is notified. Only a lower price takes a colour. The same rows are on the page of all alerts.

**Accessibility.** The bell is a disclosure; Enter opens it, Escape closes it and returns to it. Each alert is one link with its whole text, and an unread one says so in words. A deleted home is text without a link.
        `,
      },
    },
  },
} satisfies Meta<typeof AlertsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Panel: Story = {};
export const NoAlerts: Story = {
  parameters: {
    storefront: {
      person: samplePerson,
      api: createAlertsApi([]).responses,
    } satisfies StoryPage,
  },
};
export const Bell: Story = { render: () => <AlertsBell label="Alerts" /> };

/** All of the last 90 days, by day. */
export const Page: Story = {
  render: () => <AlertsPage />,
  parameters: {
    storefront: {
      path: "/user/saved-search/alerts",
      loader: loaderAt(loader, {}),
      person: samplePerson,
      api: (region) => createAlertsApi(alertsOf(region)).responses,
    } satisfies StoryPage,
  },
};
