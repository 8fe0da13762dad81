import { expect, test, vi } from "vitest";
import { Main } from "../layout/main.tsx";
import { appFailed, errorCleared } from "../store/app-slice.ts";
import { renderWithStorefront } from "../testing/render-with-storefront.tsx";
import { ErrorPage } from "./error-page.tsx";

test("UI-008, UI-009, UI-014: an app error replaces the page until it is cleared", async () => {
  const { app, ...screen } = await renderWithStorefront(
    <Main>
      <h1>Boligen</h1>
    </Main>,
  );
  await expect.element(screen.getByRole("heading", { name: "Boligen" })).toBeVisible();
  app.store.dispatch(appFailed({ type: "Error404" }));
  await expect.element(screen.getByRole("heading", { name: "Vi finner ikke siden" })).toBeVisible();
  app.store.dispatch(appFailed({ type: "Error500", incident: "request-1234" }));
  await expect.element(screen.getByRole("heading", { name: "Noe gikk galt" })).toBeVisible();
  app.store.dispatch(errorCleared());
  await expect.element(screen.getByRole("heading", { name: "Boligen" })).toBeVisible();
});

test("UI-010, UI-011, UI-012: the default is the 404 page, with a search and a link to the home page", async () => {
  const { router, ...screen } = await renderWithStorefront(<ErrorPage />, { path: "/error" });
  await expect.element(screen.getByText("404")).toBeVisible();
  await expect.element(screen.getByRole("search")).toHaveAttribute("action", "/list");
  await screen.getByRole("link", { name: "Gå til forsiden" }).click();
  expect(router.state.location.pathname).toBe("/");
});

test("the address of a place that does not exist offers a search for its words", async () => {
  const screen = await renderWithStorefront(<ErrorPage failure={{ type: "Error404" }} />, {
    path: "/locations/troms%C3%B8y/nope",
  });
  await expect
    .element(screen.getByRole("searchbox", { name: "Sted eller gate" }))
    .toHaveValue("tromsøy nope");
});

test("UI-013: the 500 page offers to retry and shows the incident id", async () => {
  const screen = await renderWithStorefront(
    <ErrorPage failure={{ type: "Error500", incident: "request-1234" }} />,
    { region: "au", path: "/list?page=2" },
  );
  await expect
    .element(screen.getByRole("link", { name: "Try again" }))
    .toHaveAttribute("href", "/list?page=2");
  await expect
    .element(screen.getByText("If you contact us, quote this reference: request-1234"))
    .toBeVisible();
});

test("without a network a page that could not be loaded says so, and offers to try again", async () => {
  const connection = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const screen = await renderWithStorefront(<ErrorPage failure={{ type: "Error500" }} />);
  await expect.element(screen.getByRole("heading", { name: "Du er frakoblet" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Prøv igjen" })).toBeVisible();
  connection.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await expect.element(screen.getByRole("heading", { name: "Noe gikk galt" })).toBeVisible();
});
