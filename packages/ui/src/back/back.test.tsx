import { StrictMode, useState } from "react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { Dialog, Drawer } from "../dialog/dialog.tsx";
import { Dropdown } from "../dropdown/dropdown.tsx";
import { renderKit } from "../testing/render-kit.tsx";
import { followBack } from "./follow-back.ts";
import { useBackCloses } from "./use-back-closes.ts";

/** `popstate` events that reach the page: a router would load a page for each of them. */
const onPopState = vi.fn();

/** Back or Forward in the browser; its result is visible a moment later. */
const press = (steps: -1 | 1) => window.history.go(steps);

const layersOver = () => (window.history.state as { layers?: number } | null)?.layers ?? 0;
const stepShown = () => (window.history.state as { at?: string } | null)?.at;

/** Two pages, the second of which is current: leaving it differs from closing a layer over it. */
function standOnPage(): void {
  window.history.pushState({ at: "before", idx: 0, key: "before" }, "");
  window.history.pushState({ at: "page", idx: 1, key: "page" }, "");
}

function Page({ canClose }: { canClose?: () => boolean }) {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <>
      <input aria-label="Below" />
      <button type="button" onClick={() => setDrawerOpen(true)}>
        Filters
      </button>
      <Drawer title="All filters" isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)}>
        <button type="button" onClick={() => setDialogOpen(true)}>
          Sign in
        </button>
        <button
          type="button"
          onClick={() => {
            setDrawerOpen(false);
            window.history.pushState({ at: "results", idx: 2, key: "results" }, "");
          }}
        >
          Show homes
        </button>
        <button
          type="button"
          onClick={() => {
            setDrawerOpen(false);
            setDialogOpen(true);
          }}
        >
          Save
        </button>
      </Drawer>
      <Dialog
        title="Who are you?"
        isOpen={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        canClose={canClose}
      >
        <button
          type="button"
          onClick={() => {
            window.history.pushState({ at: "terms", idx: 2, key: "terms" }, "");
            setDialogOpen(false);
            setDrawerOpen(false);
          }}
        >
          Terms
        </button>
      </Dialog>
    </>
  );
}

const drawer = () => page.getByRole("dialog", { name: "All filters" });
const dialog = () => page.getByRole("dialog", { name: "Who are you?" });
const button = (name: string) => page.getByRole("button", { name });
const isDrawerShown = () => expect.element(drawer()).toBeVisible();
const isDrawerGone = () => expect.element(drawer()).not.toBeInTheDocument();

/** The next Back leaves the page, and is the only event. */
async function expectBackLeaves(): Promise<void> {
  expect(onPopState).not.toHaveBeenCalled();
  press(-1);
  await vi.waitFor(() => expect(onPopState).toHaveBeenCalledOnce());
  expect(stepShown()).toBe("before");
}

beforeAll(() => {
  followBack();
  window.addEventListener("popstate", onPopState);
  return () => window.removeEventListener("popstate", onPopState);
});
beforeEach(async () => {
  // Layers of the previous test are closed by now.
  await vi.waitUntil(() => layersOver() === 0);
  standOnPage();
  onPopState.mockClear();
});

test("Back closes a drawer and stays on the page; again it leaves the page", async () => {
  await renderKit(<Page />);
  await page.getByRole("textbox").fill("Storgata");
  await button("Filters").click();
  await isDrawerShown();
  press(-1);
  await isDrawerGone();
  await expect.element(page.getByRole("textbox")).toHaveValue("Storgata");
  await expect.element(button("Filters")).toHaveFocus();
  await expectBackLeaves();
});

test.each(["Escape", "the cross"])("closing by %s removes its history entry", async (by) => {
  await renderKit(<Page />);
  await button("Filters").click();
  await isDrawerShown();
  if (by === "Escape") await userEvent.keyboard("{Escape}");
  else await drawer().getByRole("button", { name: "Close" }).click();
  await isDrawerGone();
  await vi.waitFor(() => expect(layersOver()).toBe(0));
  await expectBackLeaves();
});

