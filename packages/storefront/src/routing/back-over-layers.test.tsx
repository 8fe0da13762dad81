import { listenBeforeRouter } from "@hjem/ui/back-listener";
import { Dialog } from "@hjem/ui/dialog";
import { followBack } from "@hjem/ui/follow-back";
import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { useState } from "react";
import { createBrowserRouter, Link, Outlet, RouterProvider } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <input id="search" aria-label="Search" />
      <button type="button" onClick={() => setOpen(true)}>
        Share
      </button>
      <Link to="?page=2">Next</Link>
      <Dialog title="Share this home" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Link to="?page=3">Terms</Link>
        <a href="#search" onClick={() => setOpen(false)}>
          To the search
        </a>
      </Dialog>
    </>
  );
}

/** A page in a router with the browser's history, counting its loads. */
async function show() {
  const before = window.location.href;
  const load = vi.fn(({ request }: { request: Request }) => new URL(request.url).search || "1");
  window.history.replaceState(null, "", "/list");
  listenBeforeRouter();
  const router = createBrowserRouter([
    { id: "page", path: "*", loader: load, element: <Page />, HydrateFallback: Outlet },
  ]);
  followBack();
  const shown = await render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  onTestFinished(async () => {
    await shown.unmount();
    router.dispose();
    window.history.replaceState(null, "", before);
  });
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  load.mockClear();
  return { router, load };
}
const dialog = () => page.getByRole("dialog");
const open = async () => {
  await page.getByRole("button", { name: "Share" }).click();
  await expect.element(dialog()).toBeVisible();
};
const closed = () => expect.element(dialog()).not.toBeInTheDocument();

test("opening and closing a layer by Back, Forward or Escape loads nothing", async () => {
  const { router, load } = await show();
  await page.getByRole("link", { name: "Next" }).click();
  await vi.waitFor(() => expect(router.state.location.search).toBe("?page=2"));
  const { key } = router.state.location;
  const changed = vi.fn();
  onTestFinished(router.subscribe(changed));
  load.mockClear();
  await page.getByRole("textbox").fill("Storgata");

  await open();
  window.history.back();
  await closed();
  await open();
  await userEvent.keyboard("{Escape}");
  await closed();
  await vi.waitFor(() => expect(window.history.state).toMatchObject({ key, idx: 1 }));
  await vi.waitFor(() => expect(window.history.state).not.toHaveProperty("layers"));
  await expect.element(page.getByRole("textbox")).toHaveValue("Storgata");
  expect(load).not.toHaveBeenCalled();
  expect(changed).not.toHaveBeenCalled();

  window.history.back();
  await vi.waitFor(() => expect(router.state.location.search).toBe(""));
  expect(load).toHaveBeenCalledOnce();
});

test("after following a link in a dialog, Back returns to the page without the dialog", async () => {
  const { router, load } = await show();
  await open();
  await page.getByRole("link", { name: "Terms" }).click();
  await vi.waitFor(() => expect(router.state.location.search).toBe("?page=3"));
  expect(window.history.state).toMatchObject({ idx: 1 });
  load.mockClear();
  window.history.back();
  await vi.waitFor(() => expect(router.state.location.search).toBe(""));
  expect(load).toHaveBeenCalledOnce();
  await closed();
});

test("a link to a part of the page that closes its layer leads there, and Back from it to the page", async () => {
  const { router } = await show();
  await open();
  await page.getByRole("link", { name: "To the search" }).click();
  await closed();
  await expect.poll(() => router.state.location.hash).toBe("#search");
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(window.location.hash).toBe("#search");
  await open();
  await userEvent.keyboard("{Escape}");
  await closed();
  window.history.back();
  await expect.poll(() => router.state.location.hash).toBe("");
  await expect.poll(() => window.history.state).not.toHaveProperty("layers");
});
