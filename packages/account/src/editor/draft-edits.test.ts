import { expect, test } from "vitest";
import { addressOfTitle } from "./address-of-title.ts";
import { brokenLinks, checkLink } from "./check-links.ts";
import { differences } from "./compare-drafts.ts";
import { addBlock, blocksOf, moveBlock, numbered, removeBlock } from "./draft-edits.ts";
import { markSelection } from "./mark-text.ts";

const header = { __component: "blocks.header", id: 1, title: "Title", lead: "", picture: null };
const article = { __component: "blocks.article", id: 2, text: "Text" };
const draft = { title: "Page", blocks: [header, article] };
const idsOf = (fields: object) => blocksOf({ ...fields }).map(({ id }) => id);

test("CMS-036: a block of an unknown kind is kept where it is", () => {
  const unknown = { __component: "blocks.quiz", id: 7, answer: 42 };
  const moved = moveBlock({ ...draft, blocks: [...draft.blocks, unknown] }, 7, 0);
  expect(blocksOf(moved)[0]).toEqual({ id: 7, kind: null, fields: unknown });
});

test("blocks are moved within the ends of the page, and added with a number of their own", () => {
  expect(idsOf(moveBlock(draft, 1, 9))).toEqual([2, 1]);
  expect(idsOf(moveBlock(draft, 2, -3))).toEqual([2, 1]);
  const [added, id] = addBlock(draft, "blocks.accordion", 1);
  expect(idsOf(added)).toEqual([1, id, 2]);
  expect(idsOf(removeBlock(added, id))).toEqual([1, 2]);
});

test("blocks that share a number get one each", () => {
  expect(idsOf(numbered({ blocks: [header, { ...article, id: 1 }] }))).toEqual([1, 2]);
});

test("bold is set and taken off again, with the same words selected", () => {
  const bold = markSelection("Buy a home", [4, 10], "bold");
  expect(bold.text).toBe("Buy **a home**");
  expect(markSelection(bold.text, bold.selection, "bold").text).toBe("Buy a home");
});

test("a list is set on each line that is selected, in place of other marks", () => {
  expect(markSelection("# One\nTwo", [0, 9], "numbers").text).toBe("1. One\n2. Two");
  expect(markSelection("- One\n- Two", [2, 11], "bullets").text).toBe("One\nTwo");
});

test("a link takes the selected words, and its address is typed next", () => {
  const { text, selection } = markSelection("See homes", [4, 9], "link");
  expect(text).toBe("See [homes](https://)");
  expect(text.slice(...selection)).toBe("https://");
});

test.each([
  ["/list?price_max=500000", null],
  ["/page/glossary", null],
  ["/page/nothing", "unknown-page"],
  ["/nothing", "unknown"],
  ["//evil.example", "unsafe"],
  ["javascript:alert(1)", "unsafe"],
  ["https://example.org/a", null],
  ["mailto:post@example.org", null],
])("the link %s is checked", (url, problem) => {
  expect(checkLink(url, new Set(["glossary"]))).toBe(problem);
});

test("links of all fields and texts are checked, but not the page's own address", () => {
  const found = brokenLinks(
    {
      url: "my-page",
      blocks: [
        { ...article, text: "[one](/nothing) and [two](/list)" },
        { __component: "blocks.app", links: [{ label: "App", url: "http://example.org" }] },
      ],
    },
    new Set(),
  );
  expect(found.map(({ url }) => url)).toEqual(["/nothing", "http://example.org"]);
});

test("two drafts differ by field and by block, whatever the order of their keys", () => {
  const other = {
    blocks: [header, { text: "Other", id: 2, __component: "blocks.article", html: "<p>" }],
    title: "Page",
  };
  expect(differences(draft, other)).toEqual([
    { at: 2, kind: "blocks.article", one: "Text", other: "Other" },
  ]);
});

test("the address of a page is its title in plain letters", () => {
  expect(addressOfTitle("Å kjøpe bolig – trinn 1!")).toBe("a-kjope-bolig-trinn-1");
});
