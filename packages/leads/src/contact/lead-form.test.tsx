import type { LeadReceipt } from "@hjem/domain/lead/lead-receipt";
import type { Listing } from "@hjem/domain/listing/listing";
import { renderWithStorefront, type RenderOptions } from "@hjem/storefront/testing";
import { australianListing, listing } from "@hjem/storefront/testing/sample-listing";
import { StubError } from "@hjem/storefront/testing/stub-api";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Enquiries } from "../enquiries/lazy-enquiries.ts";
import { listingEnquiries } from "../model/listing-enquiries.ts";
import { leadMessages } from "../testing/lead-messages.ts";
import { sampleRecipient } from "../testing/sample-recipient.ts";

const url = new URL("http://test.localhost/property/001204/3f7q9z2k1m");
const contact = "POST /api/v3/property/3f7q9z2k1m/contact";
const viewing = "POST /api/v2/property/3f7q9z2k1m/viewing";

const receipt: LeadReceipt = {
  leadId: "0199c8a0-0000-7000-8000-000000000000",
  kind: "contact",
  receivedAt: "2026-11-21T11:00:00.000Z",
  recipient: "Marte Haugland",
  isHeld: false,
};
const opening = "GET /api/v2/form-token";

/** Rejects as the API does, with a message for each field. */
const formError = (status: number, error: object) =>
  new Response(JSON.stringify({ error }), {
    status,
    headers: { "content-type": "application/json" },
  });

async function show(home: Listing, options: RenderOptions = {}, query = "") {
  const api = { [opening]: { token: "signed" }, ...options.api };
  const given = { features: [leadMessages], ...options, api };
  const { app, unmount } = await renderWithStorefront(null, given);
  const enquiries = listingEnquiries(app.page, new URL(url.href + query), home, sampleRecipient);
  await unmount();
  const { calls, ...shown } = await renderWithStorefront(<Enquiries {...enquiries} />, given);
  /** Forms that were sent. */
  const sent = () => calls.filter(({ method }) => method === "POST");
  return { ...shown, calls, sent };
}

const form = () => page.getByRole("region", { name: "Kontakt megler" });
const message = () => form().getByRole("textbox", { name: /^Melding/ });
const send = () => form().getByRole("button", { name: "Send" });

async function fillIn() {
  await form().getByRole("textbox", { name: "Navnet ditt" }).fill("Ola Nordmann");
  await form().getByRole("textbox", { name: "E-postadresse" }).fill("ola@example.com");
  await message().fill("Når er det visning?");
  await form()
    .getByRole("checkbox", { name: /kan gi navnet/ })
    .click();
}

test("LEAD-001, LEAD-003: sends a question to the agent with consent and the token of its form, and confirms it", async () => {
  const { sent } = await show(listing(), { api: { [contact]: receipt } });
  await fillIn();
  await send().click();
  await expect
    .element(
      form()
        .getByRole("status")
        .getByText(/Takk, meldingen er sendt/),
    )
    .toBeVisible();
  await expect.element(form().getByRole("status")).toHaveFocus();
  expect(sent()).toMatchObject([
    {
      body: {
        name: "Ola Nordmann",
        email: "ola@example.com",
        message: "Når er det visning?",
        consent: "on",
        consentVersion: "2026-12",
        formToken: "signed",
        otherTopic: "",
        idempotencyKey: expect.stringMatching(/^[\w-]{8,}$/),
      },
    },
  ]);
});

test("D86: where the advertiser answers on the site, the sender of a question may agree to publication; unticked at first", async () => {
  const box = () =>
    page.getByRole("checkbox", { name: /^Spørsmålet og svaret kan vises i annonsen/ });
  const { sent } = await show(listing({ questions: [] }), { api: { [contact]: receipt } });
  await expect.element(box()).not.toBeChecked();
  await form().getByRole("radio", { name: "Meld deg på visning" }).click();
  await expect.element(box()).not.toBeInTheDocument();
  await form().getByRole("radio", { name: "Still et spørsmål" }).click();
  await fillIn();
  await box().click();
  await send().click();
  await expect.element(form().getByRole("status")).toBeVisible();
  expect(sent()).toMatchObject([{ body: { consent: "on", mayPublish: "on" } }]);
});

test("D86: where nobody can publish the answer, nobody is asked for consent to it", async () => {
  await show(listing());
  await expect.element(form().getByRole("checkbox", { name: /kan gi navnet/ })).toBeVisible();
  expect(form().getByRole("checkbox").elements()).toHaveLength(1);
});

