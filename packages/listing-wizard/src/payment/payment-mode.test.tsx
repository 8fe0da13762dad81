import type { Draft } from "@hjem/domain/draft/draft";
import type { PaymentOfferResponse } from "@hjem/domain/draft/payment";
import { type RenderOptions, renderWithStorefront } from "@hjem/storefront/testing";
import { type StubCall, StubError } from "@hjem/storefront/testing/stub-api";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { InMarket, loader } from "../testing/in-market.tsx";
import { DRAFT_ID, saleDraft } from "../testing/sample-draft.ts";
import { PAYMENT_PATH, sampleOffer, samplePayment } from "../testing/sample-payment.ts";
import PaymentMode from "./payment-mode.tsx";

const messages = {
  name: "payment",
  catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
  routes: [],
};

/** The payment with a draft that is `rereadDraft` once it is read again. */
function ReadAgain({ draft, rereadDraft }: { draft: Draft; rereadDraft: Draft }) {
  const [shown, setShown] = useState(draft);
  const [reread] = useState(() => async () => setShown(rereadDraft));
  return (
    <InMarket>
      <PaymentMode draft={shown} change={() => {}} receive={() => {}} reread={reread} />
    </InMarket>
  );
}

/** Shows the payment of a draft; the offer may change with each reading. */
async function show(
  offers: readonly PaymentOfferResponse[],
  {
    api = {},
    draft = saleDraft(),
    rereadDraft = draft,
    ...options
  }: RenderOptions & { draft?: Draft; rereadDraft?: Draft } = {},
) {
  let read = 0;
  return renderWithStorefront(<ReadAgain draft={draft} rereadDraft={rereadDraft} />, {
    region: "au",
    features: [messages],
    loader,
    ...options,
    api: {
      [`POST ${PAYMENT_PATH}/current`]: () =>
        offers[Math.min(read++, offers.length - 1)] ?? sampleOffer(),
      ...api,
    },
  });
}

const pay = () => page.getByRole("button", { name: /^(Pay|Betal) / });
const field = () => page.getByRole("textbox", { name: "Card number" });

/** Calls that pay; those that look up a payment change nothing. */
const payments = (calls: readonly StubCall[]) =>
  calls.filter(({ method, path }) => method === "POST" && !path.endsWith("/current"));

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
  expect(payments(calls)).toEqual([]);
  await page.getByRole("button", { name: "4242 4242 4242 4242" }).click();
  await expect.element(field()).toHaveValue("4242 4242 4242 4242");
  await expect.element(field()).toBeValid();
});

const paidResponse = {
  id: samplePayment().id,
  status: "authorised",
  reason: null,
  redirectUrl: null,
  confirmSeconds: null,
};
const payByTestCard = async () => {
  await page.getByRole("button", { name: "4242 4242 4242 4242" }).click();
  await pay().click();
};

test("D123: what keeps the listing from being published is shown with a link to its field, in place of the payment", async () => {
  const faults = [{ path: "contacts.phones", message: "Enter a valid phone number." }];
  const { calls } = await show([sampleOffer({ faults })]);
  const link = page.getByRole("link", { name: "Go to the field Contact: phone or email" });
  await expect
    .element(link)
    .toHaveAttribute("href", `/my-listing?draft=${DRAFT_ID}&tab=price#field-contacts.name`);
  await expect
    .element(page.getByRole("listitem"))
    .toMatchTextContent(/Enter a valid phone number\./);
  await expect.element(pay()).not.toBeInTheDocument();
  expect(payments(calls)).toEqual([]);
});

test("D94, D123: a draft that became incomplete in another tab is refused, and what is missing stands there instead", async () => {
  await show([sampleOffer(), sampleOffer({ faults: [{ path: "images", message: "Missing." }] })], {
    api: { [`POST ${PAYMENT_PATH}`]: () => new StubError(422, "draft_incomplete") },
  });
  await payByTestCard();
  await expect
    .element(page.getByRole("link", { name: "Go to the field Photos" }))
    .toHaveAttribute("href", `/my-listing?draft=${DRAFT_ID}&tab=photos#field-images`);
});

test("D123: while publishing is closed nothing can be paid, and a sentence says so", async () => {
  await show([sampleOffer({ isOpen: false })]);
  await expect.element(page.getByRole("status").first()).toMatchTextContent(/Publishing is closed/);
  await expect.element(pay()).not.toBeInTheDocument();
});

test("D136: a payment that was given back says why, above what is missing", async () => {
  const payment = samplePayment({ status: "cancelled", reason: "draft_incomplete" });
  const faults = [{ path: "property_detail.title", message: "Missing." }];
  await show([sampleOffer({ payment, faults })]);
  await expect.element(page.getByRole("alert")).toMatchTextContent(/nothing is charged/);
  await expect.element(page.getByRole("link", { name: /^Go to the field/ })).toBeVisible();
});

