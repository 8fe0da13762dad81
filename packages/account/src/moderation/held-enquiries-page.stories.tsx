import type { HeldEnquiry } from "@hjem/domain/lead/held-enquiry";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { adminResponses } from "../testing/admin-responses.ts";
import { heldEnquiry } from "../testing/held-enquiry-samples.ts";
import { Component, loader } from "./held-enquiries-page.tsx";

const pageOf = (data: readonly HeldEnquiry[]) => ({
  path: "/admin-listing/enquiries",
  person: samplePerson,
  loader,
  api: { ...adminResponses(), "GET /api/admin/enquiries": { data } },
});

const meta = {
  title: "Account/HeldEnquiries",
  component: Component,
  parameters: {
    layout: "fullscreen",
    storefront: pageOf([
      heldEnquiry("Ola", { phone: "+4799900001" }),
      heldEnquiry("Kari", { doubt: "no_token", kind: "contact" }),
      heldEnquiry("Berit", { doubt: "used_token", kind: "interest", listing: null, message: "" }),
    ]),
    docs: {
      description: {
        component: `
**Use.** Enquiries that may come from a program: a moderator reads them and passes each on, or deletes it after a question.

**Accessibility.** A list; each enquiry is named by its sender, who is in the name of its buttons too. How many there are is a status message.
        `,
      },
    },
  },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const None: Story = { parameters: { storefront: pageOf([]) } };
