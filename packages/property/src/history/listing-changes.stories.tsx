import type { Meta, StoryObj } from "@storybook/react-vite";
import ListingChanges from "./listing-changes.tsx";

const meta = {
  title: "Property/ListingChanges",
  component: ListingChanges,
  args: {
    propertyId: "3f7q9z2k1m",
    title: "",
    description: "",
    changes: [
      {
        at: Date.parse("2026-11-18T05:00:00Z"),
        day: "18.11.2026",
        what: "Prisen er satt ned 4 %",
        before: "5 000 000 kr",
        after: "4 800 000 kr",
      },
      {
        at: Date.parse("2026-11-02T05:00:00Z"),
        day: "02.11.2026",
        what: "Publisert",
        before: "–",
        after: "5 000 000 kr",
      },
    ],
    market: [
      { label: "Først publisert", value: "2. november 2026" },
      { label: "Tid på markedet", value: "19 dager" },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: `
**Use.** Every public change of a listing and of its price, newest first, with what is new since the last visit. Not for news about other homes.

**Accessibility.** A table with a heading that names it and column headers. A new row is also read as “New since your last visit”, so it does not depend on its coloured edge.
        `,
      },
    },
  },
} satisfies Meta<typeof ListingChanges>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A price cut. */
export const PriceFell: Story = {};
/** Published without changes and without a price. */
export const JustPublished: Story = {
  args: {
    changes: [
      {
        at: Date.parse("2026-11-02T05:00:00Z"),
        day: "02.11.2026",
        what: "Publisert",
        before: "–",
        after: "–",
      },
    ],
  },
};
