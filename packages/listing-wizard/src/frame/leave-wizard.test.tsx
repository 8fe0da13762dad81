import type { Draft, DraftPatch } from "@hjem/domain/draft/draft";
import { mergeDraft } from "@hjem/domain/draft/merge-patch";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import { StubError } from "@hjem/storefront/testing/stub-api";
import { toasts } from "@hjem/storefront/toasts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { Component, loader } from "../my-listing-page.tsx";
import { DRAFT_ID, saleDraft } from "../testing/sample-draft.ts";
import { skipWaits } from "../testing/skip-waits.ts";
import { feature } from "../testing/test-feature.ts";

const PATH = `/api/user/properties/draft/${DRAFT_ID}`;
const TITLE = "Lys leilighet med balkong";

afterEach(() => {
  for (const { id } of toasts.list()) toasts.close(id);
  localStorage.clear();
});

/** The details of a draft with a new title, over an API that may be down. */
async function typeTitle({ isDown }: { isDown: boolean }) {
  const api: { draft: Draft; isDown: boolean } = { draft: saleDraft(), isDown };
  const rendered = await renderWithStorefront(<Component />, {
    region: "no",
    path: `/my-listing?draft=${DRAFT_ID}&tab=details`,
    features: [feature],
    person: samplePerson,
    loader,
    api: {
      [`GET ${PATH}/preview`]: () => ({ data: api.draft }),
      [`PATCH ${PATH}`]: ({ body }) => {
        if (api.isDown) return new StubError(503, "not_ready");
        const { version } = api.draft;
        api.draft = { ...mergeDraft(api.draft, body as DraftPatch), version: version + 1 };
        return { data: api.draft };
      },
    },
  });
  await page.getByRole("textbox", { name: "Overskrift" }).fill(TITLE);
  return { ...rendered, api };
}

test("what was typed a moment before Back is saved at once", async () => {
  const { router, api } = await typeTitle({ isDown: false });
  await router.navigate("/");
  await expect.poll(() => api.draft.propertyDetail.title).toBe(TITLE);
  expect(toasts.list()).toEqual([]);
});

test("what cannot be saved on the way out is named, and the message leads back to it", async () => {
  const { router, api } = await typeTitle({ isDown: true });
  await router.navigate("/");
  await expect.poll(() => toasts.list().length).toBe(1);
  expect(toasts.list()[0]?.message).toMatch(/ikke lagret/);
  api.isDown = false;
  skipWaits();
  toasts.list()[0]?.action?.run();
  await expect.element(page.getByRole("textbox", { name: "Overskrift" })).toHaveValue(TITLE);
  await expect.poll(() => api.draft.propertyDetail.title).toBe(TITLE);
  await expect.poll(() => toasts.list()).toEqual([]);
});

const closeTab = () =>
  window.dispatchEvent(new Event("beforeunload", { cancelable: true })) ? "closes" : "asks";

test("a tab that is closed while something is typed saves it; where saving has failed, the browser asks first", async () => {
  const { api } = await typeTitle({ isDown: false });
  expect(closeTab()).toBe("closes");
  window.dispatchEvent(new Event("pagehide"));
  await expect.poll(() => api.draft.propertyDetail.title).toBe(TITLE);
  api.isDown = true;
  await page.getByRole("textbox", { name: "Overskrift" }).fill("Noe annet");
  await expect
    .element(page.getByText(/Ingen forbindelse|Ikke noe nett|på denne enheten/))
    .toBeVisible();
  expect(closeTab()).toBe("asks");
  api.isDown = false;
  await page.getByRole("button", { name: "Prøv igjen" }).click();
  await expect.poll(() => api.draft.propertyDetail.title).toBe("Noe annet");
  expect(closeTab()).toBe("closes");
});
