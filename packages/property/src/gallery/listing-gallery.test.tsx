import { renderWithStorefront } from "@hjem/storefront/testing";
import { sampleImages } from "@hjem/storefront/testing/sample-homes";
import { listing } from "@hjem/storefront/testing/sample-listing";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { testFeature } from "../testing/feature.ts";
import { listingPhotos } from "./listing-photos.ts";
import PagePictures from "./page-pictures.tsx";

const images = [sampleImages.red, sampleImages.livingRoom, sampleImages.floorPlan];

async function show(path = "/property/1/a") {
  const options = { features: [testFeature], path };
  const { app, unmount } = await renderWithStorefront(null, options);
  const photos = listingPhotos(app.page, { ...listing(), images });
  await unmount();
  await renderWithStorefront(<PagePictures {...photos} label="Bilder" />, options);
}
const position = () =>
  page.getByRole("dialog", { name: "Bilder" }).getByRole("status").filter({ hasText: "Bilde" });

test("the URL of a picture opens it, and closing it stays on the page", async () => {
  await show("/property/1/a#picture-2");
  await expect.element(position()).toHaveTextContent("Bilde 2 av 3");
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("PROP-031: the floor plan is one click away, and only rooms with pictures are offered", async () => {
  await show();
  await page.getByRole("link", { name: "Planløsning", exact: true }).click();
  await expect.element(position()).toHaveTextContent("Bilde 3 av 3");
  const rooms = page.getByRole("dialog").getByRole("group").getByRole("button");
  await expect
    .poll(() => rooms.elements().map((room) => room.textContent))
    .toEqual(["Alle bilder 3", "Planløsning 1", "Stue 1"]);
});

test("the URL of a missing picture opens nothing", async () => {
  await show("/property/1/a#picture-9");
  await expect.element(page.getByRole("link", { name: "3 bilder" })).toBeVisible();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});
