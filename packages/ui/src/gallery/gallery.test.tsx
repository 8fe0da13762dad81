import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderKit } from "../testing/render-kit.tsx";
import { Gallery } from "./gallery.tsx";

const photos = ["front", "kitchen", "living room", "bath", "garden", "garage"].map((name) => ({
  source: { url: `/nowhere/${name.replace(" ", "-")}`, color: "#7d908b", ratio: 1.5 },
  alt: `The ${name}`,
}));

const groups = [
  { label: "All photos", at: [0, 1, 2, 3, 4, 5] },
  { label: "Kitchen", at: [1, 4] },
];

const turned: number[] = [];
function ControlledGallery({ startAt }: { startAt?: number }) {
  const [openAt, setOpenAt] = useState(startAt);
  return (
    <Gallery
      photos={photos}
      groups={groups}
      label="Pictures of the home"
      openAt={openAt}
      hashOf={(at) => `#picture-${at + 1}`}
      onOpen={setOpenAt}
      onPhotoChange={(at) => turned.push(at)}
      onClose={() => setOpenAt(undefined)}
    />
  );
}
const show = (startAt?: number) => renderKit(<ControlledGallery startAt={startAt} />);
const viewer = () => page.getByRole("dialog", { name: "Pictures of the home" });
const openKitchen = () => page.getByRole("link", { name: "The kitchen" });
const position = () => viewer().getByRole("status");

test("a click on a picture opens the gallery at that picture", async () => {
  await show();
  await openKitchen().click();
  await expect.element(position()).toHaveTextContent("Photo 2 of 6");
});

test("arrow keys turn, Home and End go to either end", async () => {
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

test("Escape closes it and returns the focus", async () => {
  await show();
  await openKitchen().click();
  await expect.element(position()).toHaveTextContent("Photo 2 of 6");
  await userEvent.keyboard("{Escape}");
  await expect.element(viewer()).not.toBeInTheDocument();
  await expect.element(openKitchen()).toHaveFocus();
});

test("the cross closes it and returns the focus", async () => {
  await show();
  await page.getByRole("link", { name: "6 photos" }).click();
  await viewer().getByRole("button", { name: "Close" }).click();
  await expect.element(viewer()).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "6 photos" })).toHaveFocus();
});

const pictures = () => viewer().getByRole("list", { name: "Photos" });

test("a small picture shows that one", async () => {
  await show(0);
  await expect.element(position()).toHaveTextContent("Photo 1 of 6");
  const thumbs = viewer().element().querySelectorAll<HTMLButtonElement>("[aria-hidden] > button");
  expect(thumbs).toHaveLength(6);
  thumbs.item(4).click();
  await expect.element(position()).toHaveTextContent("Photo 5 of 6");
});

test("does not load large pictures far from the one in view", async () => {
  await show();
  await page.getByRole("link", { name: "The front" }).click();
  await expect.element(position()).toHaveTextContent("Photo 1 of 6");
  const requested = [...pictures().element().querySelectorAll("img")].map((image) => image.alt);
  expect(requested).toEqual(["The front", "The kitchen"]);
});

test("before its scripts have loaded, a click stays on the page and names the picture in its address", async () => {
  await show();
  const address = openKitchen().element().getAttribute("href") ?? "";
  expect(address).toBe("#picture-2");
  expect(document.getElementById(address.slice(1))?.contains(openKitchen().element())).toBe(true);
});

test("the URL of a picture opens it, and turning calls back with the new picture", async () => {
  await show(3);
  await expect.element(position()).toHaveTextContent("Photo 4 of 6");
  turned.length = 0;
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(position()).toHaveTextContent("Photo 5 of 6");
  expect(turned).toEqual([4]);
});

test("PROP-032: a room shows its pictures only, and showing all continues from the one in view", async () => {
  await show(0);
  await viewer().getByRole("button", { name: "Kitchen 2" }).click();
  await expect.element(position()).toHaveTextContent("Photo 1 of 2");
  expect(viewer().element().querySelectorAll("li")).toHaveLength(2);
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(position()).toHaveTextContent("Photo 2 of 2");
  await viewer().getByRole("button", { name: "All photos 6" }).click();
  await expect.element(position()).toHaveTextContent("Photo 5 of 6");
});

test("keys zoom and pan a picture; another picture is not zoomed", async () => {
  await show(0);
  await expect.element(position()).toHaveTextContent("Photo 1 of 6");
  const slide = () => viewer().element().querySelectorAll("li").item(0).style.transform;
  await userEvent.keyboard("+");
  await expect.poll(slide).toBe("translate(0px, 0px) scale(1.6)");
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(slide).toBe("translate(-80px, 0px) scale(1.6)");
  await expect.element(position()).toHaveTextContent("Photo 1 of 6");
  await userEvent.keyboard("-");
  await expect.poll(slide).toBe("");
  await userEvent.keyboard("+{End}");
  await expect.element(position()).toHaveTextContent("Photo 6 of 6");
  await expect.element(viewer().getByRole("button", { name: "Zoom out" })).toBeDisabled();
});

test("a double click zooms in at its position, another one resets", async () => {
  await show(0);
  const track = viewer().getByRole("list", { name: "Photos" });
  await track.dblClick();
  await expect.element(track).toHaveAttribute("data-zoomed");
  await track.dblClick();
  await expect.element(track).not.toHaveAttribute("data-zoomed");
});

test("after turning to the last picture by its button, arrow keys still turn", async () => {
  await show(4);
  await viewer().getByRole("button", { name: "Next photo" }).click();
  await expect.element(position()).toHaveTextContent("Photo 6 of 6");
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(position()).toHaveTextContent("Photo 5 of 6");
});
