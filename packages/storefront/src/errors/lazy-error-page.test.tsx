import { expect, test } from "vitest";
import { renderWithStorefront } from "../testing/render-with-storefront.tsx";
import { errorPageOf } from "./lazy-error-page.tsx";

test.each(["Failed to fetch dynamically imported module", "Unable to preload CSS"])(
  "UI-010: an error page that does not arrive either is words and a link, not a white page: %s",
  async (message) => {
    const { default: Page } = await errorPageOf(() => Promise.reject(new TypeError(message)));
    const screen = await renderWithStorefront(<Page />, { region: "au" });
    await expect.element(screen.getByText(/Check your connection and try again/)).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Hjem" })).toHaveAttribute("href", "/");
  },
);
