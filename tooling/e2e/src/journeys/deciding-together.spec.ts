import { paths } from "@hjem/domain/paths";
import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { createAccount, PASSWORD, signIn } from "../site/account.ts";
import { hydrated, slowScripts } from "../site/hydrated.ts";
import { mailedLink, newEmail } from "../site/mail.ts";
import type { Site } from "../site/site.ts";
import { expect, test } from "../site/test.ts";

const ROOT = "/api/v2/property-collections";

const button = (page: Page, site: Site, english: string) =>
  page.getByRole("button", { name: site.word(english), exact: true });
const field = (page: Page, site: Site, english: string) =>
  page.getByRole("textbox", { name: site.word(english), exact: true });

interface Found {
  property_id: string;
  viewing_date: { year: number; month: number; day: number; time_from: string }[];
}

/** Three homes that can be viewed on one day, the first two of them at the same time. */
async function homesOfOneDay(server: APIRequestContext): Promise<{ ids: string[]; day: string }> {
  const response = await server.post("/api/v2/property/search", { data: { size: 100 } });
  const { data } = (await response.json()) as { data: Found[] };
  // Homes with one viewing: a second one on the same day is an appointment of its own.
  const viewings = data.flatMap(({ property_id: id, viewing_date: [first, ...others] }) =>
    first && others.length === 0 ? [{ id, time: first.time_from, day: dayOf(first) }] : [],
  );
  for (const [day, ofDay] of Map.groupBy(viewings, (viewing) => viewing.day)) {
    for (const atOnce of Map.groupBy(ofDay, ({ time }) => time).values()) {
      const others = ofDay.filter((viewing) => !atOnce.includes(viewing));
      const [one, two] = atOnce;
      const three = atOnce[2] ?? others[0];
      if (one && two && three) return { day, ids: [one.id, two.id, three.id] };
    }
  }
  throw new Error("The demo has no two viewings at the same time.");
}

