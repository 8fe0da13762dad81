import { renderWithStorefront, type RenderOptions } from "@hjem/storefront/testing";
import { listing } from "@hjem/storefront/testing/sample-listing";
import { samplePerson, sampleProfile } from "@hjem/storefront/testing/sample-person";
import { Link } from "@hjem/ui/link";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { listingEnquiries } from "../model/listing-enquiries.ts";
import { leadMessages } from "../testing/lead-messages.ts";
import { sampleRecipient } from "../testing/sample-recipient.ts";
import { EnquiryLinks } from "./lazy-enquiry-links.ts";

const path = "/property/001204/3f7q9z2k1m";

/** A page with links to its form, as its bar and aside have them. */
async function open(options: RenderOptions = {}) {
  const given = { features: [leadMessages], path, ...options };
  const { app, unmount } = await renderWithStorefront(null, given);
  const url = new URL(path, "http://test.localhost");
  const { contact, ...shared } = listingEnquiries(app.page, url, listing(), sampleRecipient);
  await EnquiryLinks.prepare(app.page);
  await unmount();
  if (!contact) throw new Error("The sample listing can be asked about.");
  return renderWithStorefront(
    <>
      <Link href={`${path}?ask=viewing#contact`} data-enquiry>
        Visning
      </Link>
      <Link href={`${path}#contact`} data-enquiry>
        Melding
      </Link>
      <EnquiryLinks propertyId={shared.propertyId} address={shared.address} contact={contact} />
    </>,
    given,
  );
}

const dialog = () => page.getByRole("dialog", { name: "Kontakt megler" });
const message = () => dialog().getByRole("textbox", { name: /^Melding/ });
const press = (name: string) => page.getByRole("link", { name, exact: true }).click();

test("LEAD-001: a link to the form opens it in a dialog, asks what the link asks, and keeps what is typed after Escape", async () => {
  await open();
  await press("Visning");
  await expect.element(dialog().getByRole("radio", { name: "Meld deg på visning" })).toBeChecked();
  await message().fill("Vi kommer to.");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).not.toBeInTheDocument();
  await press("Melding");
  await expect.element(message()).toHaveValue("Vi kommer to.");
  await expect.element(dialog().getByRole("radio", { name: "Still et spørsmål" })).toBeChecked();
});

test("LEAD-003: the form is filled in for who is signed in, as far as nothing else was typed", async () => {
  await open({ person: samplePerson, api: { "GET /api/user/profile": { data: sampleProfile } } });
  await press("Melding");
  const field = (name: RegExp) => dialog().getByRole("textbox", { name });
  await expect.element(field(/^Navnet/)).toHaveValue("Kari Prøve");
  await expect.element(field(/^E-post/)).toHaveValue("kari.prove@example.com");
  await expect.element(field(/^Telefon/)).toHaveValue("+47 99900001");
});
