import type {
  ContentVersion,
  EditorEntry,
  EditorSummary,
} from "@hjem/domain/content/content-editor";
import type { StubResponses } from "@hjem/storefront/testing/stub-api";

/** Id of the made-up page. */
export const PAGE_ID = "0123456789abcdef01234567";

const summaryOf = (entry: EditorEntry): EditorSummary => {
  const { draft: _, ...summary } = entry;
  return summary;
};

/** A made-up page with a draft that is newer than what is public. */
export const samplePage: EditorEntry = {
  documentId: PAGE_ID,
  locale: "en",
  collection: "cms-pages",
  region: "au",
  name: "buying-a-home",
  title: "Buying a home",
  version: 3,
  publishedAt: "2026-11-20T10:00:00.000Z",
  draftAt: "2026-11-21T09:00:00.000Z",
  hasChanges: true,
  draft: {
    url: "buying-a-home",
    title: "Buying a home",
    description: "From finance to keys, step by step.",
    kind: "guide",
    picture: null,
    readingMinutes: 6,
    sources: [{ label: "Example authority", url: "https://example.org/stamp-duty" }],
    blocks: [
      {
        __component: "blocks.header",
        id: 1,
        title: "Buying a home",
        lead: "From finance to keys.",
        picture: null,
      },
      {
        __component: "blocks.article",
        id: 2,
        text: "## Find out what you can borrow\n\nAsk a lender before the first inspection.",
        html: "",
      },
      {
        __component: "blocks.accordion",
        id: 3,
        title: "Questions",
        items: [{ title: "What is stamp duty?", text: "A tax of the state.", html: "" }],
      },
      {
        __component: "blocks.article-card",
        id: 4,
        title: "Read on",
        urls: ["/page/glossary", "buying-a-home"],
      },
    ],
  },
};

/** Another made-up page, not published. */
export const sampleDraft: EditorSummary = {
  ...summaryOf(samplePage),
  documentId: "fedcba9876543210fedcba98",
  name: "glossary",
  title: "Glossary",
  publishedAt: null,
};

/** A made-up policy. */
export const samplePolicy: EditorEntry = {
  ...samplePage,
  documentId: "aaaaaaaaaaaaaaaaaaaaaaaa",
  collection: "content-policies",
  region: "all",
  name: "privacy_policy",
  title: "Privacy policy",
  version: 1,
  hasChanges: false,
  draft: { kind: "privacy_policy", title: "Privacy policy", text: "What we store.", html: "" },
};

/** Made-up publications, the newest first. */
export const sampleVersions: ContentVersion[] = [
  {
    number: 2,
    publishedAt: "2026-11-20T10:00:00.000Z",
    publishedBy: "Ola Prøve",
    note: "New rates",
    isPublished: true,
  },
  {
    number: 1,
    publishedAt: "2026-11-01T10:00:00.000Z",
    publishedBy: null,
    note: null,
    isPublished: false,
  },
];

/** Path of the made-up page in the API. */
export const PAGE_PATH = `/api/admin/content/${PAGE_ID}/en`;

/** The API's responses to the editor. */
export const contentResponses: StubResponses = {
  "GET /api/admin/content": {
    data: [summaryOf(samplePage), sampleDraft, summaryOf(samplePolicy)],
  },
  [`GET ${PAGE_PATH}`]: { data: samplePage },
  [`GET /api/admin/content/${samplePolicy.documentId}/en`]: { data: samplePolicy },
  [`GET ${PAGE_PATH}/versions`]: { data: sampleVersions },
  [`GET ${PAGE_PATH}/versions/1`]: {
    data: {
      ...sampleVersions[1],
      draft: { ...samplePage.draft, title: "How to buy a home" },
    },
  },
  [`POST /api/admin/content/${PAGE_ID}/preview-link`]: {
    data: { path: "/preview/content/au/page?token=abc", expiresAt: "2026-11-28T10:00:00.000Z" },
  },
};
