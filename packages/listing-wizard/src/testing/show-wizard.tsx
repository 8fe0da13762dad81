import type { Draft, DraftPatch } from "@hjem/domain/draft/draft";
import { mergeDraft } from "@hjem/domain/draft/merge-patch";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import type { StubResponses } from "@hjem/storefront/testing/stub-api";
import type { TestRegion } from "@hjem/storefront/testing/test-storefronts";
import { Component, loader } from "../my-listing-page.tsx";
import { DRAFT_ID } from "./sample-draft.ts";
import { feature } from "./test-feature.ts";

interface ShownWizard {
  /** What follows the draft in the address, such as `&tab=price`. @default "" */
  query?: string;
  /** @default "no" */
  region?: TestRegion;
  api?: StubResponses;
}

const PATH = `/api/user/properties/draft/${DRAFT_ID}`;

/** The wizard of a draft over an API that stores its changes, `stored`. */
export async function showWizard(
  draft: Draft,
  { query = "", region = "no", api = {} }: ShownWizard = {},
) {
  const stored = { draft };
  const rendered = await renderWithStorefront(<Component />, {
    region,
    path: `/my-listing?draft=${DRAFT_ID}${query}`,
    features: [feature],
    person: samplePerson,
    loader,
    api: {
      [`GET ${PATH}/preview`]: () => ({ data: stored.draft }),
      [`PATCH ${PATH}`]: ({ body }) => {
        const { version } = stored.draft;
        stored.draft = { ...mergeDraft(stored.draft, body as DraftPatch), version: version + 1 };
        return { data: stored.draft };
      },
      ...api,
    },
  });
  return { ...rendered, stored };
}
