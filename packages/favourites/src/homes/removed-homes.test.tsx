import { renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { feature } from "../feature.ts";
import { loadCollection } from "../model/load-collection.ts";
import {
  COLLECTION_ID,
  collectionPath,
  loaderAt,
  MARIUS_ID,
  sampleCollection,
} from "../testing/responses.ts";
import { RemovedHomes } from "./removed-homes.tsx";

const shared = sampleCollection({
  users: [
    { userId: samplePerson.userId, name: samplePerson.name, role: "owner" },
    { userId: MARIUS_ID, name: "Marius Prøve", role: "member" },
  ],
  removals: [
    {
      propertyId: "3f7q9z2k1m",
      address: "Nardovegen 12, 7032 Trondheim",
      removedBy: MARIUS_ID,
      at: "2026-11-20T11:00:00.000Z",
    },
  ],
});

test("D131: who shares a collection sees who removed a home, and adds it again", async () => {
  const { calls } = await renderWithStorefront(<RemovedHomes collection={shared} />, {
    features: [feature],
    person: samplePerson,
    api: { [`POST ${collectionPath}/properties`]: new Response(null, { status: 204 }) },
  });
  await expect.element(page.getByText("Fjernet av Marius Prøve 20. november 2026")).toBeVisible();
  await page.getByRole("button", { name: "Legg til Nardovegen 12, 7032 Trondheim igjen" }).click();
  await vi.waitFor(() =>
    expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
      properties: ["3f7q9z2k1m"],
    }),
  );
});

test("D131: the others read who deleted their collection, and when", async () => {
  const { router } = await renderWithStorefront(null, {
    path: `/user/favourite/${COLLECTION_ID}`,
    features: [feature],
    person: samplePerson,
    loader: async (args) =>
      args.url.pathname.endsWith(COLLECTION_ID) ? loaderAt(loadCollection)(args) : null,
    api: {
      [`GET ${collectionPath}`]: () =>
        new Response(
          JSON.stringify({
            error: {
              code: "collection_deleted",
              message: "Samlingen er slettet.",
              current: { name: "Trondheim", by: "Marius Prøve", at: "2026-11-20T11:00:00.000Z" },
            },
          }),
          { status: 404, headers: { "content-type": "application/json" } },
        ),
    },
  });
  await expect
    .element(page.getByText("Marius Prøve slettet samlingen «Trondheim» 20. november 2026."))
    .toBeVisible();
  expect(router.state.location.pathname).toBe("/user/favourite");
});
