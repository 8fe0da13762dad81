import { providerNames } from "@hjem/domain/account/sign-in-providers";
import type { Locator, Page } from "@playwright/test";
import { enterAtProvider, signedIn } from "../site/demo-sign-in.ts";
import { hydrated, open } from "../site/hydrated.ts";
import { newEmail } from "../site/mail.ts";
import { firstHome, typedOn } from "../site/pages.ts";
import type { Site } from "../site/site.ts";
import { expect, test } from "../site/test.ts";

/** The part of a home's page with its map, which is loaded when it is about to be visible. */
const location = async (page: Page, site: Site) => {
  const heading = page.getByRole("heading", { name: site.word("Map and transport"), exact: true });
  await heading.scrollIntoViewIfNeeded();
  return page.getByRole("main").locator("section", { has: heading });
};

/** Signs in as somebody at a simulated provider, and returns to a page. */
async function signIn(page: Page, site: Site, email: string, back: string): Promise<void> {
  const provider = site.region.signInProviders.find(
    (each) => each !== "facebook" && !site.region.signInOnlyIfConfigured?.includes(each),
  );
  if (provider === undefined) throw new Error("The site has no provider.");
  await open(page, `/login?redirect=${encodeURIComponent(back)}`);
  await page.getByRole("button", { name: `${providerNames[provider]} demo` }).click();
  await enterAtProvider(page, email);
  await signedIn(page);
  await open(page, back);
}

const onDevice = (page: Page) => page.evaluate(() => localStorage.getItem("commute"));

/** What the part with the map says of a place, in the site's words. */
function wordsOf(site: Site) {
  const { begun, name } = typedOn(site);
  const word = (english: string) => site.word(english).replace("{displayName}", name);
  return {
    begun,
    name,
    hide: word("Hide {displayName}"),
    estimated: /\([^)]+\)/.exec(site.word("{time} · {distance} (estimated)"))?.[0] ?? "",
  };
}

const linesIn = (section: Locator) => section.locator(".leaflet-overlay-pane path");

/** Adds the site's place to those that travel times are shown to, and waits for its time. */
async function addPlace(section: Locator, site: Site): Promise<void> {
  const { begun, name, estimated } = wordsOf(site);
  await section.getByLabel(site.word("Add a place you travel to")).fill(begun);
  await section.getByRole("option", { name }).first().click();
  await expect(section.getByText(estimated)).toBeVisible();
}

test(
  "SAVE-051, SAVE-057, SAVE-072: a place is found by its name, is there after a reload, and its way is hidden",
  { tag: "@no" },
  async ({ page, server, site }) => {
    const { name, hide, estimated } = wordsOf(site);
    await open(page, await firstHome(server));
    const section = await location(page, site);
    await section.getByLabel(site.word("Add a place you travel to")).fill("qzxqzx");
    await expect(
      section.getByRole("paragraph").filter({ hasText: site.word("No places found") }),
    ).toBeVisible();
    await addPlace(section, site);
    await expect(linesIn(section)).not.toHaveCount(0);

    await page.reload();
    await hydrated(page);
    await location(page, site);
    await expect(section.getByText(estimated)).toBeVisible();
    await section.getByRole("button", { name: hide }).click();
    await expect(linesIn(section)).toHaveCount(0);
    expect(await onDevice(page)).toContain(name);
  },
);

test(
  "D84: a place moves into the account at sign-in, is in another browser, and is gone after the sign-out",
  { tag: "@au" },
  async ({ page, browser, server, site }) => {
    const home = await firstHome(server);
    const email = newEmail("commute");
    const { estimated } = wordsOf(site);
    await open(page, home);
    const section = await location(page, site);
    await addPlace(section, site);

    await signIn(page, site, email, home);
    await expect.poll(() => onDevice(page)).toBeNull();
    await location(page, site);
    await expect(section.getByText(estimated)).toBeVisible();
    await expect(linesIn(section)).not.toHaveCount(0);

    const phone = await browser.newContext();
    const other = await phone.newPage();
    await signIn(other, site, email, home);
    const there = await location(other, site);
    await expect(there.getByText(estimated)).toBeVisible();
    await phone.close();

    const banner = page.getByRole("banner");
    await banner.locator("summary").last().click();
    await banner.getByRole("button", { name: site.word("Sign out") }).click();
    await expect(section.getByText(estimated)).toBeHidden();
    await expect(linesIn(section)).toHaveCount(0);
    expect(await onDevice(page)).toBeNull();
  },
);
