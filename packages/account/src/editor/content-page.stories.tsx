import { samplePerson } from "@hjem/storefront/testing/sample-person";
import type { StoryPage } from "@hjem/storefront/testing/story-page";
import { StubError, type StubResponses } from "@hjem/storefront/testing/stub-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { adminResponses } from "../testing/admin-responses.ts";
import {
  contentResponses,
  PAGE_PATH,
  samplePage,
  samplePolicy,
} from "../testing/content-responses.ts";
import { contentPath } from "./content-links.tsx";
import * as content from "./content-page.tsx";

const meta = {
  title: "Account/ContentEditor",
  component: content.Component,
  parameters: {
    layout: "fullscreen",
    docs: {
      story: { inline: false, height: "60rem" },
      description: {
        component: `
**Use.** The texts of a market's site for its editors: the list of all texts, and the form of one with its preview. For nothing else: listings have the wizard.

**Accessibility.** Each block is a list item with a name; it is moved with its buttons, with Alt and the arrow keys, or dragged, and its new place is announced. Ctrl+S saves. Whether the text is saved is a status line.
        `,
      },
    },
  },
} satisfies Meta<typeof content.Component>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (path: string, api: StubResponses = {}): Story => ({
  render: () => <content.Component />,
  parameters: {
    storefront: {
      path,
      loader: content.loader,
      person: samplePerson,
      api: { ...adminResponses({ role: "editor" }), ...contentResponses, ...api },
    } satisfies StoryPage,
  },
});

const australian = { region: "au", language: "en" };
const pagePath = contentPath(samplePage);

export const List = shown(contentPath());
export const ListInAustralia: Story = { ...List, globals: australian };
export const Empty = shown(contentPath(), { "GET /api/admin/content": { data: [] } });
export const Page = shown(pagePath);
export const PageInAustralia: Story = { ...Page, globals: australian };
export const Policy = shown(contentPath(samplePolicy));
/** A page that was just created. */
export const NewPage = shown(pagePath, {
  [`GET ${PAGE_PATH}`]: {
    data: { ...samplePage, publishedAt: null, draft: { ...samplePage.draft, blocks: [] } },
  },
});
/** A block that this version of the site does not know. */
export const UnknownBlock = shown(pagePath, {
  [`GET ${PAGE_PATH}`]: {
    data: {
      ...samplePage,
      draft: { ...samplePage.draft, blocks: [{ __component: "blocks.quiz", id: 1 }] },
    },
  },
});
export const Versions: Story = {
  ...shown(pagePath),
  globals: australian,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Versions" }));
    await userEvent.click(await canvas.findByRole("button", { name: /Compare version 1/ }));
  },
};
/** Another editor has saved since. */
export const Conflict: Story = {
  ...shown(pagePath, {
    [`PUT ${PAGE_PATH}`]: new StubError(409, "conflict"),
  }),
  globals: australian,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Description" }), " More.");
    await userEvent.click(canvas.getByRole("button", { name: "Save the draft" }));
    await canvas.findByRole("dialog");
  },
};
export const Failed = shown(contentPath(), {
  "GET /api/admin/content": new StubError(500, "internal_error", ""),
});