test("LIST-081, D136: an approved payment shows its receipt and the published listing, and asks for nothing more", async () => {
  const published = saleDraft({ status: "live", isPaid: true, propertyId: "4kt7m2x9qa" });
  const { calls } = await show(
    [sampleOffer(), sampleOffer({ isPaid: true, payment: samplePayment() })],
    { rereadDraft: published, api: { [`POST ${PAYMENT_PATH}`]: paidResponse } },
  );
  await payByTestCard();
  // The form that was sent is gone: the focus goes on from what stands there instead.
  await expect
    .element(page.getByRole("heading", { name: "The listing is published" }))
    .toHaveFocus();
  await expect.element(page.getByText("•••• 4242")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Show the listing" }))
    .toHaveAttribute("href", expect.stringContaining("4kt7m2x9qa"));
  await expect.element(page.getByRole("button", { name: /^Publish/ })).not.toBeInTheDocument();
  const sent = payments(calls);
  expect(sent.map(({ body }) => body)).toEqual([
    { package: "sale", method: "card", cardNumber: "4242 4242 4242 4242" },
  ]);
});

test("D99, D136: an approved payment for a listing that is held says so, and that the amount is only reserved", async () => {
  const at = "2026-11-21T11:00:00.000Z";
  const review = { reason: null, heldFor: "payment_words", at, appealedAt: null } as const;
  await show([sampleOffer({ isPaid: true, payment: samplePayment() })], {
    rereadDraft: saleDraft({ status: "in_review", isPaid: true, review }),
  });
  await expect
    .element(page.getByRole("heading", { name: "The listing is being reviewed" }))
    .toBeVisible();
  await expect.element(page.getByText(/more than 6 days, nothing is charged/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^Publish/ })).not.toBeInTheDocument();
});

test("D136: a listing that is still held after its money went back is not paid for again before it is approved", async () => {
  const payment = samplePayment({ status: "cancelled", reason: "review_took_long" });
  await show([sampleOffer({ payment })], { rereadDraft: saleDraft({ status: "in_review" }) });
  await expect
    .element(page.getByRole("status").first())
    .toMatchTextContent(/Nothing has to be paid until/);
  await expect.element(pay()).not.toBeInTheDocument();
});

test("LIST-081: Back to the payment of a listing that is public leads on to it, and offers no second publication", async () => {
  const paid = sampleOffer({ isPaid: true, payment: samplePayment({ status: "captured" }) });
  await show([paid], {
    draft: saleDraft({ status: "live", isPaid: true, propertyId: "4kt7m2x9qa" }),
  });
  await expect
    .element(page.getByRole("heading", { name: "The listing is published" }))
    .toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "My listings" }))
    .toHaveAttribute("href", "/my-listing");
  await expect.element(page.getByRole("button", { name: /^Publish/ })).not.toBeInTheDocument();
});

test("D98: a paid listing that came back from its review is published from there, and leads on to one's listings", async () => {
  const { router } = await show([sampleOffer({ isPaid: true, payment: samplePayment() })], {
    draft: saleDraft({ isPaid: true }),
    api: {
      [`POST /api/user/properties/draft/${DRAFT_ID}/publish`]: {
        propertyId: "4kt7m2x9qa",
        status: "live",
      },
    },
  });
  await page.getByRole("button", { name: "Publish the listing" }).click();
  await expect.poll(() => router.state.location.pathname).toBe("/my-listing");
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

test("D136: a payment whose answer is lost claims nothing about the money, and is tried again", async () => {
  let tries = 0;
  const { calls } = await show([sampleOffer()], {
    api: {
      [`POST ${PAYMENT_PATH}`]: () => {
        tries += 1;
        if (tries === 1) throw new TypeError("Failed to fetch");
        return new StubError(422, "rule_violated");
      },
    },
  });
  await field().fill("4242 4242 4242 4242");
  await pay().click();
  const problem = page.getByRole("alert");
  await expect.element(problem).toMatchTextContent(/don't know whether the payment was started/);
  await pay().click();
  await expect.element(problem).toMatchTextContent(/Nothing has been charged/);
  expect(payments(calls)).toHaveLength(2);
});

test("LIST-018: the bank's step asks for six digits with the amount, and shows the time that is left", async () => {
  const waiting = sampleOffer({
    payment: samplePayment({ status: "action_required", confirmSeconds: 276 }),
  });
  const { calls } = await show([waiting, sampleOffer({ isPaid: true, payment: samplePayment() })], {
    rereadDraft: saleDraft({ status: "live", isPaid: true, propertyId: "4kt7m2x9qa" }),
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
    .element(page.getByRole("heading", { name: "The listing is published" }))
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
      [`POST ${PAYMENT_PATH}/current`]: () =>
        isDown ? new StubError(503, "not_ready") : sampleOffer(),
    },
  });
  await expect.element(page.getByText("The prices could not be loaded.")).toBeVisible();
  isDown = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(pay()).toBeVisible();
});
