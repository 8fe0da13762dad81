import { browserStorage } from "@hjem/storefront/browser-storage";
import { removeStored } from "@hjem/storefront/stored-value";
import { type RenderOptions, renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import { StubError } from "@hjem/storefront/testing/stub-api";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { onSignedIn } from "../signed-in.ts";
import { useCommuteAddresses } from "./use-commute-addresses.ts";

const work = { displayName: "Jobb", coordinates: { lat: 59.9, lng: 10.7 }, isHidden: true };
const school = { displayName: "Skole", coordinates: { lat: 59.95, lng: 10.7 }, isHidden: false };
const ROOT = "/api/user/commute-addresses";

beforeEach(() => removeStored(["commute"]));

function Names() {
  const addresses = useCommuteAddresses();
  return <p>{addresses.map(({ displayName }) => displayName).join(", ") || "none"}</p>;
}

const asPerson = (api: RenderOptions["api"]) =>
  renderWithStorefront(<Names />, {
    person: samplePerson,
    api: { "GET /api/v2/property-collections/all-favorites": { data: [] }, ...api },
  });
const stored = () => browserStorage().read("commute");

test("D84: at sign-in the addresses of the device move to the account, hidden ones hidden, and leave the device", async () => {
  browserStorage().write("commute", [work, school]);
  let account: object[] = [];
  const { app, calls } = await asPerson({
    [`GET ${ROOT}`]: () => ({ data: account }),
    [`POST ${ROOT}`]: () => {
      account = [
        { ...work, id: "a1" },
        { ...school, id: "a2" },
      ];
      return { data: account };
    },
  });
  await onSignedIn(app.store);
  await expect.element(page.getByText("Jobb, Skole")).toBeVisible();
  const posts = calls.filter(({ method }) => method === "POST");
  expect(posts.map(({ path, body }) => [path, body])).toEqual([
    [ROOT, { addresses: [work, school] }],
  ]);
  expect(stored()).toBeUndefined();
  // The next page of the visit has nothing to move.
  await onSignedIn(app.store);
  expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1);
});

test("D84: where the account is full, its own addresses remain and the device's go", async () => {
  browserStorage().write("commute", [work]);
  const { app } = await asPerson({
    [`GET ${ROOT}`]: { data: [{ ...school, id: "a2" }] },
    [`POST ${ROOT}`]: new StubError(422, "limit_reached"),
  });
  await onSignedIn(app.store);
  await expect.element(page.getByText("Skole", { exact: true })).toBeVisible();
  expect(stored()).toBeUndefined();
});

test("D84: what cannot be stored now stays on the device for the next time", async () => {
  browserStorage().write("commute", [work]);
  const { app } = await asPerson({
    [`GET ${ROOT}`]: { data: [] },
    [`POST ${ROOT}`]: new StubError(503, "internal_error"),
  });
  await onSignedIn(app.store);
  expect(stored()).toEqual([work]);
});

test("SAVE-072: a visitor has the addresses of the device, and nothing is requested", async () => {
  browserStorage().write("commute", [work, school]);
  const { calls } = await renderWithStorefront(<Names />);
  await expect.element(page.getByText("Jobb, Skole")).toBeVisible();
  expect(calls).toEqual([]);
});
