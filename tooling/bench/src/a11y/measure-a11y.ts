import { allPages, arrive, everyLook, type Look, pageOf, show } from "@hjem/e2e/all-pages";
import { signIn } from "@hjem/e2e/sign-in-pages";
import { siteOf } from "@hjem/e2e/site";
import { storedConsent } from "@hjem/e2e/stored-consent";
import { createTestAccounts } from "@hjem/e2e/test-accounts";
import { findViolations } from "@hjem/e2e/violations";
import { sites, type Stack } from "@hjem/stack";
import { chromiumLaunch } from "@hjem/vite-config/chromium";
import { type Browser, chromium, request } from "playwright";
import { type Finding, findingsTable, pagesTable } from "./findings.ts";

const TIMEOUT_MS = 20_000;

/** Checks the pages of one site for a visitor or a person, one after the other in one window. */
async function lookAll(
  browser: Browser,
  { id, port }: { id: string; port: number },
  who: "visitor" | "person",
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
  const visit = {
    page,
    server,
    site,
    devices: await context.newCDPSession(page),
    accounts: await createTestAccounts(server, `${who}.${id}`),
  };
  await arrive(visit);
  if (who === "person") await signIn(visit);
  const findings: Finding[] = [];
  for (const [index, look] of looks.entries()) {
    if (look.page !== looks[index - 1]?.page) say(`${id} ${look.page}`);
    try {
      await show(visit, look);
      findings.push(...(await findViolations(page, look)).map((each) => ({ ...each, look })));
    } catch (error) {
      const [selector = ""] = String(error).split("\n");
      findings.push({ look, rule: "could not be shown", selector });
    }
  }
  await context.close();
  await server.dispose();
  return findings;
}

/**
 * Checks every page whose name contains `word` in every combination of settings. Reports each page through `say` when
 * its turn comes, as all of them take many minutes.
 */
export async function measureA11y(
  stack: Stack,
  word: string,
  say: (line: string) => void,
): Promise<{ tables: readonly string[]; isClean: boolean }> {
  const pages = allPages.filter(({ name }) => name.includes(word));
  if (pages.length === 0) throw new Error(`No page is called ${word}.`);
  const looks = everyLook(pages);
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const findings = await Promise.all(
      sites.map(async ({ id }, index) => {
        const site = { id, port: stack.sites[index]?.port ?? 0 };
        const asVisitor = await lookAll(browser, site, "visitor", looks, say);
        return [...asVisitor, ...(await lookAll(browser, site, "person", looks, say))];
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
