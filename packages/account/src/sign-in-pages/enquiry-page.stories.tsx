import type { EnquiryLinkState } from "@hjem/domain/lead/enquiry-link";
import { viewingDate } from "@hjem/domain/listing/viewing-date";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { StubError } from "@hjem/storefront/testing/stub-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { loadEnquiry } from "./enquiry-link.ts";
import EnquiryPage from "./enquiry-page.tsx";

const listing = {
  agencyId: "-1",
  propertyId: "3f7q9z2k1m",
  address: "Nardovegen 12, 7032 Trondheim",
};
const linkTo = (data: EnquiryLinkState["data"] | null) => ({
  loader: (args: PageLoaderArgs) => loadEnquiry({ ...args, params: { token: "t0ken" } }),
  path: "/enquiry/t0ken",
  api: { "GET /api/v2/enquiry": data ? { data } : new StubError(404, "not_found") },
});

/** Somebody who is registered for a viewing, or has cancelled. */
const registered = (cancelledAt: string | null) =>
  linkTo({
    message: "",
    at: "2026-11-20T09:00:00.000Z",
    answers: [],
    registration: {
      viewing: viewingDate(
        { day: "2026-12-04", timeFrom: "12:00", timeTo: "12:30" },
        "Europe/Oslo",
      ),
      cancelledAt,
      isOver: false,
    },
    listing,
  });

const meta = {
  title: "Account/Enquiry",
  component: EnquiryPage,
  parameters: {
    layout: "fullscreen",
    storefront: linkTo({
      message: "Hører det en bod til boligen?",
      at: "2026-11-20T09:00:00.000Z",
      answers: [{ text: "Ja, en bod på 5 m² i kjelleren.", at: "2026-11-20T12:00:00.000Z" }],
      registration: null,
      listing,
    }),
    docs: {
      story: { inline: false, height: "40rem" },
      description: {
        component: `
**Use.** What the link in the email about an answer or a registration for a viewing leads to, without sign-in: the enquiry, its answers, where to write again, and a button that cancels the registration or undoes that. Opening it changes nothing.

**Accessibility.** One heading of level 1. The page works without JavaScript.
        `,
      },
    },
  },
} satisfies Meta<typeof EnquiryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = {};
export const Registered: Story = { parameters: { storefront: registered(null) } };
export const Cancelled: Story = {
  parameters: { storefront: registered("2026-11-22T09:00:00.000Z") },
};
export const UnknownLink: Story = { parameters: { storefront: linkTo(null) } };
