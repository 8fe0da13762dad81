import { expect, test } from "vitest";
import { renderMarkdown, withHtml } from "./render-markdown.ts";

test("D115: scripts, styles, event handlers and foreign frames do not reach a page", () => {
  for (const text of [
    "<script>alert(1)</script>",
    "<style>body{display:none}</style>",
    "<iframe src=https://example.com></iframe>",
    "<svg onload=alert(1)>",
    '<p onclick="alert(1)" style="color:red">hei</p>',
    "<img src=x onerror=alert(1)>",
    "<form action=https://example.com><input></form>",
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  ]) {
    const html = renderMarkdown(text);
    expect(html).not.toMatch(/<(?:script|style|iframe|svg|img|form|input|math)|\son\w+=|\sstyle=/i);
  }
});

test("D115: a link leads to the site, https, mail or telephone, never to a script or to data", () => {
  for (const href of [
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "http://example.com",
    "//example.com",
  ]) {
    expect(renderMarkdown(`<a href="${href}">her</a>`)).toBe("<p><a>her</a></p>");
    expect(renderMarkdown(`[her](<${href}>)`)).not.toMatch(/href=/);
  }
  expect(renderMarkdown('<a href="/\\example.com">her</a>')).toBe("<p><a>her</a></p>");
  expect(renderMarkdown("[søk](/list?q=1)")).toBe('<p><a href="/list?q=1">søk</a></p>');
  expect(renderMarkdown("[lov](https://lovdata.no)")).toBe(
    '<p><a href="https://lovdata.no" rel="noopener">lov</a></p>',
  );
});

test("D115: pictures of the own origin alone are shown", () => {
  expect(renderMarkdown("![x](https://example.com/a.jpg)")).toBe("<p></p>");
  expect(renderMarkdown("![x](data:image/png;base64,AAAA)")).toBe("<p></p>");
  expect(renderMarkdown("![Stue](/media/0123456789abcdef0123)")).toContain(
    'src="/media/0123456789abcdef0123" alt="Stue"',
  );
});

test("a heading has an id that links lead to, and none stands above those of the page", () => {
  expect(renderMarkdown("# Kjøpe bolig & eie")).toBe(
    '<h2 id="s-kjøpe-bolig-eie">Kjøpe bolig &amp; eie</h2>',
  );
  expect(renderMarkdown("| a | b |\n|---|---|\n| 1 | 2 |")).toContain('<th scope="col">a</th>');
});

test("D115: html stands beside each text at any depth, and one from elsewhere is overwritten", () => {
  expect(
    withHtml({ items: [{ title: "A", text: "**b**", html: "<script>" }], html: "<script>" }),
  ).toEqual({ items: [{ title: "A", text: "**b**", html: "<p><strong>b</strong></p>" }] });
});
