import type { Page } from "@playwright/test";
import { firstHome } from "../site/pages.ts";
import type { Site } from "../site/site.ts";
import { expect, test } from "../site/test.ts";
import { takeTime } from "../site/typing-time.ts";

const form = (page: Page) => page.locator("#contact");
const field = (page: Page, name: string) => form(page).getByRole("textbox", { name });

/** Fills in a message to the advertiser of a home. */
async function fillIn(page: Page, site: Site, email: string) {
  await field(page, site.word("Your name")).fill("Kari Testesen");
  await field(page, site.word("Email address")).fill(email);
  await field(page, site.word("Message")).fill("Is the cellar dry?");
  await form(page).getByRole("checkbox").check();
}

const send = (page: Page, site: Site) =>
  form(page)
    .getByRole("button", { name: site.word("Send"), exact: true })
    .click();

test(
  "LEAD-001: an enquiry goes to the advertiser, and its sender gets a mail",
  { tag: "@no" },
  async ({ page, server, site }) => {
    const email = `with-script@${site.region.id}.example`;
    await page.goto(await firstHome(server));
    const opened = performance.now();
    await fillIn(page, site, email);
    await takeTime(opened);
    await send(page, site);
    await expect(form(page).getByRole("status")).toContainText(
      site.word("Thank you, your message has been sent"),
    );
    await expect
      .poll(async () => (await server.get("/dev/outbox")).text(), { timeout: 30_000 })
      .toContain(email);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ quiet }) => {
    quiet.expect(/^failed: .*\.js csp$/);
    // The page with an invalid field is a 422, which the browser logs.
    quiet.expect(/422/);
  });

  test(
    "LEAD-001: an invalid field keeps the others, and the corrected form is accepted",
    { tag: "@au" },
    async ({ page, server, site }) => {
      await page.goto(await firstHome(server));
      await fillIn(page, site, "nonsense");
      await send(page, site);
      const email = field(page, site.word("Email address"));
      await expect(email).toHaveAttribute("aria-invalid", "true");
      await expect(field(page, site.word("Message"))).toHaveValue("Is the cellar dry?");
      await email.fill(`without-script@${site.region.id}.example`);
      await send(page, site);
      // It says nothing of when it was opened, so that a moderator looks at it first (D137).
      await expect(page).toHaveURL(/held=contact/);
      await expect(form(page).getByRole("status")).toContainText(
        site.word("We check your message before we send it on"),
      );
    },
  );
});
