import type { PaymentOfferResponse } from "@hjem/domain/draft/payment";
import { type RenderOptions, renderWithStorefront } from "@hjem/storefront/testing";
import { StubError } from "@hjem/storefront/testing/stub-api";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { TabProps } from "../model/tab-props.ts";
import { loader, PaymentPage } from "../testing/payment-page.tsx";
import { DRAFT_ID, saleDraft } from "../testing/sample-draft.ts";
import { PAYMENT_PATH, sampleOffer, samplePayment } from "../testing/sample-payment.ts";

const messages = {
  name: "payment",
  catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
  routes: [],
};

/** Shows the payment of a draft; the offer may change with each reading. */
async function show(
  offers: readonly PaymentOfferResponse[],
  {
    api = {},
    draft = saleDraft(),
    reread = async () => {},
    ...options
  }: RenderOptions & Partial<TabProps> = {},
) {
  let read = 0;
  return renderWithStorefront(
    <PaymentPage draft={draft} change={() => {}} receive={() => {}} reread={reread} />,
    {
      region: "au",
      features: [messages],
      loader,
      ...options,
      api: {
        [`GET ${PAYMENT_PATH}`]: () => offers[Math.min(read++, offers.length - 1)] ?? sampleOffer(),
        ...api,
      },
    },
  );
}

const pay = () => page.getByRole("button", { name: /^(Pay|Betal) / });
const field = () => page.getByRole("textbox", { name: "Card number" });

test("LIST-018: net amount, tax and total are shown to the cent, and the total stands on the button", async () => {
  await show([sampleOffer()]);
  const summary = page.getByRole("complementary", { name: "Summary" });
  await expect.element(summary).toMatchTextContent(/\$544\.55/);
  await expect.element(summary).toMatchTextContent(/GST \(10%\)/);
  await expect.element(summary).toMatchTextContent(/\$54\.45/);
  await expect.element(pay()).toHaveTextContent("Pay $599.00");
  await page.getByRole("radio", { name: "180 days $949.00" }).click();
  await expect.element(pay()).toHaveTextContent("Pay $949.00");
});

test("LIST-022, LIST-119: a test card fills the field in; any other number is refused before it is sent", async () => {
  const { calls } = await show([sampleOffer()]);
  await field().fill("4111 1111 1111 1111");
  await pay().click();
  await expect
    .element(field())
    .toHaveAccessibleDescription(expect.stringMatching(/test cards only/));
  expect(calls.some(({ method }) => method === "POST")).toBe(false);
  await page.getByRole("button", { name: "4242 4242 4242 4242" }).click();
  await expect.element(field()).toHaveValue("4242 4242 4242 4242");
  await expect.element(field()).toBeValid();
});

test("D94: a draft that is no longer complete, as a photo was removed in another tab, is read again before anything is paid", async () => {
  const reread = vi.fn(async () => {});
  await show([sampleOffer()], {
    reread,
    api: {
      [`POST ${PAYMENT_PATH}`]: () => new StubError(422, "draft_incomplete"),
    },
  });
  await page.getByRole("button", { name: "4242 4242 4242 4242" }).click();
  await pay().click();
  await expect.poll(() => reread.mock.calls.length).toBe(1);
  await expect.element(pay()).toBeEnabled();
});

test("LIST-081: an approved payment shows its receipt, and the listing is published from there", async () => {
  const { calls, router } = await show(
    [sampleOffer(), sampleOffer({ isPaid: true, payment: samplePayment() })],
    {
      api: {
        [`POST ${PAYMENT_PATH}`]: {
          id: samplePayment().id,
          status: "authorised",
          reason: null,
          redirectUrl: null,
          confirmSeconds: null,
        },
        [`POST /api/user/properties/draft/${DRAFT_ID}/publish`]: {
          propertyId: "4kt7m2x9qa",
          status: "live",
        },
      },
    },
  );
  await page.getByRole("button", { name: "4242 4242 4242 4242" }).click();
  await pay().click();
  await expect
    .element(page.getByRole("heading", { name: "The payment is approved" }))
    .toBeVisible();
  // The form that was sent is gone: the focus goes on from what stands there instead.
  await expect
    .element(page.getByRole("heading", { name: "The payment is approved" }))
    .toHaveFocus();
  await expect.element(page.getByText("•••• 4242")).toBeVisible();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
    package: "sale",
    method: "card",
    cardNumber: "4242 4242 4242 4242",
  });
  await page.getByRole("button", { name: "Publish the listing" }).click();
  await expect.poll(() => router.state.location.pathname).toBe("/my-listing");
});

