import type { AdminAccess } from "@hjem/domain/account/roles";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import type { StoryPage } from "@hjem/storefront/testing/story-page";
import { StubError, type StubResponses } from "@hjem/storefront/testing/stub-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { adminResponses } from "../testing/admin-responses.ts";
import {
  administrationResponses,
  LISTING_ID,
  sampleLogEntry,
  samplePayment,
  sampleRecord,
  sampleStatistics,
} from "../testing/administration-responses.ts";
import * as features from "./features-page.tsx";
import * as log from "./log-page.tsx";
import * as payments from "./payments-page.tsx";
import * as people from "./people-page.tsx";
import * as record from "./record-page.tsx";
import * as statistics from "./statistics-page.tsx";

interface Shown {
  Component: ComponentType;
  loader: (args: PageLoaderArgs) => unknown;
}

const meta = {
  title: "Account/AdminSections",
  component: payments.Component,
  parameters: {
    layout: "fullscreen",
    docs: {
      story: { inline: false, height: "48rem" },
      description: {
        component: `
**Use.** Sections of the admin area that list what a market has: payments, people, statistics, features, the log, and all that is stored of one listing. Cases that wait are a page of their own.

**Accessibility.** Lists are lists, with buttons that name what they concern; a dialog asks for the reason before anything is taken from people. Charts are images whose names say the sum, with a table of each day. Who acts, with role and market, stands below the sections.
        `,
      },
    },
  },
} satisfies Meta<typeof payments.Component>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (
  { Component, loader }: Shown,
  section: string,
  { access = {}, api = {} }: { access?: Partial<AdminAccess>; api?: StubResponses } = {},
): Story => ({
  render: () => <Component />,
  parameters: {
    storefront: {
      path: `/admin-listing/${section}`,
      loader,
      person: samplePerson,
      api: { ...adminResponses(access), ...administrationResponses, ...api },
    } satisfies StoryPage,
  },
});

const australian = { region: "au", language: "en" };
const failed = (path: string) => ({ [`GET ${path}`]: new StubError(500, "internal_error", "") });
const busy = (path: string) => ({ [`GET ${path}`]: () => new Promise(() => undefined) });
const times = <Row,>(count: number, row: (index: number) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => row(index));
const ofListing: Shown = {
  ...record,
  loader: () => ({ until: "", id: LISTING_ID }),
};

export const Payments = shown(payments, "payments");
export const PaymentsInAustralia: Story = { ...Payments, globals: australian };
export const PaymentsOfModerator = shown(payments, "payments", { access: { role: "moderator" } });
export const NoPayments = shown(payments, "payments", {
  api: { "GET /api/admin/payments": { data: [], hasMore: false } },
});
export const ManyPayments = shown(payments, "payments", {
  api: {
    "GET /api/admin/payments": {
      data: times(12, (index) => ({
        ...samplePayment,
        id: `01900000-0000-7000-8000-${String(index).padStart(12, "0")}`,
        receiptNumber: `NO-2026-${String(index + 1).padStart(6, "0")}`,
        status: index % 3 === 0 ? "refunded" : "captured",
      })),
      hasMore: true,
    },
  },
});
export const PaymentsFailed = shown(payments, "payments", { api: failed("/api/admin/payments") });
export const PaymentsBusy = shown(payments, "payments", { api: busy("/api/admin/payments") });

export const People = shown(people, "people");
export const PeopleInAustralia: Story = { ...People, globals: australian };

export const Features = shown(features, "features");
export const FeaturesInAustralia: Story = { ...Features, globals: australian };
export const FeaturesFailed = shown(features, "features", { api: failed("/api/admin/features") });

export const Statistics = shown(statistics, "statistics");
export const StatisticsInAustralia: Story = { ...Statistics, globals: australian };
export const StatisticsOfNinetyDays = shown(statistics, "statistics", {
  api: { "GET /api/admin/statistics": sampleStatistics(90) },
});
export const NothingCounted = shown(statistics, "statistics", {
  api: {
    "GET /api/admin/statistics": {
      data: {
        days: sampleStatistics(14).data.days.map(({ day }) => ({
          day,
          views: 0,
          searches: 0,
          contacts: 0,
        })),
        listings: [],
      },
      hasMore: false,
    },
  },
});
export const StatisticsFailed = shown(statistics, "statistics", {
  api: failed("/api/admin/statistics"),
});

export const Log = shown(log, "log");
export const LogInAustralia: Story = { ...Log, globals: australian };
export const EmptyLog = shown(log, "log", {
  api: { "GET /api/admin/log": { data: [], hasMore: false } },
});
export const LongLog = shown(log, "log", {
  api: {
    "GET /api/admin/log": {
      data: times(20, (index) => ({
        ...sampleLogEntry,
        subject: `listing/${String(index).padStart(10, "0")}`,
        reason: sampleLogEntry.reason?.repeat(index + 1) ?? null,
      })),
      hasMore: true,
    },
  },
});
export const LogFailed = shown(log, "log", { api: failed("/api/admin/log") });

export const History = shown(ofListing, "listings");
export const HistoryInAustralia: Story = { ...History, globals: australian };
/** A draft that nobody has paid for or reviewed. */
export const HistoryOfDraft = shown(ofListing, "listings", {
  api: {
    [`GET /api/admin/listings/${LISTING_ID}`]: {
      data: {
        ...sampleRecord,
        listing: { ...sampleRecord.listing, propertyId: null, status: "draft" },
        cases: [],
        payments: [],
        log: [],
      },
    },
  },
});
export const NoSuchListing = shown(ofListing, "listings", {
  api: {
    [`GET /api/admin/listings/${LISTING_ID}`]: new StubError(404, "not_found", "Not found."),
  },
});
