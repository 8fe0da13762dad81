import { expect, test } from "vitest";
import { markupText, parseMarkup } from "./markup.ts";

test("paragraphs, lists and stress come through as elements", () => {
  expect(parseMarkup("<p>Lys <strong>stue</strong></p><ul><li>Peis</li></ul>")).toEqual([
    { tag: "p", children: ["Lys ", { tag: "strong", children: ["stue"] }] },
    { tag: "ul", children: [{ tag: "li", children: ["Peis"] }] },
  ]);
});

test("attributes and unknown tags are dropped, their words stay words", () => {
  expect(
    parseMarkup('<p onclick="steal()">Hei<script>alert(1)</script><img src=x onerror=y></p>'),
  ).toEqual([{ tag: "p", children: ["Hei", "alert(1)"] }]);
});

test("entities become the signs they stand for and never tags", () => {
  expect(parseMarkup("Smith &amp; S&#248;nn &lt;b&gt; &unknown;")).toEqual([
    "Smith & Sønn <b> &unknown;",
  ]);
});

test("a tag that is never closed does not swallow what is outside of it", () => {
  expect(parseMarkup("<ul><li>En<li>To</ul><p>Etter</p>")).toEqual([
    { tag: "ul", children: [{ tag: "li", children: ["En", { tag: "li", children: ["To"] }] }] },
    { tag: "p", children: ["Etter"] },
  ]);
});

test("the words alone keep their spaces between blocks", () => {
  expect(markupText(parseMarkup("<h3>Stue</h3><p>Lys &amp; luftig.</p>"))).toBe(
    "Stue Lys & luftig.",
  );
});
