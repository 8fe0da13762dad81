import type { StoryPage } from "@hjem/storefront/testing/story-page";
import { type StubCall, StubError } from "@hjem/storefront/testing/stub-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Component, loader } from "./text-page.tsx";

const POLICIES = "GET /api/content-policies";
const entry = {
  id: 1,
  documentId: "abcdefghij",
  createdAt: "2026-11-01T10:00:00.000Z",
  updatedAt: "2026-11-16T10:00:00.000Z",
  publishedAt: "2026-11-16T10:00:00.000Z",
};
const pagination = { page: 1, pageSize: 25, pageCount: 1, total: 1 };
const policy = ({ query }: StubCall) => ({
  data: [
    {
      ...entry,
      locale: query.get("locale"),
      region: query.get("filters[region][$eq]"),
      kind: query.get("filters[kind][$eq]"),
      title: "Personvern",
      text: "",
      html: "<h2>Hva vi lagrer</h2><p>Navn og e-postadresse, til du sletter kontoen.</p>",
    },
  ],
  meta: { pagination },
});

const meta = {
  title: "Content/TextPage",
  component: Component,
  parameters: {
    layout: "fullscreen",
    storefront: {
      path: "/privacy-policy",
      loader,
      api: { [POLICIES]: policy },
    } satisfies StoryPage,
    docs: {
      story: { inline: false, height: "40rem" },
      description: {
        component: `
**Use.** A page of text of the content service: a policy, a guide or another page of an editor. A policy that cannot be loaded says so in one sentence and names what can be read. Not for a page of the product.

**Accessibility.** One heading of level 1; headings of the text begin at level 2. Text is in one column of at most 75 letters. The links to the other policies are a list.
        `,
      },
    },
  },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Policy: Story = {};

/** The content service does not respond, or has no such text. */
export const Missing: Story = {
  parameters: {
    storefront: {
      path: "/privacy-policy",
      loader,
      api: { [POLICIES]: new StubError(503, "not_ready") },
    } satisfies StoryPage,
  },
};

/** The page that names all policies. */
export const AllPolicies: Story = {
  parameters: { storefront: { path: "/policy", loader, api: {} } satisfies StoryPage },
};
