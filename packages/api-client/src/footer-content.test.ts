import { expect, test } from "vitest";
import { readFooter } from "./footer-content.ts";

const accordion = (text: string) => ({
  __component: "blocks.accordion",
  items: [{ title: "Søk", text, html: "" }],
});

test("CMS-002: the footer is a sentence and groups of links", () => {
  const sentence = { __component: "blocks.centre-content", text: "Boliger i hele Norge." };
  expect(
    readFooter({ blocks: [sentence, accordion("- [Til salgs](/list)\n- [Kart](https://a.no/x)")] }),
  ).toEqual({
    motto: "Boliger i hele Norge.",
    groups: [
      {
        title: "Søk",
        links: [
          { label: "Til salgs", href: "/list" },
          { label: "Kart", href: "https://a.no/x" },
        ],
      },
    ],
  });
});

test.each([
  ["no entry", null],
  ["blocks of another shape", { blocks: [null, 7, { items: "x" }, { items: [null] }] }],
  ["a group without links", { blocks: [accordion("Bare tekst")] }],
  [
    "links that could run code",
    { blocks: [accordion("- [x](javascript:alert(1))\n- [y](//a.no)")] },
  ],
])("the site's own links are shown for %s", (_, entry) => {
  expect(readFooter(entry)).toBeNull();
});