test("LIST-081: Back to the payment of a listing that is public leads on to one's listings, and offers no second publication", async () => {
  const paid = sampleOffer({ isPaid: true, payment: samplePayment({ status: "captured" }) });
  await show([paid], { draft: saleDraft({ status: "live", propertyId: "1234" }) });
  await expect.element(page.getByText("Nothing more has to be paid")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "My listings" }))
    .toHaveAttribute("href", "/my-listing");
  await expect.element(page.getByRole("button", { name: /^Publish/ })).not.toBeInTheDocument();
});

test("a declined card is said to be, and another one can be tried", async () => {
  await show([
    sampleOffer({
      payment: samplePayment({ status: "failed", reason: "insufficient_funds" }),
    }),
  ]);
  const problem = page.getByRole("alert");
  await expect.element(problem).toMatchTextContent(/There is not enough money/);
  // It is seen where the button was pressed, on a phone too.
  const distance =
    pay().element().getBoundingClientRect().top - problem.element().getBoundingClientRect().bottom;
  expect(distance).toBeGreaterThanOrEqual(0);
  expect(distance).toBeLessThan(60);
  await expect.element(pay()).toBeEnabled();
});

test("LIST-018: the bank's step asks for six digits with the amount, and shows the time that is left", async () => {
  const waiting = sampleOffer({
    payment: samplePayment({ status: "action_required", confirmSeconds: 276 }),
  });
  const { calls } = await show([waiting, sampleOffer({ isPaid: true, payment: samplePayment() })], {
    api: {
      [`POST ${PAYMENT_PATH}/confirm`]: {
        id: samplePayment().id,
        status: "authorised",
        reason: null,
        redirectUrl: null,
        confirmSeconds: null,
      },
    },
  });
  const dialog = page.getByRole("dialog", { name: /3-D Secure/ });
  await expect.element(dialog).toMatchTextContent(/\$599\.00/);
  await expect.element(dialog.getByRole("timer")).toMatchTextContent(/4:[23]\d left/);
  const code = dialog.getByRole("textbox", { name: "6-digit code" });
  await dialog.getByRole("button", { name: "Confirm $599.00" }).click();
  await expect.element(code).toHaveAccessibleDescription(expect.stringMatching(/Enter the six/));
  await code.fill("482 011");
  await dialog.getByRole("button", { name: "Confirm $599.00" }).click();
  await expect
    .element(page.getByRole("heading", { name: "The payment is approved" }))
    .toBeVisible();
  expect(calls.find(({ path }) => path.endsWith("/confirm"))?.body).toEqual({ code: "482011" });
});

test("LIST-023, LIST-025: mobile payment is offered where the market has it, without a field for a card", async () => {
  await show([sampleOffer({ methods: ["card", "mobile"] })], { region: "no", language: "no" });
  await page.getByRole("radio", { name: "Mobilbetaling" }).click();
  await expect.element(page.getByRole("textbox")).not.toBeInTheDocument();
  await expect.element(page.getByText(/Du godkjenner betalingen på telefonen/)).toBeVisible();
});

test("with a real gateway no card is asked for here", async () => {
  await show([sampleOffer({ isSandbox: false })]);
  await expect.element(pay()).toBeVisible();
  await expect.element(page.getByRole("textbox")).not.toBeInTheDocument();
  await expect.element(page.getByText(/No money is taken/)).not.toBeInTheDocument();
});

test("prices that do not load can be asked for again", async () => {
  let isDown = true;
  await show([], {
    api: {
      [`GET ${PAYMENT_PATH}`]: () => (isDown ? new StubError(503, "not_ready") : sampleOffer()),
    },
  });
  await expect.element(page.getByText("The prices could not be loaded.")).toBeVisible();
  isDown = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(pay()).toBeVisible();
});
