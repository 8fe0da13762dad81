import type { PaymentOfferResponse } from "@hjem/domain/draft/payment";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import type { StoryPage } from "@hjem/storefront/testing/story-page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { InMarket, loader } from "../testing/in-market.tsx";
import { saleDraft } from "../testing/sample-draft.ts";
import { PAYMENT_PATH, sampleOffer, samplePayment } from "../testing/sample-payment.ts";
import PaymentMode from "./payment-mode.tsx";

const meta = {
  title: "ListingWizard/Payment",
  component: PaymentMode,
  decorators: [
    (Story) => (
      <InMarket>
        <Story />
      </InMarket>
    ),
  ],
  args: {
    draft: saleDraft(),
    change: () => {},
    receive: () => {},
    reread: async () => {},
  },
  parameters: {
    layout: "fullscreen",
    docs: {
      story: { inline: false, height: "60rem" },
      description: {
        component: `
**Use.** The page on which a draft is paid for, after its five tabs are complete. What keeps the listing from being published stands there in place of the payment. The server publishes it once it is paid.

**Accessibility.** Packages and methods are radio buttons; the total stands on the button. A declined payment is an alert, an approved one a status. The bank's step is a dialog that takes the focus to its one field.
        `,
      },
    },
  },
} satisfies Meta<typeof PaymentMode>;

export default meta;
type Story = StoryObj<typeof meta>;

const paying = (offer: PaymentOfferResponse, draft = saleDraft()): Story => ({
  args: { draft },
  globals: { region: "au", language: "en" },
  parameters: {
    storefront: {
      person: samplePerson,
      loader,
      api: { [`POST ${PAYMENT_PATH}/current`]: offer },
    } satisfies StoryPage,
  },
});

export const Packages = paying(sampleOffer());
export const CardOrMobile = paying(sampleOffer({ methods: ["card", "mobile"] }));
export const RealGateway = paying(sampleOffer({ isSandbox: false }));
export const DeclinedCard = paying(
  sampleOffer({ payment: samplePayment({ status: "failed", reason: "declined" }) }),
);
export const BankStep = paying(
  sampleOffer({ payment: samplePayment({ status: "action_required", confirmSeconds: 276 }) }),
);
export const WaitingForApproval = paying(
  sampleOffer({
    payment: samplePayment({
      status: "action_required",
      method: "mobile",
      card: null,
      redirectUrl: "/api/demo-payments/1",
    }),
  }),
);
export const Incomplete = paying(
  sampleOffer({
    faults: [
      { path: "contacts.phones", message: "Enter a valid phone number." },
      { path: "property_detail.construction_year", message: "The format is not valid." },
    ],
  }),
);
export const GivenBack = paying(
  sampleOffer({
    payment: samplePayment({ status: "cancelled", reason: "draft_incomplete" }),
    faults: [{ path: "property_detail.title", message: "Fill in this field." }],
  }),
);
export const PublishingClosed = paying(sampleOffer({ isOpen: false }));
export const Published = paying(
  sampleOffer({ isPaid: true, payment: samplePayment() }),
  saleDraft({ status: "live", isPaid: true, propertyId: "4kt7m2x9qa" }),
);
export const Held = paying(
  sampleOffer({ isPaid: true, payment: samplePayment() }),
  saleDraft({
    status: "in_review",
    isPaid: true,
    review: {
      reason: null,
      heldFor: "payment_words",
      at: "2026-11-21T11:00:00.000Z",
      appealedAt: null,
    },
  }),
);
export const BackFromReview = paying(
  sampleOffer({ isPaid: true, payment: samplePayment() }),
  saleDraft({ isPaid: true }),
);
export const NoPaymentPossible = paying(sampleOffer({ methods: [] }));
