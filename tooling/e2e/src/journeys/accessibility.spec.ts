import { accountPages, arrive, everyLook, type Look, show } from "../accessibility/all-pages.ts";
import { linkedPages } from "../accessibility/linked-pages.ts";
import { pairwise } from "../accessibility/pairwise.ts";
import { personPages } from "../accessibility/person-pages.ts";
import { signIn, signInPages } from "../accessibility/sign-in-pages.ts";
import { createTestAccounts } from "../accessibility/test-accounts.ts";
import { findViolations } from "../accessibility/violations.ts";
import { expect, test } from "../site/test.ts";

/** All combinations are checked by `pnpm bench a11y`. */
const narrowAndWide = [390, 1366];
const usualText = [100] as const;
/** Time limit: dozens of pages each, one after the other in one window. */
const TIMEOUT_MS = 240_000;

const kinds = [
  { name: "the sign-in", pages: signInPages },
  { name: "what mails and gates lead to", pages: linkedPages },
  { name: "a person's own", pages: personPages },
];

const order = ({ width, theme, language }: Look): string => `${width} ${theme} ${language}`;
/** Sorted by window size, so that it changes rarely. */
const sample = pairwise(everyLook(accountPages, narrowAndWide, usualText)).toSorted((one, other) =>
  order(one).localeCompare(order(other)),
);

for (const { name, pages } of kinds) {
  test(
    `${name}: no accessibility violation in any pair of page, language, theme and width`,
    { tag: ["@no", "@au"] },
    async ({ page, server, site, quiet }) => {
      test.setTimeout(TIMEOUT_MS);
      // Bad links, wrong passwords and gates return 4xx, which the browser logs.
      quiet.expect(/\b40[0-9]\b/);
      const accounts = await createTestAccounts(
        server,
        `${kinds.findIndex((kind) => kind.name === name)}.${site.region.id}`,
      );
      const devices = await page.context().newCDPSession(page);
      const visit = { page, devices, server, site, accounts };
      await arrive(visit);
      if (pages === personPages) await signIn(visit);

      const found: string[] = [];
      const looks = sample.filter(
        (look) => look.region === site.region.id && pages.some((each) => each.name === look.page),
      );
      for (const look of looks) {
        const shown = `${look.page}, ${look.language}, ${look.theme}, ${look.width} px`;
        await test.step(shown, async () => {
          await show(visit, look);
          for (const { rule, selector } of await findViolations(page, look)) {
            found.push(`${shown}: ${rule} at ${selector}`);
          }
        });
      }
      expect(found).toEqual([]);
    },
  );
}
