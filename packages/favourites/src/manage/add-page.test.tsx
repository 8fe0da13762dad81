import { renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { feature } from "../feature.ts";
import {
  COLLECTION_ID,
  collectionPath,
  collectionResponses,
  loaderAt,
  sampleCollection,
  savedHome,
} from "../testing/responses.ts";
import { Component, loader } from "./add-page.tsx";

const home = (propertyId: string, address: string, collectionIds: string[]) =>
  savedHome("no", { propertyId, collectionIds, property: { propertyId, address } });

test("FAV-003, FAV-033: homes that are saved elsewhere are picked and added; those of the collection stay ticked", async () => {
  const homes = [
    home("home-a", "Storgata 1", [COLLECTION_ID]),
    home("home-b", "Storgata 2", ["c2"]),
    home("home-c", "Storgata 3", ["c2"]),
  ];
  const { calls, router } = await renderWithStorefront(<Component />, {
    path: `/user/favourite/${COLLECTION_ID}/add-favourites`,
    features: [feature],
    person: samplePerson,
    loader: loaderAt(loader, { collectionId: COLLECTION_ID }),
    api: {
      ...collectionResponses("no", sampleCollection()),
      "GET /api/v2/property-collections/properties": {
        data: homes,
        pagination: { currentPage: 1, perPage: 24, total: 3, lastPage: 1 },
      },
      [`POST ${collectionPath}/properties`]: new Response(null, { status: 204 }),
    },
  });
  const box = (name: RegExp) => page.getByRole("checkbox", { name });
  await expect.element(box(/Storgata 1/)).toBeDisabled();
  await expect.element(box(/Storgata 1/)).toBeChecked();
  await box(/Storgata 2/).click();
  await box(/Storgata 3/).click();
  await page.getByRole("button", { name: "Legg til 2 boliger" }).click();
  await expect.poll(() => router.state.location.pathname).toBe(`/user/favourite/${COLLECTION_ID}`);
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
    properties: ["home-b", "home-c"],
  });
});
