import type { HeldEnquiry } from "@hjem/domain/lead/held-enquiry";
import { viewingDate } from "@hjem/domain/listing/viewing-date";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { adminResponses } from "../testing/admin-responses.ts";
import { testFeature } from "../testing/feature.ts";
import { heldEnquiry } from "../testing/held-enquiry-samples.ts";
import { Component, loader } from "./held-enquiries-page.tsx";

const url = "/api/admin/enquiries";
const viewing = viewingDate(
  { day: "2026-12-03", timeFrom: "17:00", timeTo: "17:45" },
  "Europe/Oslo",
);
const ola = heldEnquiry("Ola", { viewing });
const kari = heldEnquiry("Kari", { doubt: "too_fast", kind: "contact" });

/** Shows the page; what is decided is gone from the list. */
const show = async (first: readonly HeldEnquiry[]) => {
  let left = first;
  const decided = (id: string) => () => {
    left = left.filter((each) => each.id !== id);
    return { data: left };
  };
  const { calls } = await renderWithStorefront(<Component />, {
    region: "no",
    features: [testFeature],
    person: samplePerson,
    path: "/admin-listing/enquiries",
    loader,
    api: {
      ...adminResponses(),
      [`GET ${url}`]: () => ({ data: left }),
      ...Object.fromEntries(
        first.flatMap(({ id }) => [
          [`POST ${url}/${id}/release`, decided(id)],
          [`DELETE ${url}/${id}`, decided(id)],
        ]),
      ),
    },
  });
  return { sent: () => calls.filter(({ method }) => method !== "GET") };
};
const item = (name: string) => page.getByRole("listitem").filter({ hasText: `${name}@` });

test("D137: a moderator reads why an enquiry is held and what it says, and sends it on", async () => {
  const { sent } = await show([ola, kari]);
  await expect.element(page.getByText("2 henvendelser")).toBeVisible();
  await expect.element(item("ola").getByText("Er boligen ledig?")).toBeVisible();
  await expect
    .element(item("ola").getByText("Visning tor. 3. des. kl. 17:00–17:45", { exact: false }))
    .toBeVisible();
  await expect
    .element(item("ola").getByText("Et felt som folk ikke ser, var fylt ut"))
    .toBeVisible();
  await expect
    .element(item("kari").getByText("Sendt innen to sekunder etter at skjemaet ble åpnet"))
    .toBeVisible();
  await page.getByRole("button", { name: "Send videre: Ola" }).click();
  await expect.element(item("ola")).not.toBeInTheDocument();
  expect(sent()).toMatchObject([{ method: "POST", path: `${url}/${ola.id}/release` }]);
});

test("D137: deleting one asks first, as nobody hears of it", async () => {
  const { sent } = await show([ola]);
  await page.getByRole("button", { name: "Slett: Ola" }).click();
  const dialog = page.getByRole("dialog", { name: "Vil du slette henvendelsen?" });
  await dialog.getByRole("button", { name: "Avbryt" }).click();
  expect(sent()).toEqual([]);
  await page.getByRole("button", { name: "Slett: Ola" }).click();
  await dialog.getByRole("button", { name: "Slett" }).click();
  await expect.element(page.getByText("Ingen henvendelser står på vent.")).toBeVisible();
  expect(sent()).toMatchObject([{ method: "DELETE", path: `${url}/${ola.id}` }]);
});

test("D137: an enquiry about an erased listing can only be deleted", async () => {
  await show([heldEnquiry("Ola", { listing: null })]);
  await expect.element(page.getByRole("button", { name: "Slett: Ola" })).toBeVisible();
  expect(page.getByRole("button", { name: /Send videre/ }).elements()).toEqual([]);
});