test("opening it again, also in StrictMode, adds one history entry", async () => {
  await renderKit(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  for (let time = 0; time < 2; time += 1) {
    await button("Filters").click();
    await isDrawerShown();
    expect(layersOver()).toBe(1);
    press(-1);
    await isDrawerGone();
  }
  await expectBackLeaves();
});

test("Back closes a dialog over a drawer first", async () => {
  await renderKit(<Page />);
  await button("Filters").click();
  await button("Sign in").click();
  await expect.element(dialog()).toBeVisible();
  press(-1);
  await expect.element(dialog()).not.toBeInTheDocument();
  await isDrawerShown();
  press(-1);
  await isDrawerGone();
  await expectBackLeaves();
});

test("a dialog that replaces a drawer reuses its history entry", async () => {
  await renderKit(<Page />);
  await button("Filters").click();
  await button("Save").click();
  await expect.element(dialog()).toBeVisible();
  await isDrawerGone();
  expect(layersOver()).toBe(1);
  press(-1);
  await expect.element(dialog()).not.toBeInTheDocument();
  await expectBackLeaves();
});

test("with unsaved changes it stays open and keeps its history entry", async () => {
  const canClose = vi.fn(() => false);
  const shown = await renderKit(<Page canClose={canClose} />);
  await button("Filters").click();
  await button("Sign in").click();
  press(-1);
  await vi.waitFor(() => expect(canClose).toHaveBeenCalledOnce());
  expect(layersOver()).toBe(2);
  await expect.element(dialog()).toBeVisible();
  await shown.unmount();
});

test("Forward to a closed drawer stays on the page", async () => {
  await renderKit(<Page />);
  await button("Filters").click();
  await isDrawerShown();
  press(-1);
  await isDrawerGone();
  const go = vi.spyOn(window.history, "go");
  press(1);
  // Forward and back again.
  await vi.waitFor(() => expect(go).toHaveBeenLastCalledWith(-1));
  go.mockRestore();
  await vi.waitFor(() => expect(layersOver()).toBe(0));
  await isDrawerGone();
  await expectBackLeaves();
});

test("after following a link in a drawer, Back returns to the page, once", async () => {
  await renderKit(<Page />);
  await button("Filters").click();
  await button("Show homes").click();
  await isDrawerGone();
  await vi.waitFor(() => expect(stepShown()).toBe("results"));
  expect(layersOver()).toBe(0);
  expect(onPopState).not.toHaveBeenCalled();
  press(-1);
  await vi.waitFor(() => expect(onPopState).toHaveBeenCalledOnce());
  expect(stepShown()).toBe("page");
  onPopState.mockClear();
  await expectBackLeaves();
});

test("after following a link in a dialog over a drawer, Back returns to the page, once", async () => {
  await renderKit(<Page />);
  await button("Filters").click();
  await button("Sign in").click();
  await button("Terms").click();
  await vi.waitFor(() => expect(layersOver()).toBe(0));
  await vi.waitFor(() => expect(stepShown()).toBe("terms"));
  expect(onPopState).not.toHaveBeenCalled();
  press(-1);
  await vi.waitFor(() => expect(onPopState).toHaveBeenCalledOnce());
  expect(stepShown()).toBe("page");
  onPopState.mockClear();
  await expectBackLeaves();
});

test("a navigation waits until the history entry of a closing drawer is removed", async () => {
  await renderKit(<Page />);
  await button("Filters").click();
  await isDrawerShown();
  await userEvent.keyboard("{Escape}");
  window.history.pushState({ at: "results", idx: 2, key: "results" }, "");
  await vi.waitFor(() => expect(layersOver()).toBe(0));
  await vi.waitFor(() => expect(stepShown()).toBe("results"));
  press(-1);
  await vi.waitFor(() => expect(stepShown()).toBe("page"));
});

test.each([
  { layer: "part of the page", isPartOfPage: true },
  { layer: "a dialog", isPartOfPage: false },
])("Back before the new page is drawn: $layer is open: $isPartOfPage", async (layer) => {
  const close = vi.fn(() => true);
  const { isPartOfPage } = layer;
  const shown = await renderHook(() => useBackCloses({ isOpen: true, close, isPartOfPage }));
  await vi.waitFor(() => expect(layersOver()).toBe(1));
  window.history.pushState({ at: "results", idx: 2, key: "results" }, "");
  press(-1);
  await vi.waitFor(() => expect(onPopState).toHaveBeenCalledOnce());
  expect(stepShown()).toBe("page");
  expect(close).toHaveBeenCalledTimes(isPartOfPage ? 0 : 1);
  await shown.unmount();
});

test("keeps history state that is set while a drawer is open", async () => {
  await renderKit(<Page />);
  await button("Filters").click();
  await isDrawerShown();
  window.history.replaceState({ ...window.history.state, typed: "Storgata" }, "");
  press(-1);
  await isDrawerGone();
  expect(window.history.state).toEqual({ at: "page", idx: 1, key: "page", typed: "Storgata" });
  await expectBackLeaves();
});

test("going back several entries closes it too", async () => {
  await renderKit(<Page />);
  await button("Filters").click();
  await isDrawerShown();
  window.history.go(-2);
  await isDrawerGone();
  await vi.waitFor(() => expect(onPopState).toHaveBeenCalledOnce());
  expect(stepShown()).toBe("before");
});

test("on a phone Back closes a menu, on a wide page it does not", async () => {
  await renderKit(
    <Dropdown label="Kari">
      <button type="button">Sign out</button>
    </Dropdown>,
  );
  await page.viewport(390, 844);
  await page.getByText("Kari").click();
  await expect.element(button("Sign out")).toBeVisible();
  await vi.waitFor(() => expect(layersOver()).toBe(1));
  press(-1);
  await expect.element(button("Sign out")).not.toBeInTheDocument();

  await page.viewport(1366, 768);
  await page.getByText("Kari").click();
  await expect.element(button("Sign out")).toBeVisible();
  await expectBackLeaves();
});

test("unmounting a menu removes its history entry", async () => {
  await page.viewport(390, 844);
  const shown = await renderKit(<Dropdown label="Kari">Kari</Dropdown>);
  await page.getByText("Kari").first().click();
  await vi.waitFor(() => expect(layersOver()).toBe(1));
  await shown.unmount();
  await vi.waitFor(() => expect(layersOver()).toBe(0));
  await page.viewport(1366, 768);
  await expectBackLeaves();
});
