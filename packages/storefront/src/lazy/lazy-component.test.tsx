import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
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

test("a part whose code does not arrive takes nothing from the page around it, and is asked for again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  let requested = 0;
  const Part = lazyComponent<object>(() => {
    requested += 1;
    return requested < 3
      ? Promise.reject(new TypeError("Failed to fetch dynamically imported module"))
      : Promise.resolve({ default: Counter });
  });
  const screen = await renderWithStorefront(
    <>
      <h1>The home</h1>
      <Part />
    </>,
  );
  for (const times of [1, 2]) {
    await vi.waitFor(() => expect(requested).toBe(times));
    await expect.element(screen.getByRole("heading", { name: "The home" })).toBeVisible();
    await vi.advanceTimersByTimeAsync(times * 5_000);
  }
  await expect.element(screen.getByRole("button", { name: "Pressed 0" })).toBeVisible();
});
