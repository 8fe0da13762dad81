import { paths } from "@hjem/domain/paths";
import type { Page } from "@playwright/test";
import { createAccount, signIn } from "../site/account.ts";
import { open } from "../site/hydrated.ts";
import { mailedLink, newEmail } from "../site/mail.ts";
import { publishListing } from "../site/private-listing.ts";
import type { Site } from "../site/site.ts";
import { expect, test } from "../site/test.ts";
import { takeTime } from "../site/typing-time.ts";

const QUESTION = "Does a storage unit come with it?";

const button = (page: Page, site: Site, english: string) =>
  page.getByRole("button", { name: site.word(english), exact: true });

// Each look at the page has a query of its own, as a site keeps a page in memory for a minute (decision 028).
test(
  "D86: a visitor agrees to publication of a question, its owner publishes the answer without personal data, and the visitor withdraws consent by the link of the mail",
  { tag: "@au" },
  async ({ page, quiet, server, site }) => {
    // The refused telephone number is a 400, which the browser logs.
    quiet.expect(/400.*\/publication/);
    const [owner, visitor] = [newEmail("owner"), newEmail("asker")];
    const headers = await createAccount(server, owner, "Kari Testesen");
    const address = await publishListing(server, site, headers, `Apartment of ${owner}`);

    await open(page, address);
    const contact = page.locator("#contact");
    const opened = performance.now();
    await contact.getByRole("textbox", { name: site.word("Your name") }).fill("Ada Testesen");
    await contact.getByRole("textbox", { name: site.word("Email address") }).fill(visitor);
    await contact.getByRole("textbox", { name: site.word("Message") }).fill("Is there storage?");
    for (const box of await contact.getByRole("checkbox").all()) await box.check();
    await takeTime(opened);
    await button(page, site, "Send").click();
    await expect(contact.getByRole("status")).toContainText(
      site.word("Thank you, your message has been sent"),
    );

    await page.goto(paths.myListing.to());
    await signIn(page, site, owner);
    const panel = page.getByRole("region", { name: site.word("Enquiries") });
    const fields = panel.getByRole("textbox");
    const submit = panel.locator("form button[type=submit]");
    await panel.getByRole("button", { name: /Ada Testesen/ }).click();
    await fields.fill("Yes, in the basement.");
    await submit.click();
    await panel.getByRole("button", { name: site.word("Publish as question and answer") }).click();
    await fields.first().fill(QUESTION);
    await fields.last().fill("Yes, call 99 90 00 01.");
    await submit.click();
    await expect(fields.last()).toHaveAttribute("aria-invalid", "true");
    await fields.last().fill("Yes, five square metres.");
    await submit.click();
    await expect(page.getByText(site.word("The question and answer are published"))).toBeVisible();
    // Said beside the field alone: as a message of its own it would still be shown now.
    await expect(page.getByText(/^(Noen felt må rettes|Some fields need)/)).toHaveCount(0);

    const published = `${address}?seen=published`;
    expect(await (await server.get(published)).text()).toContain(QUESTION);
    await open(page, published);
    const section = page.getByRole("region", { name: site.word("Questions and answers") });
    await expect(section).toContainText("Yes, five square metres.");
    await expect(section).not.toContainText("Ada");

    await open(page, await mailedLink(server, visitor, "/published-question"));
    await button(page, site, "Withdraw consent").click();
    const withdrawn = site.word(
      "Your consent is withdrawn. Nothing from your enquiry is shown on the listing.",
    );
    await expect(page.getByText(withdrawn)).toBeVisible();
    await open(page, `${address}?seen=withdrawn`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Apartment of ${owner}`);
    await expect(section).toHaveCount(0);
  },
);
