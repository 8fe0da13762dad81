import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CheckIcon } from "../icon/icons.ts";
import { renderKit } from "../testing/render-kit.tsx";
import { Carousel } from "./carousel.tsx";

const photos = ["one", "two", "three", "four"].map((name) => ({
  source: { url: `/nowhere/${name}`, color: "#7d908b", ratio: 1.5 },
  alt: `Picture ${name}`,
}));

const show = () =>
  renderKit(
    <div style={{ width: "400px" }}>
      <Carousel photos={photos} href="#home" sizes="400px" marks="count" />
    </div>,
  );
const requested = () => [...document.querySelectorAll("img")].map((image) => image.alt);

test("loads only the first picture until the carousel is used", async () => {
  await show();
  await page.getByRole("list", { name: /^Photo/ }).hover();
  expect(requested()).toEqual(["Picture one"]);
});

test("turning loads the picture in view and the next one only", async () => {
  await show();
  await page.getByRole("list", { name: /^Photo/ }).hover();
  await page.getByRole("button", { name: "Next photo" }).click();
  await expect.element(page.getByRole("list", { name: "Photo 2 of 4" })).toBeVisible();
  expect(requested()).toEqual(["Picture one", "Picture two", "Picture three"]);
});

test("arrow keys turn, and stop at either end", async () => {
  await show();
  const row = page.getByRole("list", { name: /^Photo/ });
  row.element().focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}");
  await expect.element(page.getByRole("list", { name: "Photo 4 of 4" })).toBeVisible();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(page.getByRole("list", { name: "Photo 3 of 4" })).toBeVisible();
});

test("is one tab stop: neither arrows nor links of the pictures can be tabbed to", async () => {
  await show();
  await userEvent.tab();
  await expect.element(page.getByRole("list", { name: /^Photo/ })).toHaveFocus();
  await userEvent.tab();
  expect(document.activeElement?.closest("[style]")).toBeNull();
});

test("a single picture is no list and has no arrows", async () => {
  await renderKit(<Carousel photos={photos.slice(0, 1)} href="#home" sizes="400px" />);
  await expect.element(page.getByRole("button", { name: "Next photo" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("list", { name: /^Photo/ })).not.toBeInTheDocument();
});

// Widths of a row beside the map on a phone and on a desktop, of a row of the list, of a card.
test.each([128, 152, 224, 358])(
  "the dots do not overlap the note in a picture of %i px",
  async (width) => {
    const viewed = (
      <>
        <CheckIcon size="s" />
        Viewed
      </>
    );
    await renderKit(
      <div style={{ width }}>
        <Carousel photos={[...photos, ...photos]} href="#home" sizes="128px" note={viewed} />
      </div>,
    );
    const note = page.getByText("Viewed");
    await expect.element(note).toBeVisible();
    await document.fonts.ready;
    const end = note.element().getBoundingClientRect().right;
    const dots = [...document.querySelectorAll("[data-lit], [data-lit] ~ i")].filter(
      (dot) => dot.getClientRects().length > 0,
    );
    expect(dots).toHaveLength(width === 128 ? 0 : 5);
    for (const dot of dots) expect(dot.getBoundingClientRect().left).toBeGreaterThan(end);
  },
);
