import { useState } from "react";
import { expect, test } from "vitest";
import { renderWithStorefront } from "../testing/render-with-storefront.tsx";
import { lazyComponent } from "./lazy-component.tsx";

function Counter() {
  const [times, setTimes] = useState(0);
  return <button type="button" onClick={() => setTimes(times + 1)}>{`Pressed ${times}`}</button>;
}

test("keeps the component's state when the page around it re-renders", async () => {
  const code = Promise.withResolvers<{ default: typeof Counter }>();
  const Part = lazyComponent<{ page: number }>(() => code.promise);
  function Page() {
    const [page, setPage] = useState(1);
    return (
      <>
        <Part page={page} />
        <button type="button" onClick={() => setPage(page + 1)}>
          Draw again
        </button>
      </>
    );
  }
  const screen = await renderWithStorefront(<Page />);
  // After the first render, as in a page that the server has rendered.
  code.resolve({ default: Counter });
  await screen.getByRole("button", { name: "Pressed 0" }).click();
  await screen.getByRole("button", { name: "Draw again" }).click();
  await expect.element(screen.getByRole("button", { name: "Pressed 1" })).toBeVisible();
});
