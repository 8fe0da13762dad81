import { Enquiries } from "@hjem/leads/enquiries";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLoaderData } from "react-router";
import type { PropertyModel } from "./model/property-model.ts";
import { sampleListingPage } from "./testing/sample-listing-page.ts";

/** The section of the story's home. */
function OptionalSection() {
  return <Enquiries {...useLoaderData<PropertyModel>().enquiries} />;
}

const meta = {
  title: "Property/Enquiries",
  component: OptionalSection,
  parameters: {
    storefront: sampleListingPage(),
    docs: {
      description: {
        component: `
**Use.** The forms on the page of a home: an estimate, a message to the advertiser and a report to the site. Sold homes have no message form. They work without JavaScript.

**Accessibility.** Each form has a heading and labelled fields with their errors. A sent form is replaced by a status message that gets the focus; a failed one is explained in an alert, and the text is kept.
        `,
      },
    },
  },
} satisfies Meta<typeof OptionalSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToAnAgent: Story = { globals: { region: "no" } };

/** A private seller who answers on the site, where the answer may be published. */
export const ToASellerOnTheSite: Story = {
  globals: { region: "no" },
  parameters: {
    storefront: sampleListingPage({
      ownerType: "user",
      agency: null,
      agent: null,
      questions: [],
    }),
  },
};

/** A private seller without a name, with the advertiser's own page for bids. */
export const ToASeller: Story = {
  globals: { region: "no" },
  parameters: {
    storefront: sampleListingPage({
      ownerType: "user",
      agency: null,
      agent: null,
      biddingUrl: "https://agency.example/bud",
    }),
  },
};

/** Signing up for one of the inspections, as by the button beside it. */
export const SigningUp: Story = {
  globals: { region: "au", language: "en" },
  parameters: {
    storefront: {
      ...sampleListingPage({ isViewingByAppointment: true }),
      path: "/property/001204/3f7q9z2k1m?ask=viewing",
    },
  },
};

/** After a form that was sent without JavaScript. */
export const Sent: Story = {
  parameters: {
    storefront: { ...sampleListingPage(), path: "/property/001204/3f7q9z2k1m?sent=contact" },
  },
};

/** After a form that a moderator looks at before it is passed on (D137). */
export const Held: Story = {
  parameters: {
    storefront: { ...sampleListingPage(), path: "/property/001204/3f7q9z2k1m?held=contact" },
  },
};

/** The report form in the page, without JavaScript. */
export const Reporting: Story = {
  parameters: {
    storefront: { ...sampleListingPage(), path: "/property/001204/3f7q9z2k1m?ask=report" },
  },
};

/** A home off the market has no contact. */
export const Closed: Story = {
  parameters: { storefront: sampleListingPage({ status: "sold", closedAt: "2026-11-12" }) },
};
