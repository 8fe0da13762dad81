import { samplePerson } from "@hjem/storefront/testing/sample-person";
import type { StoryPage } from "@hjem/storefront/testing/story-page";
import type { StubResponses } from "@hjem/storefront/testing/stub-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { adminResponses } from "../testing/admin-responses.ts";
import {
  CASE_ID,
  moderationResponses,
  sampleCase,
  sampleSummary,
} from "../testing/moderation-responses.ts";
import * as review from "./review-page.tsx";

const meta = {
  title: "Account/Moderation",
  component: review.Component,
  parameters: {
    layout: "fullscreen",
    docs: {
      story: { inline: false, height: "60rem" },
      description: {
        component: `
**Use.** The queue of a market's moderators with the chosen case beside it; a phone shows one of them. For nothing else: lists of listings, people and payments have pages of their own.

**Accessibility.** The queue is an ordered list of links, the chosen one marked as current; the comparison is a table with headers; the decision is a group of radio buttons, and its button says what it does.
        `,
      },
    },
  },
} satisfies Meta<typeof review.Component>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (path: string, api: StubResponses = {}): Story => ({
  render: () => <review.Component />,
  parameters: {
    storefront: {
      path,
      loader: review.loader,
      person: samplePerson,
      api: { ...adminResponses({ role: "moderator" }), ...moderationResponses, ...api },
    } satisfies StoryPage,
  },
});

export const Case = shown(`/admin-listing?case=${CASE_ID}`);
export const CaseInAustralia: Story = { ...Case, globals: { region: "au", language: "en" } };
export const Queue = shown("/admin-listing");
export const Empty = shown("/admin-listing", { "GET /api/admin/cases": { data: [] } });
const assignee = { name: "Ola Prøve", isMe: false, at: "2026-11-21T10:00:00.000Z" };
/** Another moderator has taken the case: it is taken over before it is decided. */
export const TakenByAnother = shown(`/admin-listing?case=${CASE_ID}`, {
  "GET /api/admin/cases": { data: [{ ...sampleSummary, assignee }] },
  [`GET /api/admin/cases/${CASE_ID}`]: { data: { ...sampleCase, assignee } },
});
export const TakenByYou = shown(`/admin-listing?case=${CASE_ID}`, {
  [`GET /api/admin/cases/${CASE_ID}`]: {
    data: { ...sampleCase, assignee: { ...assignee, isMe: true } },
  },
});
