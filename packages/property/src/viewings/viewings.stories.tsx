import { viewingDate } from "@hjem/domain/listing/viewing-date";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLoaderData } from "react-router";
import type { PropertyModel } from "../model/property-model.ts";
import { sampleListingPage } from "../testing/sample-listing-page.ts";
import { Viewings } from "./viewings.tsx";

/** A viewing from 17:00 to 17:45 of a day. */
const viewingOn = (day: string) =>
  viewingDate({ day, timeFrom: "17:00", timeTo: "17:45" }, "Europe/Oslo");

/** The section of the story's home. */
function OptionalSection() {
  const { viewings } = useLoaderData<PropertyModel>();
  return viewings && <Viewings {...viewings} />;
}

const meta = {
  title: "Property/Viewings",
  component: OptionalSection,
  parameters: {
    storefront: sampleListingPage(),
    docs: {
      description: {
        component: `
**Use.** When a home can be seen, in the time of its own place, with a link for the calendar. Past viewings are not shown, and a home that is sold has none.

**Accessibility.** A section with a heading and a list; dates are \`time\` elements with weekday and month in words. The calendar icon is a link with a name of its own.
        `,
      },
    },
  },
} satisfies Meta<typeof OptionalSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneDay: Story = { globals: { region: "no" } };

export const SeveralDays: Story = {
  parameters: {
    storefront: sampleListingPage({
      viewingDates: [viewingOn("2026-12-03"), viewingOn("2026-12-04")],
    }),
  },
};

export const Today: Story = {
  globals: { region: "no" },
  parameters: { storefront: sampleListingPage({ viewingDates: [viewingOn("2026-11-21")] }) },
};

export const OrByAppointment: Story = {
  parameters: {
    storefront: sampleListingPage({
      viewingDates: [viewingOn("2026-12-03")],
      isViewingByAppointment: true,
    }),
  },
};

export const ByAppointmentOnly: Story = {
  parameters: { storefront: sampleListingPage({ viewingDates: [], isViewingByAppointment: true }) },
};
