import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderKit } from "../testing/render-kit.tsx";
import { Button } from "./button.tsx";

test("a busy button keeps its width and ignores clicks", async () => {
  const onClick = vi.fn();
  const screen = await renderKit(
    <Button variant="primary" busyLabel="Saving" onClick={onClick}>
      Save search
    </Button>,
  );
  const width = page.getByRole("button").element().getBoundingClientRect().width;
  await screen.unmount();
  await renderKit(
    <Button variant="primary" isBusy busyLabel="Saving" onClick={onClick}>
      Save search
    </Button>,
  );
  const busy = page.getByRole("button", { name: "Saving" });
  expect(busy.element().getBoundingClientRect().width).toBe(width);
  await busy.click({ force: true });
  expect(onClick).not.toHaveBeenCalled();
});
