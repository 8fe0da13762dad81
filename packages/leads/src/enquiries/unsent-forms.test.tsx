import { renderWithStorefront } from "@hjem/storefront/testing";
import { listing } from "@hjem/storefront/testing/sample-listing";
import { StubError } from "@hjem/storefront/testing/stub-api";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { listingEnquiries } from "../model/listing-enquiries.ts";
import { leadMessages } from "../testing/lead-messages.ts";
import { sampleRecipient } from "../testing/sample-recipient.ts";
import { Enquiries } from "./lazy-enquiries.ts";

const HOME = "3f7q9z2k1m";

/** The forms of a home, as a page with this address shows them. */
async function open({
  id = HOME,
  query = "",
  answer = {},
}: { id?: string; query?: string; answer?: object } = {}) {
  const path = `/property/001204/${id}${query}`;
  const given = {
    features: [leadMessages],
    path,
    api: {
      "GET /api/v2/form-token": { token: "signed" },
      [`POST /api/v3/property/${id}/contact`]: answer,
      [`POST /api/v2/property/${id}/viewing`]: answer,
      [`POST /api/v2/property/${id}/report`]: answer,
    },
  };
  const { app, unmount } = await renderWithStorefront(null, given);
  const url = new URL(path, "http://test.localhost");
  const enquiries = listingEnquiries(app.page, url, listing({ id }), sampleRecipient);
  await unmount();
  return renderWithStorefront(<Enquiries {...enquiries} />, given);
}

const contact = () => page.getByRole("region", { name: "Kontakt megler" });
const field = (name: RegExp | string) => contact().getByRole("textbox", { name });
const choice = (name: string) => contact().getByRole("radio", { name });
const consent = () => contact().getByRole("checkbox", { name: /kan gi navnet/ });
const report = () => page.getByRole("dialog", { name: "Rapporter annonsen" });
const openReport = () => page.getByRole("link", { name: "Rapporter annonsen" }).click();

async function fillIn() {
  await field("Navnet ditt").fill("Ola Nordmann");
  await field("E-postadresse").fill("ola@example.com");
  await field(/^Telefon/).fill("999 00 001");
  await field(/^Melding/).fill("Når er det visning?");
}

async function expectFilled() {
  await expect.element(field("Navnet ditt")).toHaveValue("Ola Nordmann");
  await expect.element(field("E-postadresse")).toHaveValue("ola@example.com");
  await expect.element(field(/^Telefon/)).toHaveValue("999 00 001");
  await expect.element(field(/^Melding/)).toHaveValue("Når er det visning?");
}

test.each(["Still et spørsmål", "Meld deg på visning"])(
  "an enquiry (%s) is there after a reload, consent is given anew, and other homes have none of it",
  async (kind) => {
    const typing = await open();
    await choice(kind).click();
    await fillIn();
    await consent().click();
    await typing.unmount();

    const again = await open();
    await expectFilled();
    await expect.element(choice(kind)).toBeChecked();
    await expect.element(consent()).not.toBeChecked();
    await again.unmount();
    await open({ id: "9z2k1m3f7q" });
    await expect.element(field(/^Melding/)).toHaveValue("");
  },
);

test("an enquiry that could not be sent is there after a reload, and gone once it was sent", async () => {
  const failing = await open({ answer: new StubError(502, "bad_gateway") });
  await fillIn();
  await consent().click();
  await contact().getByRole("button", { name: "Send" }).click();
  await expect.element(contact().getByText(/Meldingen ble ikke sendt/)).toBeVisible();
  await failing.unmount();

  const receipt = { leadId: "0199c8a0-0000-7000-8000-000000000000", kind: "contact" };
  const sending = await open({ answer: { ...receipt, isHeld: false } });
  await expectFilled();
  await consent().click();
  await contact().getByRole("button", { name: "Send" }).click();
  await expect.element(contact().getByRole("status")).toBeVisible();
  await sending.unmount();
  await open();
  await expect.element(field(/^Melding/)).toHaveValue("");
});

test("the address says what is asked for, whatever was chosen before", async () => {
  const typing = await open();
  await choice("Still et spørsmål").click();
  await fillIn();
  await typing.unmount();
  await open({ query: "?ask=viewing" });
  await expect.element(choice("Meld deg på visning")).toBeChecked();
  await expectFilled();
});

test("a report is there after Escape and after a reload", async () => {
  const words = () => report().getByRole("textbox", { name: /^Utdyp gjerne/ });
  const typing = await open();
  await openReport();
  await report().getByRole("radio", { name: "Allerede solgt eller utleid" }).click();
  await words().fill("Solgt i går");
  await userEvent.keyboard("{Escape}");
  await expect.element(report()).not.toBeInTheDocument();
  await openReport();
  await expect.element(words()).toHaveValue("Solgt i går");
  await typing.unmount();
  await open();
  await openReport();
  await expect.element(words()).toHaveValue("Solgt i går");
  await expect
    .element(report().getByRole("radio", { name: "Allerede solgt eller utleid" }))
    .toBeChecked();
});