test("D137: the first focus of the form fetches its token, once; nothing fetches it before, and the next form has its own", async () => {
  let count = 0;
  const { calls } = await show(listing(), {
    api: {
      [opening]: () => {
        count += 1;
        return { token: `signed ${count}` };
      },
      [contact]: receipt,
    },
  });
  await expect.element(send()).toBeVisible();
  expect(calls).toEqual([]);
  await fillIn();
  await expect.poll(() => calls).toHaveLength(1);
  await send().click();
  await form().getByRole("link", { name: "Send en ny melding" }).click();
  await fillIn();
  await send().click();
  await expect.element(form().getByRole("status")).toBeVisible();
  const tokens = calls.flatMap(({ body }) =>
    typeof body === "object" && body && "formToken" in body ? [body.formToken] : [],
  );
  expect(tokens).toEqual(["signed 1", "signed 2"]);
});

test("D137: a form whose token cannot be fetched is sent all the same", async () => {
  const { sent } = await show(listing(), {
    api: { [opening]: new StubError(503, "not_ready"), [contact]: { ...receipt, isHeld: true } },
  });
  await fillIn();
  await send().click();
  await expect.element(form().getByRole("status")).toBeVisible();
  expect(sent()[0]?.body).not.toHaveProperty("formToken");
});

test("D137: an enquiry that a moderator looks at first is not confirmed as sent", async () => {
  await show(listing(), { api: { [contact]: { ...receipt, isHeld: true } } });
  await fillIn();
  await send().click();
  const status = form().getByRole("status");
  await expect
    .element(status.getByText(/sjekker meldingen før vi sender den videre/))
    .toBeVisible();
  await expect.element(status.getByText(/ikke fått den ennå/)).toBeVisible();
  expect(status.getByText(/meldingen er sendt/).elements()).toEqual([]);
});

test("D137: a registration that a moderator looks at first is named as one", async () => {
  await show(listing(), {}, "?held=viewing");
  await expect
    .element(
      form()
        .getByRole("status")
        .getByText(/sjekker påmeldingen før vi sender den videre/),
    )
    .toBeVisible();
});

test("D137: the URL says that a form sent without JavaScript is held", async () => {
  await show(listing(), {}, "?held=contact");
  await expect
    .element(
      form()
        .getByRole("status")
        .getByText(/sjekker meldingen/),
    )
    .toBeVisible();
});

