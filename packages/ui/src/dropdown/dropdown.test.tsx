import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { inKit, renderKit } from "../testing/render-kit.tsx";
import { Dropdown, type DropdownProps } from "./dropdown.tsx";
import { DROPDOWN_FOCUS_DELAY_MS } from "./use-dropdown.ts";

const show = (props: Partial<DropdownProps> = {}) =>
  renderKit(
    <div style={{ height: "3000px" }}>
      <Dropdown label="Bedrooms" {...props}>
        <input type="text" aria-label="At least" />
      </Dropdown>
      <button type="button">Elsewhere</button>
    </div>,
  );
const trigger = () => page.getByText("Bedrooms");
const inside = () => page.getByRole("textbox", { name: "At least" });
const scroll = async () => {
  const scrolled = new Promise((resolve) =>
    document.addEventListener("scroll", resolve, { once: true }),
  );
  window.scrollTo(0, 200);
  await scrolled;
};

beforeEach(() => window.scrollTo(0, 0));
afterEach(() => vi.useRealTimers());

test("UI-015, UI-016: a click opens the dropdown, another closes it", async () => {
  await show();
  await expect.element(inside()).not.toBeInTheDocument();
  await trigger().click();
  await expect.element(inside()).toBeVisible();
  await trigger().click();
  await expect.element(inside()).not.toBeInTheDocument();
});

test("UI-017: a click outside closes it", async () => {
  await show();
  await trigger().click();
  await expect.element(inside()).toBeVisible();
  await userEvent.click(document.body, { position: { x: 5, y: 400 } });
  await expect.element(inside()).not.toBeInTheDocument();
});

test("UI-018: Escape closes it and returns the focus to the trigger", async () => {
  await show();
  await trigger().click();
  await inside().click();
  await userEvent.keyboard("{Escape}");
  await expect.element(inside()).not.toBeInTheDocument();
  expect(document.activeElement?.tagName).toBe("SUMMARY");
});

test("UI-019: scrolling closes it only with that setting", async () => {
  const screen = await show({ closesOnScroll: true });
  await trigger().click();
  await expect.element(inside()).toBeVisible();
  await scroll();
  await expect.element(inside()).not.toBeInTheDocument();
  await screen.unmount();

  window.scrollTo(0, 0);
  await show();
  await trigger().click();
  await scroll();
  await expect.element(inside()).toBeVisible();
});

test("UI-020: a click outside and Escape close it without the setting for scrolling", async () => {
  await show({ closesOnScroll: false });
  await trigger().click();
  await userEvent.keyboard("{Escape}");
  await expect.element(inside()).not.toBeInTheDocument();
});

/** Opens the dropdown with a clock that stands still. */
async function openAtStandstill() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const details = document.querySelector("details");
  const toggled = new Promise((resolve) =>
    details?.addEventListener("toggle", resolve, { once: true }),
  );
  details?.querySelector("summary")?.click();
  await toggled;
}

test("UI-021: focuses the first control 150 ms after opening", async () => {
  expect(DROPDOWN_FOCUS_DELAY_MS).toBe(150);
  await show();
  await openAtStandstill();
  await vi.advanceTimersByTimeAsync(149);
  expect(inside().element()).not.toBe(document.activeElement);
  await vi.advanceTimersByTimeAsync(1);
  expect(inside().element()).toBe(document.activeElement);
});

test("UI-022, UI-023: the panel is on top of everything, 12 px below its trigger", async () => {
  await show();
  await trigger().click();
  await expect.element(inside()).toBeInTheDocument();
  const panel = inside().element().parentElement;
  const summary = document.querySelector("summary");
  if (!panel || !summary) throw new Error("the dropdown is not there");
  expect(getComputedStyle(panel).zIndex).toBe("9999");
  // It moves there once its animation has begun.
  await expect
    .poll(() => panel.getBoundingClientRect().top - summary.getBoundingClientRect().bottom)
    .toBeCloseTo(12, 0);
});

