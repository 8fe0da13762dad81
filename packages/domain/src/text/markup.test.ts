import { expect, test } from "vitest";
import { cleanMarkup, markupText, parseMarkup } from "./markup.ts";

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

test("what is stored holds a few tags without attributes, all closed, and no script", () => {
  expect(
    cleanMarkup(
      '<p onclick="steal()">Lys <b>stue</b><script>alert(1)</script><a href="javascript:x">her</a><!-- <p> --><ul><li>Peis',
    ),
  ).toBe("<p>Lys stueher<ul><li>Peis</li></ul></p>");
  expect(cleanMarkup("<style>p{}</style><iframe src=x>")).toBe("");
});

test("broken signs are replaced, unseen ones left out, and what is clean stays as it is", () => {
  const broken = "Sj\u00f8 \ud83d & \u0000\u0007b\u00f8lge\n1 < 2 &lt;script&gt;";
  const clean = cleanMarkup(broken);
  expect(clean).toBe("Sj\u00f8 \ufffd &amp; b\u00f8lge\n1 &lt; 2 &lt;script&gt;");
  expect(cleanMarkup(clean)).toBe(clean);
});

test("what never ends is read to its end at once", () => {
  const endless = ["<a", "<script ", "<!--", "</p", "<p>", "&#", "<script>"];
  const long = endless.filter((piece) => {
    const html = piece.repeat(100_000 / piece.length);
    return cleanMarkup(cleanMarkup(html)).length > html.length * 5;
  });
  expect(long).toEqual([]);
});
