import type { Page } from "@playwright/test";
import { hydrated, open } from "../site/hydrated.ts";
import { firstHome } from "../site/pages.ts";
import type { Site } from "../site/site.ts";
import { expect, test } from "../site/test.ts";

const opener = (page: Page, site: Site) =>
  page.getByRole("link", { name: site.word("Ask the assistant") });
const panel = (page: Page, site: Site) =>
  page.getByRole("dialog", { name: site.word("Ask about this home") });

/** Waits until the button opens the panel: it is hydrated later than the page around it, and is a link until then (D81). */
const openable = (page: Page, site: Site) =>
  expect
    .poll(() =>
      opener(page, site).evaluate((link) =>
        Object.keys(link).some((key) => key.startsWith("__reactProps")),
      ),
    )
    .toBe(true);

/** Goes to a home and opens its panel. */
async function openPanel(page: Page, site: Site, home: string) {
  await open(page, home);
  await openable(page, site);
  await opener(page, site).click();
}

/** Asks in the panel, and waits for the answer. */
async function ask(page: Page, site: Site, question: string) {
  const field = panel(page, site).getByRole("textbox", { name: site.word("Your question") });
  await field.fill(question);
  await field.press("Enter");
  const log = panel(page, site).getByRole("log");
  await expect(log.getByText(question, { exact: true })).toBeVisible();
  await expect(log).toHaveAttribute("aria-busy", "false");
}

test(
  "CHAT-001, CHAT-016: a question is answered, its source is on the page, and after a reload it is all there",
  { tag: "@no" },
  async ({ page, server, site }) => {
    const question =
      site.language.code === "no" ? "Hvor stor er boligen?" : "How big is it inside?";
    await openPanel(page, site, await firstHome(server));
    await expect(panel(page, site).getByRole("textbox")).toBeFocused();
    await ask(page, site, question);
    const source = panel(page, site).getByRole("button", { name: site.word("Areas") });
    await source.click();
    await expect(page.locator('[data-answers~="areas"]')).toBeInViewport();

    await page.reload();
    await hydrated(page);
    await openable(page, site);
    await opener(page, site).click();
    const messages = panel(page, site).getByRole("log").getByRole("listitem");
    await expect(messages).toHaveCount(2);
    await expect(messages.first()).toContainText(question);
  },
);

test(
  "CHAT-001: what the listing does not state leads to the enquiry form, with the question in it",
  { tag: "@au" },
  async ({ page, server, site }) => {
    const question = site.language.code === "no" ? "Er det radon her?" : "Is there any asbestos?";
    await openPanel(page, site, await firstHome(server));
    await ask(page, site, question);
    await panel(page, site)
      .getByRole("log")
      .getByRole("button", { name: /^(Spør|Send en|Ask the|Send an)/ })
      .click();
    const message = page.locator("#contact").getByRole("textbox", { name: site.word("Message") });
    await expect(message).toHaveValue(question);
    await expect(message).toBeInViewport();
  },
);

test(
  "CHAT-015, D81: where the home has no assistant any more, nothing can be asked and the button goes",
  { tag: "@au" },
  async ({ page, server, site }) => {
    await page.routeWebSocket(/\/ws\?/, (socket) =>
      socket.send(
        JSON.stringify({ type: "assistant_status", seq: 0, data: { has_assistant: false } }),
      ),
    );
    await openPanel(page, site, await firstHome(server));
    await expect(panel(page, site).getByRole("textbox")).toBeDisabled();
    await expect(opener(page, site)).toBeHidden();
    await panel(page, site)
      .getByRole("button", { name: site.word("Close") })
      .click();
    await expect(panel(page, site)).toBeHidden();
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ quiet }) => quiet.expect(/^failed: .*\.js csp$/));

  test(
    "D81: the button of the assistant leads to the enquiry form",
    { tag: "@no" },
    async ({ page, server, site }) => {
      await page.goto(await firstHome(server));
      await opener(page, site).click();
      await expect(page).toHaveURL(/#contact$/);
    },
  );
});
