import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderWithStorefront } from "../testing/render-with-storefront.tsx";
import { watchInput } from "./unsaved-input.ts";

const show = async () => {
  const hasUnsavedInput = watchInput(document);
  const screen = await renderWithStorefront(
    <>
      <form role="search">
        <input aria-label="Place" />
      </form>
      <form onSubmit={(event) => event.preventDefault()}>
        <input aria-label="Name" />
        <button type="submit">Send</button>
      </form>
    </>,
  );
  return { hasUnsavedInput, screen };
};

test("D116: what is typed into a form counts as unsaved until it is sent", async () => {
  const { hasUnsavedInput } = await show();
  expect(hasUnsavedInput()).toBe(false);
  await page.getByLabelText("Name").fill("Kari");
  expect(hasUnsavedInput()).toBe(true);
  await page.getByRole("button", { name: "Send" }).click();
  expect(hasUnsavedInput()).toBe(false);
});

test("D116: a form that has left the page holds nothing any more, and a search is in its address", async () => {
  const { hasUnsavedInput, screen } = await show();
  await page.getByLabelText("Place").fill("Oslo");
  expect(hasUnsavedInput()).toBe(false);
  await page.getByLabelText("Name").fill("Kari");
  await screen.unmount();
  expect(hasUnsavedInput()).toBe(false);
});
