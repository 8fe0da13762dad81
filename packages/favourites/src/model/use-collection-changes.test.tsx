import type { Collection } from "@hjem/domain/saved/collection";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import { StubError, type StubResponses } from "@hjem/storefront/testing/stub-api";
import { stubLive } from "@hjem/storefront/testing/stub-live";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { feature } from "../feature.ts";
import { Component, loader } from "../homes/homes-page.tsx";
import {
  COLLECTION_ID,
  collectionPath,
  collectionResponses,
  homesResponse,
  loaderAt,
  MARIUS_ID,
  sampleCollection,
  savedHomes,
} from "../testing/responses.ts";

const addressOf = (version: number) => `Ny adresse ${version}, 7032 Trondheim`;
const HOMES = `GET ${collectionPath}/properties`;

/** The page of a collection that is connected, with what the API has of it. */
async function openCollection({
  users = sampleCollection().users,
  api = {},
  isPolling = false,
  checked = Promise.resolve(),
}: {
  users?: Collection["users"];
  api?: StubResponses;
  isPolling?: boolean;
  /** A request of the version alone is answered with what it is now, but not before this. */
  checked?: Promise<void>;
} = {}) {
  const state = { homes: homesResponse(savedHomes("no")) };
  const rendered = await renderWithStorefront(<Component />, {
    path: `/user/favourite/${COLLECTION_ID}`,
    features: [feature],
    person: samplePerson,
    loader: loaderAt(loader),
    api: {
      ...collectionResponses("no", sampleCollection({ users })),
      [HOMES]: async ({ query }) => {
        const { homes } = state;
        if (query.get("size") === "1") await checked;
        return homes;
      },
      ...api,
    },
  });
  const live = isPolling ? undefined : stubLive(rendered.app);
  const lists = () =>
    rendered.calls
      .filter(({ method, path }) => `${method} ${path}` === HOMES)
      .map(({ query }) => query.get("size"));
  await vi.waitFor(() => expect(lists()).toContain("100"));
  return {
    ...rendered,
    lists,
    /** Changes the address of every home, as of a version. */
    change: (version: number) => {
      const homes = savedHomes("no").map((home) => ({
        ...home,
        property: { ...home.property, address: addressOf(version) },
      }));
      state.homes = homesResponse(homes, version);
    },
    changed: (version: number, userId: string | null) =>
      live?.send("collection_changed", { collectionId: COLLECTION_ID, version, userId }),
  };
}
const expectShown = (version: number) =>
  expect.element(page.getByRole("link", { name: addressOf(version) }).first()).toBeVisible();

test("D77: what another person changes is requested at once and without polling", async () => {
  const { change, changed, lists } = await openCollection();
  await vi.waitFor(() => expect(lists()).toEqual(["100", "1"]));
  change(2);
  changed(2, MARIUS_ID);
  await expectShown(2);
  expect(lists()).toEqual(["100", "1", "100"]);
  changed(2, MARIUS_ID);
  expect(lists()).toHaveLength(3);
});

test("D77: a check that ends while the homes are requested does not request them again", async () => {
  const check = Promise.withResolvers<void>();
  const { change, changed, lists } = await openCollection({ checked: check.promise });
  const [first] = savedHomes("no");
  await expect
    .element(page.getByRole("link", { name: first?.property.address }).first())
    .toBeVisible();
  change(2);
  changed(2, MARIUS_ID);
  check.resolve();
  await expectShown(2);
  change(3);
  changed(3, MARIUS_ID);
  await expectShown(3);
  expect(lists()).toEqual(["100", "1", "100", "100"]);
});

test("D77: a changed listing is shown in a collection of one person too", async () => {
  const { change, changed, lists } = await openCollection({
    users: sampleCollection().users.slice(0, 1),
  });
  change(1);
  changed(1, null);
  await expectShown(1);
  expect(lists()).toEqual(["100", "100"]);
});

test("D77: without a live connection a changed listing is shown within a minute, in a collection of one person too", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { change, lists } = await openCollection({
    users: sampleCollection().users.slice(0, 1),
    isPolling: true,
  });
  change(1);
  vi.advanceTimersByTime(60_000);
  await expectShown(1);
  expect(lists()).toEqual(["100", "100"]);
});

test("what the same person changes on another device is requested where it is not shown yet", async () => {
  const { change, changed, lists } = await openCollection();
  await vi.waitFor(() => expect(lists()).toEqual(["100", "1"]));
  changed(1, samplePerson.userId);
  await vi.waitFor(() => expect(lists()).toEqual(["100", "1", "1"]));
  change(2);
  changed(2, samplePerson.userId);
  await expectShown(2);
});

test("D60: a removed member sees that it is not there any more", async () => {
  let isRemoved = false;
  const collection = sampleCollection();
  const { changed, router } = await openCollection({
    api: {
      [`GET ${collectionPath}`]: () =>
        isRemoved ? new StubError(404, "not_found") : { data: collection },
    },
  });
  isRemoved = true;
  changed(2, MARIUS_ID);
  await vi.waitFor(() => expect(Object.values(router.state.errors ?? {})).toHaveLength(1));
  expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 404 }]);
});
