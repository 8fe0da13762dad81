import { escapeHtml } from "@hjem/domain/text/markup";
import { expect, test } from "vitest";
import { documentHtml, headTagHtml, scriptJson } from "./document.ts";

const evil = `</script><script>alert(1)</script><!-- "'&`;

const page = (boot: unknown) =>
  documentHtml({
    region: { id: "no" },
    language: { tag: "nb-NO" },
    head: [{ tag: "title", attributes: {}, text: evil }],
    assets: {
      styles: [{ css: "a{b:c}" }],
      styleFiles: ["/assets/a.css"],
      styleHashes: [],
      preloads: ["/assets/f.js"],
      entry: "/assets/e.js",
      fonts: [],
    },
    body: Buffer.from("<main></main>"),
    boot,
  }).toString();

test("D28: nothing in the state can become a script", () => {
  const html = page({ title: evil });
  expect(html.match(/<\/script>/g)).toHaveLength(3);
  expect(html).not.toContain("<script>alert");
  const state = html.match(/id="boot">(.*?)<\/script>/)?.[1] ?? "";
  expect(JSON.parse(state)).toEqual({ title: evil });
});

test("escapes text in the head", () => {
  expect(page({})).toContain(`<title data-head>${escapeHtml(evil)}</title>`);
  const tag = headTagHtml({ tag: "meta", attributes: { content: `"><img onerror=x>` } });
  expect(tag).toBe(`<meta content="&quot;&gt;&lt;img onerror=x&gt;" data-head>`);
});

test("structured data cannot end its element", () => {
  const tag = headTagHtml({
    tag: "script",
    attributes: { type: "application/ld+json" },
    text: JSON.stringify({ name: evil }),
  });
  expect(tag.match(/<\/script>/g)).toHaveLength(1);
});

test("escapes line separators in the state", () => {
  expect(scriptJson("a\u2028b")).toBe(String.raw`"a\u2028b"`);
});

test("D42: lists a page's scripts for the entry, without preloading them before fonts and pictures", () => {
  const [before = "", after = ""] = page({}).split('<template id="scripts">');
  const [listed = ""] = after.split("</template>");
  expect(listed).toBe('<link rel="modulepreload" href="/assets/f.js">');
  expect(before).not.toContain("modulepreload");
  expect(before).toContain('<script type="module" src="/assets/e.js" fetchpriority="low">');
});

test("an inlined style names its file, which is not fetched", () => {
  expect(page({})).toContain(
    `<style>a{b:c}</style><link rel="stylesheet" href="/assets/a.css" media="not all" disabled>`,
  );
});
