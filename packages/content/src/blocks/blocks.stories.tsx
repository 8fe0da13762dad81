import type { StoryPage } from "@hjem/storefront/testing/story-page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import Blocks from "./blocks.tsx";

const paragraph =
  "<p>Totalprisen er prisen med felleskostnader, gjeld og omkostninger. <a href='/list'>Se boliger</a> med totalpris.</p>";
const text = { id: 1, text: "", html: paragraph };
const LONG_WORD = "husleietvistutvalgsavgjørelsesbegrunnelse".repeat(40);

const meta = {
  title: "Content/Blocks",
  component: Blocks,
  args: { blocks: [] },
  parameters: {
    layout: "fullscreen",
    storefront: {} satisfies StoryPage,
    docs: {
      description: {
        component: `
**Use.** The blocks of a page that editors write, below one another. Each kind is one component; a block that this site does not know is left out before it comes here. Not for pages of the product, which are laid out in code.

**Accessibility.** Titles of blocks are headings of level 2 below the page's own. Pictures have the text that the editor gave them, and a picture behind text is decoration. Questions are native details: Tab, Enter and Space. Nothing moves by itself.
        `,
      },
    },
  },
} satisfies Meta<typeof Blocks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A heading with its lead, and running text. */
export const HeaderAndText: Story = {
  args: {
    blocks: [
      {
        __component: "blocks.header",
        id: 1,
        title: "Slik leser du prisen",
        lead: "Hva som er med, og hva som kommer i tillegg.",
        picture: null,
      },
      { __component: "blocks.article", ...text },
      { __component: "blocks.centre-content", ...text, title: "Spør oss" },
    ],
  },
};

/** A box with figures and one link. */
export const Highlight: Story = {
  args: {
    blocks: [
      {
        __component: "blocks.highlight",
        ...text,
        title: "Et eksempel",
        rows: [
          { label: "Prisantydning", value: "3 050 000 kr" },
          { label: "Totalpris", value: "3 127 340 kr" },
        ],
        link: { label: "Se boliger", url: "/list" },
      },
    ],
  },
};

/** Questions that open and close. */
export const Questions: Story = {
  args: {
    blocks: [
      {
        __component: "blocks.accordion",
        id: 1,
        title: "Spørsmål",
        items: [
          { title: "Hva er totalpris?", text: "", html: paragraph },
          { title: "Hva er felleskostnader?", text: "", html: paragraph },
        ],
      },
    ],
  },
};

/** Words over a background, here without a picture. */
export const Feature: Story = {
  args: {
    blocks: [
      {
        __component: "blocks.feature-with-background",
        ...text,
        title: "Selg boligen din",
        picture: null,
        link: { label: "Legg inn en annonse", url: "/my-listing" },
      },
    ],
  },
};

/** Cards that lead to other pages; one has no picture, one is not read from beginning to end. */
export const Cards: Story = {
  args: {
    blocks: [
      {
        __component: "blocks.article-card",
        id: 1,
        title: "Guider",
        urls: ["kjope-bolig", "om-oss"],
        cards: [
          {
            href: "/page/kjope-bolig",
            title: "Slik kjøper du bolig",
            kind: "guide",
            picture: null,
            readingMinutes: 5,
          },
          {
            href: "/page/om-oss",
            title: "Om oss",
            kind: "page",
            picture: null,
            readingMinutes: null,
          },
        ],
      },
    ],
  },
};

/** None of its pages is published: the block is not shown. */
export const NoCards: Story = {
  args: {
    blocks: [
      { __component: "blocks.article-card", id: 1, title: "Guider", urls: ["borte"], cards: [] },
    ],
  },
};

/** A page without blocks. */
export const Empty: Story = {};

/** A word longer than a line is broken, and nothing scrolls sideways. */
export const LongWords: Story = {
  args: {
    blocks: [
      {
        __component: "blocks.header",
        id: 1,
        title: LONG_WORD.slice(0, 160),
        lead: LONG_WORD.slice(0, 600),
        picture: null,
      },
      { __component: "blocks.article", id: 1, text: "", html: `<p>${LONG_WORD}</p>` },
      {
        __component: "blocks.highlight",
        id: 1,
        text: "",
        html: `<p>${LONG_WORD}</p>`,
        title: LONG_WORD.slice(0, 160),
        rows: [{ label: LONG_WORD.slice(0, 120), value: LONG_WORD.slice(0, 120) }],
        link: { label: LONG_WORD.slice(0, 80), url: "/list" },
      },
      {
        __component: "blocks.accordion",
        id: 1,
        title: LONG_WORD.slice(0, 160),
        items: [{ title: LONG_WORD.slice(0, 160), text: "", html: `<p>${LONG_WORD}</p>` }],
      },
    ],
  },
};
