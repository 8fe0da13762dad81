import { expect, test } from "vitest";
import { cleanMarkup, markupText, parseMarkup } from "./markup.ts";

test("paragraphs, lists and emphasis become elements", () => {
  expect(parseMarkup("<p>Lys <strong>stue</strong></p><ul><li>Peis</li></ul>")).toEqual([
    { tag: "p", children: ["Lys ", { tag: "strong", children: ["stue"] }] },
    { tag: "ul", children: [{ tag: "li", children: ["Peis"] }] },
  ]);
});

test("removes attributes and unknown tags, and keeps their text", () => {
  expect(
    parseMarkup('<p onclick="steal()">Hei<script>alert(1)</script><img src=x onerror=y></p>'),
  ).toEqual([{ tag: "p", children: ["Hei", "alert(1)"] }]);
});

test("decodes entities, which never become tags", () => {
  expect(parseMarkup("Smith &amp; S&#248;nn &lt;b&gt; &unknown;")).toEqual([
    "Smith & Sønn <b> &unknown;",
  ]);
});

test("an unclosed tag does not affect the text around its block", () => {
  expect(parseMarkup("<ul><li>En<li>To</ul><p>Etter</p>")).toEqual([
    { tag: "ul", children: [{ tag: "li", children: ["En", { tag: "li", children: ["To"] }] }] },
    { tag: "p", children: ["Etter"] },
  ]);
});

test("plain text keeps spaces between blocks", () => {
  expect(markupText(parseMarkup("<h3>Stue</h3><p>Lys &amp; luftig.</p>"))).toBe(
    "Stue Lys & luftig.",
  );
});

test("stored markup has a few closed tags without attributes, and no scripts", () => {
  expect(
    cleanMarkup(
      '<p onclick="steal()">Lys <b>stue</b><script>alert(1)</script><a href="javascript:x">her</a><!-- <p> --><ul><li>Peis',
    ),
  ).toBe("<p>Lys stueher<ul><li>Peis</li></ul></p>");
  expect(cleanMarkup("<style>p{}</style><iframe src=x>")).toBe("");
});

test("replaces invalid characters, removes control characters, and is idempotent", () => {
  const broken = "Sj\u00f8 \ud83d & \u0000\u0007b\u00f8lge\n1 < 2 &lt;script&gt;";
  const clean = cleanMarkup(broken);
  expect(clean).toBe("Sj\u00f8 \ufffd &amp; b\u00f8lge\n1 &lt; 2 &lt;script&gt;");
  expect(cleanMarkup(clean)).toBe(clean);
});

test("unclosed markup does not blow up in size or time", () => {
  const endless = ["<a", "<script ", "<!--", "</p", "<p>", "&#", "<script>"];
  const long = endless.filter((piece) => {
    const html = piece.repeat(100_000 / piece.length);
    return cleanMarkup(cleanMarkup(html)).length > html.length * 5;
  });
  expect(long).toEqual([]);
});
