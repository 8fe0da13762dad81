import { type ReactNode, useState, useSyncExternalStore } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Dialog } from "../dialog/dialog.tsx";
import { enterModal } from "../dialog/open-modals.ts";
import { renderKit } from "../testing/render-kit.tsx";
import { createToastQueue, type ToastQueue } from "./toast-queue.ts";
import { Toaster } from "./toaster.tsx";

function Shown({ queue }: { queue: ToastQueue }) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.list, queue.list);
  return (
    <Toaster
      toasts={toasts}
      onClose={queue.close}
      onPause={queue.pauseAll}
      onRelease={queue.resumeAll}
    />
  );
}

/** A clock that a test advances. */
function handClock() {
  let now = 0;
  let waiting: { at: number; run: () => void }[] = [];
  return {
    now: () => now,
    wait(run: () => void, milliseconds: number) {
      const entry = { at: now + milliseconds, run };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((each) => each !== entry);
      };
    },
    pass(milliseconds: number) {
      now += milliseconds;
      const due = waiting.filter((each) => each.at <= now);
      waiting = waiting.filter((each) => each.at > now);
      for (const { run } of due) run();
    },
  };
}

afterEach(() => page.viewport(1366, 768));

async function show(beside?: ReactNode) {
  const clock = handClock();
  const queue = createToastQueue(clock);
  await renderKit(
    <>
      <Shown queue={queue} />
      {beside}
    </>,
  );
  return { clock, queue };
}

/** A dialog that can be opened and closed. */
function Question() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <Dialog title="Really?" isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>Say yes or no.</p>
      </Dialog>
    </>
  );
}

/** The topmost element at the centre of an element. */
const isInReach = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

test("UI-026: a message disappears after three seconds, but not while hovered", async () => {
  const { clock, queue } = await show();
  queue.show({ message: "Saved" });
  await page.getByText("Saved").hover();
  clock.pass(60_000);
  await expect.element(page.getByText("Saved")).toBeVisible();
  await userEvent.hover(document.documentElement, { position: { x: 2, y: 2 } });
  clock.pass(3_000);
  await expect.element(page.getByText("Saved")).not.toBeInTheDocument();
});

test("the timer pauses while its action has the focus; the action closes the message", async () => {
  const { clock, queue } = await show();
  const undo = vi.fn();
  queue.show({ message: "Removed", action: { label: "Undo", run: undo } });
  const act = page.getByRole("button", { name: "Undo" });
  await expect.element(act).toBeVisible();
  act.element().focus();
  clock.pass(60_000);
  await act.click();
  expect(undo).toHaveBeenCalledOnce();
  await expect.element(page.getByText("Removed")).not.toBeInTheDocument();
});

test("the action of a message can still be pressed after two more have arrived, at the same place", async () => {
  const { queue } = await show();
  const undo = vi.fn();
  queue.show({ message: "Photo 1 removed", action: { label: "Undo", run: undo } });
  const act = page.getByRole("button", { name: "Undo" });
  await act.hover();
  const before = act.element().getBoundingClientRect().top;
  queue.show({ message: "Photo 2 removed" });
  queue.show({ message: "Photo 3 removed" });
  await expect.element(page.getByText("Photo 2 removed")).toBeVisible();
  expect(act.element().getBoundingClientRect().top).toBe(before);
  await act.click();
  expect(undo).toHaveBeenCalledOnce();
  await expect.element(page.getByText("Photo 3 removed")).toBeVisible();
});

test("an error stays until its cross is clicked", async () => {
  const { clock, queue } = await show();
  queue.show({ message: "Not saved", tone: "error" });
  clock.pass(3_600_000);
  await page.getByRole("button", { name: "Close" }).click();
  await expect.element(page.getByText("Not saved")).not.toBeInTheDocument();
});

test("Escape closes the message that has the focus, gives the focus back and leaves a dialog open", async () => {
  const { clock, queue } = await show(<Question />);
  await page.getByRole("button", { name: "Ask" }).click();
  const dialog = page.getByRole("dialog");
  const before = document.activeElement;
  queue.show({ message: "Not saved", tone: "error" });
  queue.show({ message: "Not sent", tone: "error" });
  const close = dialog.getByRole("status").getByRole("button", { name: "Close" });
  await expect.poll(() => close.elements().length).toBe(2);
  (close.elements()[1] as HTMLElement).focus();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText("Not sent")).not.toBeInTheDocument();
  await expect.element(page.getByText("Not saved")).toBeVisible();
  await expect.element(dialog).toBeVisible();
  expect(document.activeElement).toBe(before);
  // The timers go on.
  queue.show({ message: "Saved" });
  await expect.element(page.getByText("Saved", { exact: true })).toBeVisible();
  clock.pass(3_000);
  await expect.element(page.getByText("Saved", { exact: true })).not.toBeInTheDocument();
});

test("UI-027: is at the bottom right of a wide window", async () => {
  await page.viewport(1366, 768);
  const { queue } = await show();
  queue.show({ message: "Saved" });
  await expect.element(page.getByText("Saved")).toBeVisible();
  const box = page.getByRole("status").element().getBoundingClientRect();
  expect(innerWidth - box.right).toBeLessThan(40);
  expect(innerHeight - box.bottom).toBeLessThan(40);
  expect(box.left).toBeGreaterThan(innerWidth / 2);
});

test("UI-028, UI-029: is at the bottom centre below 640 px, above the bottom navigation", async () => {
  await page.viewport(639, 800);
  const { queue } = await show();
  queue.show({ message: "Saved" });
  await expect.element(page.getByText("Saved")).toBeVisible();
  const box = page.getByRole("status").element().getBoundingClientRect();
  expect(Math.abs(box.left - (innerWidth - box.right))).toBeLessThan(2);
  expect(innerHeight - box.bottom).toBeGreaterThanOrEqual(60);
});

test("a message with a name of 5,000 letters is no wider than a phone", async () => {
  await page.viewport(390, 844);
  const { queue } = await show();
  const name = "W".repeat(5_000);
  queue.show({ message: name, tone: "error", action: { label: "Try again", run: () => {} } });
  await expect.element(page.getByText(name)).toBeInTheDocument();
  expect(page.getByRole("status").element().scrollWidth).toBeLessThanOrEqual(390);
});

test("messages are announced by a live region that exists before them", async () => {
  await show();
  await expect.element(page.getByRole("status")).toBeInTheDocument();
});

test.each([390, 1366])(
  "at %i px a message over an open dialog is visible, announced and clickable",
  async (width) => {
    await page.viewport(width, 800);
    const { queue } = await show(<Question />);
    await page.getByRole("button", { name: "Ask" }).click();
    queue.show({ message: "Not saved", tone: "error" });
    const dialog = page.getByRole("dialog", { name: "Really?" });
    const close = dialog.getByRole("status").getByRole("button", { name: "Close" });
    await expect.element(close).toBeVisible();
    await expect.poll(() => isInReach(close.element())).toBe(true);
    await close.click();
    await expect.element(page.getByText("Not saved")).not.toBeInTheDocument();
    await expect.element(dialog).toBeVisible();
  },
);

test("a message moves into a dialog that opens, and back to the page when it closes", async () => {
  const { queue } = await show(<Question />);
  queue.show({ message: "Not saved", tone: "error" });
  await page.getByRole("button", { name: "Ask" }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByRole("status").getByText("Not saved")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole("status").getByText("Not saved")).toBeVisible();
});

test("a dialog that is removed before messages render does not remove them", async () => {
  const leave = enterModal(document.createElement("dialog"));
  const { queue } = await show();
  queue.show({ message: "Saved" });
  leave();
  await expect.element(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
});
