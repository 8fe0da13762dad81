import type { Draft } from "@hjem/domain/draft/draft";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Component, loader } from "../my-listing-page.tsx";
import { DRAFT_ID, emptyDraft, saleDraft } from "../testing/sample-draft.ts";

const url = `/api/user/properties/draft/${DRAFT_ID}`;

/** The wizard of a draft at a step. */
const pageOf = (draft: Draft, query = "") => ({
  storefront: {
    path: `/my-listing?draft=${DRAFT_ID}${query}`,
    person: samplePerson,
    loader,
    api: {
      [`GET ${url}/preview`]: { data: draft },
      [`PATCH ${url}`]: { data: draft },
    },
  },
});

const titled = (given: Partial<Draft> = {}): Draft =>
  saleDraft({
    propertyDetail: {
      ownerType: "user",
      propertyTypes: ["apartment"],
      title: "Lys leilighet med balkong",
      internalArea: { value: 74, unit: "m2" },
      bedrooms: 2,
    },
    contacts: { name: "Kari Prøve", phones: ["+47 999 00 001"], email: "kari@example.com" },
    ...given,
  });

const priced = titled({
  priceAndDate: {
    askingPrice: 4_350_000,
    jointDebt: 120_000,
    addingCost: 110_240,
    inspections: [{ date: "2026-12-03", timeFrom: "17:00", timeTo: "18:00" }],
  },
});

export default {
  title: "ListingWizard/WizardPage",
  component: Component,
  parameters: {
    ...pageOf(titled()),
    docs: {
      description: {
        component: `
**Use.** The wizard in which a private person makes a listing: five steps, what is left to do beside them, and the next thing to do at the end. What is typed is saved by itself.

**Accessibility.** The steps are a navigation with the state of each in words. Saving is a status. What is missing is a list of links that lead to the fields; a refused publication is a dialog with the same links.
        `,
      },
    },
  },
} satisfies Meta<typeof Component>;

type Story = StoryObj<typeof Component>;

export const NewListing: Story = {
  parameters: {
    storefront: { path: "/my-listing?mode=add", person: samplePerson, loader, api: {} },
  },
};
/** Its second step: nothing is stored before a photo. */
export const NewListingPhotos: Story = {
  parameters: {
    storefront: {
      path: "/my-listing?mode=add&type=residential_sale&property=apartment&tab=photos",
      person: samplePerson,
      loader,
      api: {},
    },
  },
};
export const Type: Story = {
  parameters: pageOf(emptyDraft({ listingType: "residential_sale" }), "&tab=type"),
};
export const TypeOfPremises: Story = {
  parameters: pageOf(emptyDraft({ listingType: "commercial_sale" }), "&tab=type"),
};
export const Details: Story = { parameters: pageOf(titled(), "&tab=details") };
export const DetailsOfRental: Story = {
  parameters: pageOf(titled({ listingType: "residential_rent" }), "&tab=details"),
};
export const Price: Story = { parameters: pageOf(priced, "&tab=price") };
export const PaymentNotReady: Story = {
  parameters: pageOf(
    titled({
      propertyDetail: { ...titled().propertyDetail, bedrooms: 5, totalRooms: 2 },
    }),
    "&mode=payment",
  ),
};
export const InReview: Story = {
  parameters: pageOf(
    titled({
      status: "in_review",
      review: {
        reason: null,
        heldFor: "price_below_median",
        at: "2026-11-20T10:00:00.000Z",
        appealedAt: null,
      },
    }),
    "&tab=details",
  ),
};
export const Published: Story = {
  parameters: pageOf(
    { ...priced, status: "live", propertyId: "0123456789", hasUnpublishedChanges: true },
    "&tab=details",
  ),
};