test("submitting twice sends one request", async () => {
  let response: (body: object) => void = () => undefined;
  const coming = new Promise<object>((resolve) => (response = resolve));
  const { sent } = await show(listing(), { api: { [contact]: () => coming } });
  await fillIn();
  await send().dblClick();
  await expect.element(form().getByRole("button", { name: "Sender" })).toBeVisible();
  await expect.poll(() => sent().length).toBe(1);
  response(receipt);
  await expect.element(form().getByRole("status")).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test("invalid fields show an error, the first gets the focus, values are kept, and correcting a field clears its error", async () => {
  const fields = { email: "Skriv inn en e-postadresse.", consent: "Kryss av her for å fortsette." };
  await show(listing(), {
    api: {
      [contact]: () => formError(400, { code: "validation_failed", message: "Feil.", fields }),
    },
  });
  const email = form().getByRole("textbox", { name: "E-postadresse" });
  await email.fill("ola");
  await message().fill("Hei");
  await send().click();
  await expect.element(email).toHaveAccessibleDescription("Skriv inn en e-postadresse.");
  await expect.element(email).toHaveFocus();
  await expect
    .element(form().getByRole("checkbox", { name: /kan gi navnet/ }))
    .toHaveAccessibleDescription("Kryss av her for å fortsette.");
  await expect.element(message()).toHaveValue("Hei");
  await email.fill("ola@example.com");
  await expect.element(email).toBeValid();
});

test("an invalid value shows an error on blur, not while typing, and is kept", async () => {
  const { sent } = await show(listing(), { api: { [contact]: receipt } });
  const email = form().getByRole("textbox", { name: "E-postadresse" });
  const phone = form().getByRole("textbox", { name: "Telefon (valgfritt)" });
  await email.fill("ola");
  await expect.element(email).not.toHaveAttribute("aria-invalid");
  await userEvent.tab();
  await expect
    .element(email)
    .toHaveAccessibleDescription("Skriv inn en e-postadresse, for eksempel navn@example.com.");
  await expect.element(email).toHaveValue("ola");
  await phone.fill("ring meg");
  await email.fill("ola@example.com");
  await expect.element(email).not.toHaveAttribute("aria-invalid");
  await expect.element(phone).toHaveAttribute("aria-invalid", "true");
  await expect
    .element(phone)
    .toHaveAccessibleDescription(/^Ta med landkode .* Skriv inn et gyldig telefonnummer/);
  expect(sent()).toEqual([]);
});

test("a click on submit right after an invalid field is not lost when the error appears", async () => {
  const { sent } = await show(listing(), { api: { [contact]: receipt } });
  await fillIn();
  const phone = form().getByRole("textbox", { name: "Telefon (valgfritt)" });
  await phone.fill("ring meg");
  await send().click();
  await expect.element(form().getByRole("status")).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test("shows that the server is down, and uses the same idempotency key on retry", async () => {
  let isDown = true;
  const { sent } = await show(listing(), {
    api: { [contact]: () => (isDown ? new StubError(502, "bad_gateway") : receipt) },
  });
  await fillIn();
  await send().click();
  await expect
    .element(
      form()
        .getByRole("alert")
        .getByText(/Meldingen ble ikke sendt/),
    )
    .toBeVisible();
  await expect.element(message()).toHaveValue("Når er det visning?");
  isDown = false;
  await send().click();
  await expect.element(form().getByRole("status")).toBeVisible();
  const keys = sent().map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test("shows when to try again after too many messages", async () => {
  const notice = "For mange forespørsler. Prøv igjen om 40 sekunder.";
  await show(listing(), {
    api: { [contact]: new StubError(429, "too_many_requests", notice) },
  });
  await fillIn();
  await send().click();
  await expect
    .element(
      form()
        .getByRole("alert")
        .getByText(/om 40 sekunder/),
    )
    .toBeVisible();
  await expect.element(message()).toHaveValue("Når er det visning?");
});

test("PROP-055: signs up for the selected viewing", async () => {
  const [first] = listing().viewingDates;
  const later = {
    ...first!,
    day: 6,
    unixFrom: first!.unixFrom + 259_200,
    unixTo: first!.unixTo + 259_200,
  };
  const home = listing({ viewingDates: [first!, later] });
  const { sent } = await show(home, { api: { [viewing]: receipt } });
  await expect.element(form().getByRole("group", { name: "Visning" })).not.toBeInTheDocument();
  await form().getByRole("radio", { name: "Meld deg på visning" }).click();
  await form().getByRole("group", { name: "Visning" }).getByRole("radio").last().click();
  await fillIn();
  await send().click();
  await expect.element(form().getByRole("status")).toBeVisible();
  expect(sent()).toMatchObject([
    { path: "/api/v2/property/3f7q9z2k1m/viewing", body: { viewing: String(later.unixFrom) } },
  ]);
  await expect
    .element(
      form()
        .getByRole("status")
        .getByText(/^Du er meldt på visning søn. 6. des. kl. 17:00–17:45$/),
    )
    .toBeVisible();
});

test("PROP-055: the URL says which viewing somebody has signed up for without JavaScript", async () => {
  const [first] = listing().viewingDates;
  await show(listing(), {}, `?sent=viewing&viewing=${first?.unixFrom}`);
  await expect
    .element(
      form()
        .getByRole("status")
        .getByText(/^Du er meldt på visning tor. 3. des./),
    )
    .toBeVisible();
});

test("LEAD-014, LEAD-015: shows the agent's phone number beside the form, and the region's dial code in it", async () => {
  await show(listing());
  await expect
    .element(form().getByRole("textbox", { name: "Telefon (valgfritt)" }))
    .toHaveAccessibleDescription("Ta med landkode hvis den ikke er +47.");
  await form().getByText("Vis nummer").click();
  await expect.element(form().getByRole("link", { name: "999 00 001" })).toBeVisible();
});

test("uses +61 and inspections in Australia", async () => {
  await show(australianListing({ isViewingByAppointment: true }), { region: "au" });
  await expect
    .element(page.getByRole("textbox", { name: "Phone (optional)" }))
    .toHaveAccessibleDescription("Include the country code if it is not +61.");
  await expect.element(page.getByRole("radio", { name: "Register to inspect" })).toBeVisible();
});

test("shows a confirmation without names when the URL says that the form was sent", async () => {
  await show(listing(), {}, "?sent=contact");
  const status = form().getByRole("status");
  await expect.element(status.getByText(/Takk, meldingen er sendt/)).toBeVisible();
  expect(status.element().textContent).not.toContain("Marte");
  await expect
    .element(form().getByRole("link", { name: "Send en ny melding" }))
    .toHaveAttribute("href", "/property/001204/3f7q9z2k1m#contact");
});

test("D17: a home off the market has no contact form", async () => {
  await show(listing({ status: "sold", closedAt: "2026-11-12" }));
  await expect.element(page.getByRole("button", { name: "Vis anslag" })).toBeVisible();
  await expect.element(page.getByRole("textbox")).not.toBeInTheDocument();
});
