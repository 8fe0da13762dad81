import { samplePerson } from "@hjem/storefront/testing/sample-person";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  enquiries,
  ownListing,
  ownListings,
  ownListingsResponse,
  untitledDraft,
} from "../testing/sample-own-listings.ts";
import { Component, loader } from "./overview-page.tsx";

const url = "/api/user/properties/draft";
const pageOf = (listings = ownListings) => ({
  storefront: {
    path: "/my-listing",
    person: samplePerson,
    loader,
    api: {
      [`GET ${url}`]: ownListingsResponse(listings),
      [`GET ${url}/enquiries`]: { data: enquiries },
      [`GET ${url}/${ownListings[2]?.id}/enquiries`]: { data: enquiries },
      [`GET ${url}/${ownListings[2]?.id}/demand`]: {
        data: { steps: [{ price: 4_350_000, persons: 135, isOwn: true }], medianPerArea: null },
      },
    },
  },
});

export default {
  title: "ListingWizard/MyListings",
  component: Component,
  parameters: {
    ...pageOf(),
    docs: {
      description: {
        component: `
**Use.** The overview of one's own drafts and listings: what each needs next, and everything that can be done with it.

**Accessibility.** A list; each listing is named by its heading, which also describes its buttons. What an act did is announced as a toast; a deletion can be undone there. Each chart is an image whose name says its figures. Enquiries stand in a region of their own.
        `,
      },
    },
  },
} satisfies Meta<typeof Component>;

type Story = StoryObj<typeof Component>;

export const EveryStatus: Story = {};
/** An enquiry that is published on the listing. */
export const PublishedQuestion: Story = {
  parameters: {
    storefront: {
      ...pageOf().storefront,
      api: {
        ...pageOf().storefront.api,
        [`GET ${url}/enquiries`]: {
          data: enquiries.map((enquiry) => ({
            ...enquiry,
            published: enquiry.mayPublish
              ? {
                  question: "Når ble taket lagt om?",
                  answer: "I 2019.",
                  publishedAt: "2026-11-20T09:00:00.000Z",
                }
              : null,
          })),
        },
      },
    },
  },
};
export const Empty: Story = { parameters: pageOf([]) };
export const FirstDraft: Story = { parameters: pageOf([untitledDraft]) };
export const Appealed: Story = {
  parameters: pageOf([
    ownListing(1, {
      title: "Leilighet ved parken",
      status: "rejected",
      review: {
        reason: "Bildene viser en annen bolig.",
        heldFor: null,
        at: "2026-11-20T10:00:00.000Z",
        appealedAt: "2026-11-20T18:00:00.000Z",
      },
    }),
  ]),
};
export const Rejected: Story = {
  parameters: pageOf([
    ownListing(1, {
      title: "Leilighet ved parken",
      status: "rejected",
      review: {
        reason: "Bildene viser en annen bolig. Bytt dem ut, og send inn annonsen igjen.",
        heldFor: null,
        at: "2026-11-20T10:00:00.000Z",
        appealedAt: null,
      },
    }),
  ]),
};
