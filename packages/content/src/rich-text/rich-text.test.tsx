import { renderWithStorefront } from "@hjem/storefront/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { RichText } from "./rich-text.tsx";

const cell = (name: string, text: string) => `<${name}>${text}</${name}>`;
const row = (name: string, texts: readonly string[]) =>
  cell("tr", texts.map((text) => cell(name, text)).join(""));
const cookies = [
  ["<code>registration</code>", "what you were doing when you created an account", "Necessary"],
  ["<code>tus::…</code>", "a photo upload that can continue after an interruption", "Necessary"],
].map((texts) => [...texts, "removed when the upload is done, or after a day"]);
const html = `<table><thead>${row("th", ["Name", "Purpose", "Category", "Kept"])}</thead><tbody>${cookies
  .map((texts) => row("td", texts))
  .join("")}</tbody></table>`;

test.each([640, 1366])(
  "CMS-021: no word of a table is broken at %i px, and the table fits",
  async (width) => {
    await page.viewport(width, 900);
    const screen = await renderWithStorefront(<RichText html={html} />, { region: "au" });
    const lines = (text: string) =>
      screen
        .getByText(text, { exact: true })
        .elements()
        .map((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getClientRects().length;
        });
    expect(lines("Necessary")).toEqual([1, 1]);
    expect(lines("Category")).toEqual([1]);
    expect(lines("registration")).toEqual([1]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);
