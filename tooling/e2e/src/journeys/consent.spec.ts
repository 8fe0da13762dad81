import { EVENT_WAIT_MS } from "@hjem/domain/limits";
import type { Page } from "@playwright/test";
import { axeFindings } from "../accessibility/violations.ts";
import { open } from "../site/hydrated.ts";
import { firstHome, results } from "../site/pages.ts";
import type { Site } from "../site/site.ts";
import { expect, test } from "../site/test.ts";

// Nobody has chosen yet, and the browser is not taken for a program.
test.use({ storageState: { cookies: [], origins: [] } });

// The API's own day: an event of another is refused.
test.beforeEach(({ page }) => page.clock.install({ time: "2026-11-21T09:00:00Z" }));

const PAYLOAD = "/api/v1/payload/website";

interface SentEvent {
  action: string;
  object_id: string | null;
  page_type: string;
  actor_type: string;
  actor_id: string;
  interaction_session_token: string;
  utm?: Record<string, string>;
  metadata?: Record<string, string>;
}

/** Events that a page sends, as they come. */
const eventsOf = (page: Page): SentEvent[] => {
  const events: SentEvent[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname !== PAYLOAD) return;
    const body: unknown = request.postDataJSON();
    events.push(...([body].flat() as SentEvent[]));
  });
  return events;
};

const card = (page: Page, site: Site) =>
  page.getByRole("region", {
    name: site.word("Cookies on {siteName}").replace("{siteName}", site.region.siteName),
  });
const choose = (page: Page, site: Site, label: string) =>
  card(page, site)
    .getByRole("button", { name: site.word(label) })
    .click();
const reopen = (page: Page) => page.locator('footer a[href$="/cookie-policy#consent"]').click();
/** What axe finds in the card; what is under it counts as covered. */
const findingsInCard = async (page: Page) => {
  const findings = await axeFindings(page);
  const inCard = await Promise.all(
    findings.map(({ selector }) => page.locator(`[data-consent] ${selector}`).count()),
  );
  return findings.filter((_, index) => inCard[index]);
};
/** Lets the time pass after which events that wait are sent. */
const passTime = (page: Page) => page.clock.fastForward(2 * EVENT_WAIT_MS);
const storedOn = (page: Page, kind: "localStorage" | "sessionStorage") =>
  page.evaluate((name) => Object.keys(window[name]), kind);

test(
  "CMS-039, CMS-042, CMS-043, CMS-044: before a choice and after a rejection nothing is counted, and searches are forgotten with the tab",
  { tag: "@no" },
  async ({ page, server, site }) => {
    const events = eventsOf(page);
    const response = await page.goto("/list?bedroomMin=2");
    expect(response?.headers()["x-default-consent"]).toBe(
      "analytics_storage=denied, security_storage=granted",
    );
    await expect(card(page, site)).toBeVisible();
    await expect(page.locator("body")).toBeFocused();
    await expect.poll(() => storedOn(page, "sessionStorage")).toContain("history");
    expect(await storedOn(page, "localStorage")).not.toContain("history");
    await choose(page, site, "Reject all");
    await expect(card(page, site)).toBeHidden();
    await open(page, await firstHome(server));
    await passTime(page);
    expect(events).toEqual([]);
  },
);

test(
  "CMS-041, CMS-046, CMS-047, CMS-048, CMS-053, CMS-060, CMS-061: with consent a search, a click on a home and its view are sent with where the visit came from",
  { tag: "@au" },
  async ({ page, site }) => {
    const events = eventsOf(page);
    await open(
      page,
      "/list?bedroomMin=1&sorting=price&order=asc&utm_source=post&utm_campaign=autumn",
    );
    await choose(page, site, "Accept all");
    await expect.poll(() => storedOn(page, "localStorage")).toContain("history");
    await passTime(page);
    await expect.poll(() => events.length).toBeGreaterThan(0);
    const home = results(page).first();
    const id = (await home.getAttribute("href"))?.split(/[/?]/)[3];
    await home.click();
    await expect(page).toHaveURL(/\/property\//);
    await passTime(page);
    await expect.poll(() => events.length).toBeGreaterThanOrEqual(3);
    const utm = { source: "post", campaign: "autumn" };
    expect(events).toMatchObject([
      {
        action: "view",
        object_id: null,
        page_type: "list",
        actor_type: "visitor",
        sorting: "price",
        order: "asc",
        utm,
      },
      { action: "click", object_id: id, page_type: "list", utm },
      { action: "view", object_id: id, utm },
    ]);
    expect(new Set(events.map((event) => event.interaction_session_token)).size).toBe(1);
  },
);

test(
  "CMS-056, CMS-057, CMS-058, RTE-019, RTE-023: previews, links and the admin area send nothing",
  { tag: "@au" },
  async ({ page, quiet, server, site }) => {
    quiet.expect(/404/);
    const events = eventsOf(page);
    const [, , agencyId = "", propertyId = ""] = (await firstHome(server)).split("/");
    await open(page, "/");
    await choose(page, site, "Accept all");
    await passTime(page);
    await expect.poll(() => events.length).toBe(1);
    const preview = await page.goto(`/preview/listing/${agencyId}/${propertyId}`);
    expect(preview?.status()).toBe(200);
    for (const path of ["/preview/x/y/z", "/r/x/y/z", "/admin-listing"]) {
      await page.waitForLoadState("networkidle");
      await page.goto(path);
    }
    await page.waitForLoadState("networkidle");
    await passTime(page);
    // The admin area leads to the sign-in page, which is a page as any other.
    const kinds = events.map((event) => event.page_type);
    expect(kinds.filter((kind) => kind !== "home" && kind !== "account")).toEqual([]);
  },
);

test(
  "CMS-037, CMS-038: a consent is withdrawn from the footer, with five switches, and nothing is counted afterwards",
  { tag: "@no" },
  async ({ page, site }) => {
    const consents: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/v1/consents")) consents.push(request.postDataJSON());
    });
    const events = eventsOf(page);
    await open(page, "/");
    await choose(page, site, "Accept all");
    await passTime(page);
    await expect.poll(() => events.length).toBe(1);
    await reopen(page);
    await expect(card(page, site).getByRole("switch")).toHaveCount(5);
    await expect(
      card(page, site).getByRole("switch", { name: site.word("Necessary") }),
    ).toBeDisabled();
    expect(await findingsInCard(page)).toEqual([]);
    await card(page, site)
      .getByRole("switch", { name: site.word("Analytics") })
      .uncheck();
    await choose(page, site, "Save choices");
    await expect.poll(() => consents.length).toBe(2);
    expect(consents).toMatchObject([
      { consent_status: { analytics: true } },
      { consent_status: { analytics: false, functional: true } },
    ]);
    await open(page, "/list");
    await expect(results(page).first()).toBeVisible();
    await passTime(page);
    expect(events).toHaveLength(1);
    expect(await storedOn(page, "sessionStorage")).not.toContain("visit");
  },
);
