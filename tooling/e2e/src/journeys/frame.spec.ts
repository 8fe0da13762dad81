import { paths } from "@hjem/domain/paths";
import { randomUUID } from "node:crypto";
import { createTestAccounts } from "../accessibility/test-accounts.ts";
import { sideways } from "../accessibility/violations.ts";
import { hydrated, open } from "../site/hydrated.ts";
import { everyPage, firstHome } from "../site/pages.ts";
import { expect, test } from "../site/test.ts";

test(
  "FND-035, FND-037, UI-057: the home page and pages of text have header and footer, the sign-in has neither",
  { tag: "@no" },
  async ({ page, site }) => {
    for (const address of [paths.home.to(), paths.aboutUs.to()]) {
      await open(page, address);
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
    }
    await open(page, paths.home.to());
    await expect(page).toHaveTitle(
      `${site.word("Homes for sale and rent")} | ${site.region.siteName}`,
    );
    await open(page, paths.login.to());
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
  },
);

test(
  "FND-034, UI-057: the pages of an account have its own navigation beside header and footer",
  { tag: "@au" },
  async ({ page, server, site }) => {
    const { person, password } = await createTestAccounts(server, randomUUID().slice(0, 8));
    await page.goto(`${paths.login.to()}?redirect=${paths.userBasicInfo.to()}`);
    await hydrated(page);
    await page.getByRole("textbox", { name: site.word("Email address"), exact: true }).fill(person);
    await page.keyboard.press("Enter");
    await page.getByRole("textbox", { name: site.word("Password"), exact: true }).fill(password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${paths.userBasicInfo.to()}$`));
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    const account = page.getByRole("main").getByRole("navigation");
    await expect(
      account.locator(`a[href="${paths.userBasicInfo.to()}"][aria-current]`),
    ).toBeVisible();
  },
);

test(
  "on paper there are homes without header, tools, map and footer",
  { tag: "@au" },
  async ({ page, server }) => {
    await page.emulateMedia({ media: "print" });
    for (const address of ["/list", "/list?view=map", await firstHome(server)]) {
      await open(page, address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("banner")).toBeHidden();
      await expect(page.getByRole("contentinfo")).toBeHidden();
      await expect(
        page.locator("main select:visible, main .leaflet-container:visible"),
      ).toHaveCount(0);
    }
  },
);

test(
  "where the system chooses the colours, the chosen view is framed",
  { tag: "@no" },
  async ({ page, site }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await open(page, "/list");
    const outlineOf = (english: string) =>
      page
        .getByRole("main")
        .getByRole("link", { name: site.word(english), exact: true })
        .evaluate((link) => getComputedStyle(link).outlineStyle);
    await expect.poll(() => outlineOf("List")).toBe("solid");
    expect(await outlineOf("Map")).toBe("none");
  },
);

/** A name without a place to break it. */
const LONG_NAME = "W".repeat(5_000);

test.describe("without JavaScript, so that changed words stay", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "names of 5,000 letters break no page on a phone",
    { tag: "@no" },
    async ({ page, server, quiet }) => {
      quiet.expect(/404/);
      await page.setViewportSize({ width: 390, height: 900 });
      for (const { name, addressOf } of everyPage) {
        await page.goto(await addressOf(server));
        // What people and editors write: titles, names of agencies and agents, headings, links to texts.
        await page
          .locator("main :is(h1, h2, h3, h3 a, li > p), footer :is(h2 *, h2 ~ ul a)")
          .evaluateAll((elements, text) => {
            for (const element of elements) {
              const written = [...element.childNodes].find(
                (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
              );
              if (written) written.textContent = text;
            }
          }, LONG_NAME);
        expect(await sideways(page), name).toBeLessThanOrEqual(0);
      }
    },
  );
});
