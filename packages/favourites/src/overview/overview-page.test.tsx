import { type RenderOptions, renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import type { StubResponses } from "@hjem/storefront/testing/stub-api";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { feature } from "../feature.ts";
import {
  COLLECTION_ID,
  collectionResponses,
  defaultCollection,
  sampleCollection,
  savedHome,
} from "../testing/responses.ts";
import { Component, loader } from "./overview-page.tsx";

const OTHER_ID = "0199c8a0-0000-7000-8000-0000000000ce";
const CREATE = "POST /api/v2/property-collections";

const show = (api: StubResponses = {}, options: RenderOptions = {}) =>
  renderWithStorefront(<Component />, {
    path: "/user/favourite",
    features: [feature],
    person: samplePerson,
    loader,
    api: { ...collectionResponses(options.region ?? "no"), ...api },
    ...options,
  });

test("FAV-001, FAV-006, FAV-015: the default collection has the market's name, others their own", async () => {
  const norway = await show();
  await expect.element(page.getByRole("heading", { level: 1, name: "Favoritter" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Favoritter" })).toBeVisible();
  await expect.element(page.getByText("4 boliger · Deles med Marius Prøve")).toBeVisible();
  await expect.element(page.getByText("2 nye")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Lagrede søk" }))
    .toHaveAttribute("href", "/user/saved-search");
  await norway.unmount();
  await show({}, { region: "au" });
  await expect
    .element(page.getByRole("heading", { level: 1, name: "Saved properties" }))
    .toBeVisible();
});

test("collections with homes come before an empty one, and what was saved last stands below them", async () => {
  const { property } = savedHome("no");
  const none = { currentPage: 1, perPage: 4, total: 0, data: [] };
  const one = { ...none, total: 1, data: [property] };
  await show({
    "GET /api/v2/property-collections": {
      data: [
        defaultCollection({ properties: none }),
        sampleCollection({ properties: one }),
        sampleCollection({ id: OTHER_ID, name: "Hytte", properties: one }),
      ],
    },
  });
  await expect.element(page.getByRole("heading", { name: "Sist lagret" })).toBeVisible();
  const links = () =>
    [...document.querySelectorAll<HTMLAnchorElement>("li a")].map((link) => link.textContent);
  // A home that is in two collections stands once.
  expect(links()).toEqual(["Hus i Trondheim", "Hytte", "Favoritter", property.address]);
});

test("FAV-032, FAV-040: a collection is created by Enter, without an address where none was typed", async () => {
  const { calls, router } = await show({ [CREATE]: { data: sampleCollection() } });
  await page.getByRole("button", { name: "Ny samling" }).click();
  await expect.element(page.getByRole("textbox", { name: "Navn" })).toHaveFocus();
  await userEvent.keyboard("Hus i Trondheim{Enter}");
  await vi.waitFor(() =>
    expect(router.state.location.pathname).toBe(`/user/favourite/${COLLECTION_ID}`),
  );
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
    name: "Hus i Trondheim",
    sharedWithEmails: [],
  });
});

test("several addresses are invited, and an error of one stands at its field", async () => {
  const { calls } = await show({
    [CREATE]: () =>
      new Response(
        JSON.stringify({
          error: {
            code: "validation_failed",
            message: "Ugyldig.",
            fields: { "shared_with_emails.1": "Skriv en gyldig e-postadresse." },
          },
        }),
        { status: 400, headers: { "content-type": "application/json" } },
      ),
  });
  await page.getByRole("button", { name: "Ny samling" }).click();
  await page.getByRole("textbox", { name: "Navn" }).fill("Hytte");
  await page
    .getByRole("textbox", { name: "Inviter på e-post (valgfritt)" })
    .fill("marius@example.com, feil");
  await page.getByRole("button", { name: "Opprett samling" }).click();
  await expect.element(page.getByText("Skriv en gyldig e-postadresse.")).toBeVisible();
  expect(calls.find(({ method }) => method === "POST")?.body).toMatchObject({
    sharedWithEmails: ["marius@example.com", "feil"],
  });
});

test("a collection without a name is not sent", async () => {
  const { calls } = await show();
  await page.getByRole("button", { name: "Ny samling" }).click();
  await page.getByRole("button", { name: "Opprett samling" }).click();
  await expect.element(page.getByText("Gi samlingen et navn.")).toBeVisible();
  expect(calls.some(({ method }) => method === "POST")).toBe(false);
});
