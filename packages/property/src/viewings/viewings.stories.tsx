import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ViewingDate } from "@hjem/domain/listing/listing-dates";
import { useLoaderData } from "react-router";
import type { PropertyModel } from "../model/property-model.ts";
import { toldListing } from "../testing/told-listing.ts";
import { Viewings } from "./viewings.tsx";

/** A viewing from 17:00 to 17:45, 16:00 in UTC, in 2026. */
const viewingOn = (day: number, month = 12): ViewingDate => ({
  day,
  month,
  year: 2026,
  timeFrom: "17:00",
  timeTo: "17:45",
  unixFrom: Date.UTC(2026, month - 1, day, 16) / 1_000,
  unixTo: Date.UTC(2026, month - 1, day, 16, 45) / 1_000,
});

/** The part of the story's home. */
function Told() {
  const { viewings } = useLoaderData<PropertyModel>();
  return viewings && <Viewings {...viewings} />;
}

const meta = {
  title: "Property/Viewings",
  component: Told,
  parameters: {
    storefront: toldListing(),
    docs: {
      description: {
        component:
          "When a home can be seen, on the clock of its own place. Past viewings are not shown, and a home that is gone has none.",
      },
    },
  },
} satisfies Meta<typeof Told>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneDay: Story = { globals: { region: "no" } };

export const SeveralDays: Story = {
  parameters: { storefront: toldListing({ viewingDates: [viewingOn(3), viewingOn(4)] }) },
};

export const Today: Story = {
  globals: { region: "no" },
  parameters: { storefront: toldListing({ viewingDates: [viewingOn(21, 11)] }) },
};

export const OrByAppointment: Story = {
  parameters: {
    storefront: toldListing({ viewingDates: [viewingOn(3)], isViewingByAppointment: true }),
  },
};

export const ByAppointmentOnly: Story = {
  parameters: { storefront: toldListing({ viewingDates: [], isViewingByAppointment: true }) },
};
