import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderKit } from "../testing/render-kit.tsx";
import { Gallery } from "./gallery.tsx";

const photos = ["front", "kitchen", "living room", "bath", "garden", "garage"].map((name) => ({
  source: { url: `/nowhere/${name.replace(" ", "-")}`, color: "#7d908b", ratio: 1.5 },
  alt: `The ${name}`,
}));

const show = () => renderKit(<Gallery photos={photos} label="Pictures of the home" />);
const viewer = () => page.getByRole("dialog", { name: "Pictures of the home" });
const openKitchen = () => page.getByRole("link", { name: "The kitchen" });
const position = () => viewer().getByRole("status");

test("a press on a picture opens all of them at that one", async () => {
  await show();
  await openKitchen().click();
  await expect.element(position()).toHaveTextContent("Photo 2 of 6");
});

test("arrows turn, Home and End go to either end", async () => {
  await show();
  await openKitchen().click();
  await expect.element(position()).toHaveTextContent("Photo 2 of 6");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(position()).toHaveTextContent("Photo 3 of 6");
  await userEvent.keyboard("{End}");
  await expect.element(position()).toHaveTextContent("Photo 6 of 6");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(position()).toHaveTextContent("Photo 6 of 6");
  await userEvent.keyboard("{Home}");
  await expect.element(position()).toHaveTextContent("Photo 1 of 6");
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(position()).toHaveTextContent("Photo 1 of 6");
});

test("Escape closes, and the focus is back where it was", async () => {
  await show();
  await openKitchen().click();
  await expect.element(position()).toHaveTextContent("Photo 2 of 6");
  await userEvent.keyboard("{Escape}");
  await expect.element(viewer()).not.toBeInTheDocument();
  await expect.element(openKitchen()).toHaveFocus();
});

test("the cross closes, and the focus is back where it was", async () => {
  await show();
  await page.getByRole("link", { name: "6 photos" }).click();
  await viewer().getByRole("button", { name: "Close" }).click();
  await expect.element(viewer()).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "6 photos" })).toHaveFocus();
});

test("pictures far from the one in view are not asked for", async () => {
  await show();
  await page.getByRole("link", { name: "The front" }).click();
  await expect.element(position()).toHaveTextContent("Photo 1 of 6");
  const asked = [...viewer().element().querySelectorAll("img")].map((image) => image.alt);
  expect(asked).toEqual(["The front", "The kitchen"]);
});

test("without JavaScript a press opens the picture itself", async () => {
  await show();
  await expect.element(openKitchen()).toHaveAttribute("href", "/nowhere/kitchen-1600.webp");
});