const dayOf = ({ year, month, day }: Found["viewing_date"][number]): string =>
  `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

/** The second person has a phone on one site, a desktop on the other. */
const isPhone = ({ region }: Site): boolean => !region.isFallback;

/** A second person's browser: a phone in Norway, a desktop in Australia. */
const openBrowser = (browser: Browser, site: Site) =>
  browser.newContext({
    locale: site.language.tag,
    ...(isPhone(site) && { viewport: { width: 390, height: 844 }, hasTouch: true }),
  });

/** No page is wider than its window. */
async function expectToFit(page: Page): Promise<void> {
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(`${page.url()} ${excess}`).toBe(`${page.url()} 0`);
}

/** On landscape paper, from the dark theme: dark text on white, the page's title at the left edge, nothing of the rail. */
async function expectToPrintWell(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.evaluate(() => (document.documentElement.dataset.theme = "dark"));
  await page.setViewportSize({ width: 1123, height: 794 });
  await page.emulateMedia({ media: "print" });
  const sheet = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return { color, backgroundColor };
  });
  expect(sheet).toEqual({ color: "rgb(22, 33, 29)", backgroundColor: "rgb(255, 255, 255)" });
  const title = await page.getByRole("main").getByRole("heading", { level: 1 }).boundingBox();
  expect(title?.x).toBeLessThan(50);
  await page.emulateMedia({ media: null });
  if (before) await page.setViewportSize(before);
}

test(
  "FAV-034, D62, D63, market 8: two people decide together: invitation, verdicts, notes, viewing day",
  { tag: ["@no", "@au"] },
  async ({ page: ida, browser, server, site, quiet }) => {
    // Two people in three windows, two sign-ins and nine pages: a minute on a machine without other work.
    test.setTimeout(180_000);
    // A note that was changed elsewhere.
    quiet.expect(/409/);
    const emails = { ida: newEmail("ida"), marius: newEmail("marius") };
    const headers = await createAccount(server, emails.ida, "Ida Prøve");
    const { ids, day } = await homesOfOneDay(server);
    const created = await server.post(ROOT, { headers, data: { name: "Boliger å se" } });
    const { data: collection } = (await created.json()) as { data: { id: string } };
    await server.post(`${ROOT}/${collection.id}/properties`, {
      headers,
      data: { properties: ids },
    });

    // She invites him by typing his address and pressing Enter.
    await ida.goto(paths.collectionUpdate.to(collection.id));
    await signIn(ida, site, emails.ida);
    await field(ida, site, "Invite by email").fill(emails.marius);
    await ida.keyboard.press("Enter");
    await expect(
      ida.locator("#people").getByRole("listitem").filter({ hasText: emails.marius }),
    ).toBeVisible();

    // He has no account. On the Australian site scripts are slow: he presses before the page is hydrated, once.
    const hisBrowser = await openBrowser(browser, site);
    const first = await hisBrowser.newPage();
    if (!isPhone(site)) await slowScripts(first);
    await first.goto(await mailedLink(server, emails.marius, "/invitation"));
    if (isPhone(site)) await hydrated(first);
    await button(first, site, "Sign in and join")
      .or(button(first, site, "Join the collection"))
      .click();
    await field(first, site, "Email address").fill(emails.marius);
    await button(first, site, "Continue").click();
    await field(first, site, "Your name").fill("Marius Prøve");
    await field(first, site, "Password").fill(PASSWORD);
    await first.getByRole("checkbox").check();
    await button(first, site, "Create account").click();
    await expect(first.getByRole("status").filter({ hasText: emails.marius })).toBeVisible();

    // The link of the mail opens another tab, which leads on to the collection.
    await first.close();
    const marius = await hisBrowser.newPage();
    await marius.goto(await mailedLink(server, emails.marius, paths.userActivate.to()));
    await button(marius, site, "Activate account").click();
    await marius
      .getByRole("main")
      .getByRole("link", { name: site.word("Continue"), exact: true })
      .click();
    await marius.waitForURL(/\/user\/favourite\//);
    await marius.unrouteAll({ behavior: "ignoreErrors" });
    await expect(marius).toHaveURL(new RegExp(`/user/favourite/${collection.id}$`));

    // Each sees what the other says, without loading the page again; what they disagree on stands first.
    await ida.goto(paths.userCollection.to(collection.id));
    const ratings = new RegExp(`^${site.word("Your rating of {0}").split("{", 1)[0]}`);
    const hers = ida.getByRole("group", { name: ratings });
    const his = marius.getByRole("group", { name: ratings });
    await his
      .last()
      .locator("label")
      .filter({ hasText: site.word("Maybe") })
      .click();
    await hers
      .last()
      .locator("label")
      .filter({ hasText: site.word("No") })
      .last()
      .click();
    const disagreement = site.word("You disagree on {0}").replace("{0}", "1");
    await expect(ida.getByRole("heading", { name: disagreement })).toBeVisible();
    await expect(marius.getByRole("heading", { name: disagreement })).toBeVisible();

    // One note, changed on two devices: both versions are shown, none is lost.
    const second = await ida.context().newPage();
    const notes = paths.collectionNotes.to(collection.id);
    await Promise.all([ida.goto(notes), second.goto(notes)]);
    const noteOn = (page: Page) =>
      page.getByRole("main").getByRole("textbox", { name: /\d/ }).first();
    await noteOn(second).pressSequentially("Stille gate");
    await noteOn(ida).pressSequentially("Fin hage");
    const conflict = site.word("This note was changed on another device.");
    const isLate = (page: Page) => page.getByText(conflict).isVisible();
    await expect.poll(async () => (await isLate(ida)) || (await isLate(second))).toBe(true);
    const late = (await isLate(ida)) ? ida : second;
    await button(late, site, "Keep both").click();
    await expect(noteOn(late)).toHaveValue(/Stille gate[^]*Fin hage|Fin hage[^]*Stille gate/);
    await second.close();

    // Two viewings at the same time: one press splits them up, and both see who goes where.
    await ida.goto(`${paths.collectionViewings.to(collection.id)}?day=${day}`);
    await marius.goto(`${paths.collectionViewings.to(collection.id)}?day=${day}`);
    const clash = (page: Page) =>
      page.getByRole("main").getByRole("button", { name: /Marius Prøve \w+ \d/ });
    await clash(ida).first().click();
    const ownOnly = (page: Page) => page.getByRole("main").locator("input[type=radio]:checked");
    await expect(ownOnly(ida).and(ida.locator('[value="all"]'))).toHaveCount(1);
    await expect(ownOnly(marius).and(marius.locator('[value="all"]'))).toHaveCount(1);
    const download = ida.waitForEvent("download");
    await button(ida, site, "Add to calendar").click();
    const file = await readFile(await (await download).path(), "utf8");
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    await expectToPrintWell(ida);

    for (const address of [
      paths.userFavourites.to(),
      paths.userCollection.to(collection.id),
      paths.collectionCompare.to(collection.id),
      paths.collectionRooms.to(collection.id),
      paths.collectionViewings.to(collection.id),
      notes,
      paths.collectionUpdate.to(collection.id),
      paths.collectionAdd.to(collection.id),
      paths.userSavedSearches.to(),
    ]) {
      await marius.goto(address);
      await expectToFit(marius);
    }
    await hisBrowser.close();
  },
);
