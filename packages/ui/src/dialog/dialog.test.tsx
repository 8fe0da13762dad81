import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderKit } from "../testing/render-kit.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";

function Page(props: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog title="Save search" {...props} isOpen={isOpen} onClose={() => setOpen(false)}>
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

const opener = () => page.getByRole("button", { name: "Open" });
const dialog = () => page.getByRole("dialog", { name: "Save search" });

test("opens with the focus on its heading", async () => {
  await renderKit(<Page />);
  await opener().click();
  await expect.element(dialog().getByRole("heading", { name: "Save search" })).toHaveFocus();
});

test("Escape closes it, and the focus returns to the element that opened it", async () => {
  await renderKit(<Page />);
  await opener().click();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

test("the cross and the backdrop close it", async () => {
  await page.viewport(1366, 768);
  await renderKit(<Page />);
  await opener().click();
  await dialog().getByRole("button", { name: "Close" }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await opener().click();
  await expect.element(dialog()).toBeVisible();
  await userEvent.click(dialog(), { position: { x: -20, y: -20 }, force: true });
  await expect.element(dialog()).not.toBeInTheDocument();
});

test("with unsaved changes neither Escape nor the cross closes it without confirmation", async () => {
  const canClose = vi.fn(() => false);
  await renderKit(<Page canClose={canClose} />);
  await opener().click();
  await dialog().getByRole("button", { name: "Close" }).click();
  expect(canClose).toHaveBeenCalledOnce();
  await expect.element(dialog()).toBeVisible();
});

test("the page behind is inert while it is open", async () => {
  await renderKit(<Page />);
  await opener().click();
  for (let press = 0; press < 5; press += 1) {
    await userEvent.tab();
    expect(document.activeElement).not.toBe(document.querySelector("button"));
  }
});
