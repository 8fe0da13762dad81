import { allPages, arrive, everyLook, type Look, pageOf, show } from "@hjem/e2e/all-pages";
import { pairwise } from "@hjem/e2e/pairwise";
import type { Visit, Who } from "@hjem/e2e/shown-page";
import { signIn } from "@hjem/e2e/sign-in-pages";
import { siteOf } from "@hjem/e2e/site";
import { storedConsent } from "@hjem/e2e/stored-consent";
import { createTestAccounts } from "@hjem/e2e/test-accounts";
import { findViolations } from "@hjem/e2e/violations";
import { sites, type Stack } from "@hjem/stack";
import { chromiumLaunch } from "@hjem/vite-config/chromium";
import { type Browser, chromium, request } from "playwright";
import { type Finding, findingsTable, pagesTable } from "./findings.ts";
import { openAdminArea, openGate, storeOwnThings } from "./open-as.ts";

const TIMEOUT_MS = 20_000;

const roles = ["visitor", "person", "administrator"] as const satisfies readonly Who[];

/** Makes the visitor of a window who the pages are for. */
async function becomeWho(visit: Visit, who: Who): Promise<Visit> {
  await arrive(visit);
  if (who === "visitor") return visit;
  if (who === "administrator") {
    await openAdminArea(visit);
    return visit;
  }
  await signIn(visit);
  // Two pages are the admin area for a person without a role.
  await openGate(visit.page);
  return { ...visit, own: await storeOwnThings(visit) };
}

/** Checks the pages of one site for a visitor, a person or an administrator, one after the other in one window. */
async function lookAll(
  browser: Browser,
  { id, port }: { id: string; port: number },
  who: Who,
  all: readonly Look[],
  say: (line: string) => void,
): Promise<Finding[]> {
  const looks = all.filter((look) => look.region === id && (pageOf(look).who ?? "visitor") === who);
  if (looks.length === 0) return [];
  const site = siteOf(id);
  const host = `${id}.localhost:${port}`;
  const server = await request.newContext({
    baseURL: `http://127.0.0.1:${port}`,
    extraHTTPHeaders: { "x-forwarded-host": host },
  });
  const context = await browser.newContext({
    baseURL: `http://${host}`,
    locale: site.language.tag,
    storageState: storedConsent(`http://${host}`),
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  const begun = {
    page,
    server,
    site,
    devices: await context.newCDPSession(page),
    accounts: await createTestAccounts(server, `${who}.${id}`),
  };
  const visit = await becomeWho(begun, who);
  const findings: Finding[] = [];
  for (const [index, look] of looks.entries()) {
    if (look.page !== looks[index - 1]?.page) say(`${id} ${look.page}`);
    const found = await show(visit, look)
      .then(() => findViolations(page, look))
      .catch((error: unknown) => {
        const selector = String(error).replaceAll("\n", " ").slice(0, 400);
        return [{ rule: "could not be shown", selector }];
      });
    // At once as well: a run of many minutes may end before its table.
    for (const { rule, selector } of found) say(`  ${rule} at ${selector}`);
    findings.push(...found.map((each) => ({ ...each, look })));
  }
  await context.close();
  await server.dispose();
  return findings;
}

/**
 * Checks every page whose name contains one of the words, which are separated by commas, in every combination of settings, or
 * with `sample` in so many that every pair of them occurs.
 * Reports each page through `say` when its turn comes, as all of them take many minutes.
 */
export async function measureA11y(
  stack: Stack,
  { pages: words, sample }: { pages: string; sample: boolean },
  say: (line: string) => void,
): Promise<{ tables: readonly string[]; isClean: boolean }> {
  const pages = allPages.filter(({ name }) => words.split(",").some((word) => name.includes(word)));
  if (pages.length === 0) throw new Error(`No page is called ${words}.`);
  const every = everyLook(pages);
  const looks = sample
    ? pages.flatMap(({ name }) => pairwise(every.filter(({ page }) => page === name)))
    : every;
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const findings = await Promise.all(
      sites.map(async ({ id }, index) => {
        const site = { id, port: stack.sites[index]?.port ?? 0 };
        const found: Finding[] = [];
        for (const who of roles) found.push(...(await lookAll(browser, site, who, looks, say)));
        return found;
      }),
    );
    const found = findings.flat();
    return {
      tables: [pagesTable(looks, found), ...(found.length > 0 ? [findingsTable(found)] : [])],
      isClean: found.length === 0,
    };
  } finally {
    await browser.close();
  }
}
