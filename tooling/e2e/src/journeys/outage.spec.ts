import { expect, test } from "../site/test.ts";

test.beforeAll(() => {
  try {
    process.kill(Number(process.env.E2E_API_PID), "SIGKILL");
  } catch {
    // Another site's journey has ended it before.
  }
});

test("while the API is away, pages say so in the site's language and offer to try again", async ({
  page,
  site,
  quiet,
}) => {
  quiet.expect(/50[0-9]/);
  for (const address of ["/list", "/property/000001/ZZZZZZZZZZ"]) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBeGreaterThanOrEqual(500);
    await expect(page.locator("html")).toHaveAttribute("lang", site.language.tag);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      site.word("The door is stuck"),
    );
    await expect(page.getByRole("link", { name: site.word("Try again") })).toBeVisible();
    expect(answer?.headers()["cache-control"]).toContain("no-store");
  }
});