test("moving the focus elsewhere closes it", async () => {
  await show();
  await trigger().click();
  await inside().click();
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "Elsewhere" })).toHaveFocus();
  await expect.element(inside()).not.toBeInTheDocument();
});

test("the focus that moves on at once, before the dropdown listens, is not taken back", async () => {
  await show();
  const elsewhere = page.getByRole("button", { name: "Elsewhere" });
  document.querySelector("summary")?.click();
  elsewhere.element().focus();
  await expect.element(inside()).not.toBeInTheDocument();
  await expect.element(elsewhere).toHaveFocus();
});

test("its content can close it", async () => {
  await renderKit(
    <Dropdown label="Bedrooms">
      {(close) => (
        <button type="button" onClick={close}>
          Done
        </button>
      )}
    </Dropdown>,
  );
  await trigger().click();
  await page.getByRole("button", { name: "Done" }).click();
  await expect.element(page.getByRole("button", { name: "Done" })).not.toBeInTheDocument();
});

const showLabels = () =>
  renderKit(
    <main tabIndex={-1}>
      <Dropdown label="Bedrooms">
        <label>
          <input type="radio" name="bedrooms" defaultChecked />
          <span>Any</span>
        </label>
        <label>
          <input type="radio" name="bedrooms" />
          <span>Two</span>
        </label>
      </Dropdown>
    </main>,
  );

test("a click on a label inside keeps it open, though the focus moves to the element around it", async () => {
  await showLabels();
  await trigger().click();
  const any = page.getByRole("radio", { name: "Any" });
  await expect.element(any).toHaveFocus();
  await page.getByText("Two").click();
  await expect.element(page.getByRole("radio", { name: "Two" })).toBeChecked();
  await expect.element(any).toBeVisible();
});

test("a label that is still held down 150 ms after opening stays under the pointer, so that its release chooses it", async () => {
  await showLabels();
  await openAtStandstill();
  // What pressing the label does before it is released.
  page
    .getByText("Two")
    .element()
    .dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  const around = page.getByRole("main").element() as HTMLElement;
  around.focus();
  await vi.advanceTimersByTimeAsync(DROPDOWN_FOCUS_DELAY_MS);
  expect(document.querySelector("details")?.open).toBe(true);
  expect(document.activeElement).toBe(around);
  await page.getByText("Two").click();
  await expect.element(page.getByRole("radio", { name: "Two" })).toBeChecked();
});

test("a label that is pressed before the dropdown listens keeps it open too", async () => {
  await showLabels();
  const opened = openAtStandstill();
  (page.getByRole("main").element() as HTMLElement).focus();
  await opened;
  await vi.advanceTimersByTimeAsync(DROPDOWN_FOCUS_DELAY_MS);
  expect(document.querySelector("details")?.open).toBe(true);
});

test("content that few open is rendered when first opened, and stays", async () => {
  await show({ unopened: <input type="hidden" name="least" /> });
  expect(document.querySelector("[aria-label='At least']")).toBeNull();
  expect(document.querySelector("[name=least]")).not.toBeNull();
  await trigger().click();
  await expect.element(inside()).toHaveFocus();
  expect(document.querySelector("[name=least]")).toBeNull();
  await inside().fill("2");
  await trigger().click();
  await expect.element(inside()).not.toBeInTheDocument();
  await trigger().click();
  await expect.element(inside()).toHaveValue("2");
});

test("one that was opened before it was hydrated gets its content with hydration", async () => {
  const dropdown = inKit(
    <Dropdown label="Bedrooms" unopened={<a href="/filters">Filters</a>}>
      <input type="text" aria-label="At least" />
    </Dropdown>,
  );
  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = renderToString(dropdown);
  await trigger().click();
  await expect.element(page.getByRole("link", { name: "Filters" })).toBeVisible();
  const hydrated = await act(() => hydrateRoot(root, dropdown));
  await expect.element(inside()).toHaveFocus();
  await expect.element(page.getByRole("link", { name: "Filters" })).not.toBeInTheDocument();
  act(() => hydrated.unmount());
  root.remove();
});
