import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderWithStorefront } from "../testing/render-with-storefront.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";

test("a link to a fragment moves the focus there, even if it changes the query", async () => {
  await renderWithStorefront(
    <>
      <RouteAnnouncer />
      <a href="/?ask=viewing#contact">Register</a>
      <a href="/calculator">Loan</a>
      <section id="contact">
        <input aria-label="Name" />
      </section>
    </>,
  );
  await page.getByRole("link", { name: "Register" }).click();
  await expect.poll(() => document.activeElement?.id).toBe("contact");
  await userEvent.tab();
  await expect.element(page.getByLabelText("Name")).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(page.getByRole("link", { name: "Loan" })).toHaveFocus();
});
