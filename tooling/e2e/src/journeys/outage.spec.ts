import { expect, test } from "../site/test.ts";

test.beforeAll(() => {
  try {
    process.kill(Number(process.env.E2E_API_PID), "SIGKILL");
  } catch {
    // The journey of another site may have ended it.
  }
});

test(
  "while the API is down, pages say so in the site's language and offer to try again",
  { tag: "@no" },
  async ({ page, site, quiet }) => {
    quiet.expect(/50[0-9]/);
    // A list that no other journey requests, because pages are cached for a minute (D28).
    for (const address of ["/list?keywords=outage", "/property/000001/ZZZZZZZZZZ"]) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBeGreaterThanOrEqual(500);
      await expect(page.locator("html")).toHaveAttribute("lang", site.language.tag);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        site.word("Something went wrong"),
      );
      await expect(page.getByRole("link", { name: site.word("Try again") })).toBeVisible();
      expect(response?.headers()["cache-control"]).toContain("no-store");
    }
  },
);

test(
  "a form sent meanwhile without JavaScript is shown again with what was typed, and says that it was not sent",
  { tag: "@no" },
  async ({ server, site }) => {
    const response = await server.post("/property/000001/ZZZZZZZZZZ", {
      form: {
        ask: "contact",
        name: "Kari Testesen",
        email: "kari@site.example",
        message: "Is it dry?",
      },
    });
    expect(response.status()).toBe(503);
    expect(response.headers()["cache-control"]).toContain("no-store");
    const html = await response.text();
    for (const stored of ["Kari Testesen", "kari@site.example", "Is it dry?"]) {
      expect(html).toContain(stored);
    }
    expect(html).toContain(site.word("Not sent"));
    expect(html).not.toContain(site.word("Something went wrong"));
  },
);
