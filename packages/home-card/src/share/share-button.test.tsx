import { renderWithStorefront } from "@hjem/storefront/testing";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { ShareButton } from "./lazy-share.ts";
import { SHARE_WINDOW } from "./share-links.ts";

const home = { label: "Share", title: "A house", url: "http://no.localhost/property/1/a" };

afterEach(() => vi.restoreAllMocks());

test("PROP-062, UI-058: Facebook opens in a small window, and only on click", async () => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  await renderWithStorefront(<ShareButton {...home} />, { region: "au" });
  await page.getByRole("link", { name: "Share" }).click();
  const dialog = page.getByRole("dialog", { name: "Share this home" });
  await dialog.getByRole("link", { name: "Facebook" }).click();
  expect(open).toHaveBeenCalledWith(
    expect.stringContaining(encodeURIComponent(home.url)),
    "share",
    SHARE_WINDOW,
  );
});

test("PROP-063, PROP-065: the URL can be copied as it is, and scanned from the screen", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await renderWithStorefront(<ShareButton {...home} />, { region: "au" });
  await page.getByRole("link", { name: "Share" }).click();
  await page.getByRole("button", { name: "Copy" }).click();
  expect(write).toHaveBeenCalledWith(home.url);
  await expect.element(page.getByText("The address is copied")).toBeInTheDocument();
  await expect.element(page.getByRole("img", { name: /QR code/ })).toBeVisible();
});

test("without JavaScript the button opens an email", async () => {
  await renderWithStorefront(<ShareButton {...home} />, { region: "au" });
  const href = page.getByRole("link", { name: "Share" }).element().getAttribute("href");
  expect(href).toMatch(/^mailto:\?subject=A%20house/);
});
