import { useLingui } from "@lingui/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { renderWithStorefront } from "../testing/render-with-storefront.tsx";
import { lazyComponent } from "./lazy-component.tsx";

const say = (text: string) => () => Promise.resolve({ messages: { "Draw area": [text] } });
const messages = { catalogs: { en: say("Draw area"), no: say("Tegn område") } };

function Pressed({ from }: { from: number }) {
  const { _ } = useLingui();
  const [times, setTimes] = useState(from);
  return (
    <button
      type="button"
      onClick={() => setTimes(times + 1)}
    >{`${_("Draw area")} ${times}`}</button>
  );
}

test("loads a component with its messages only when it is visible", async () => {
  let requested = 0;
  const Part = lazyComponent<{ from: number }>(
    () => {
      requested += 1;
      return Promise.resolve({ default: Pressed });
    },
    { render: "on-visible", messages },
  );
  const screen = await renderWithStorefront(<p>List</p>);
  expect(requested).toBe(0);
  await screen.unmount();
  const shown = await renderWithStorefront(<Part from={1} />);
  await expect.element(shown.getByRole("button", { name: "Tegn område 1" })).toBeVisible();
});

test("keeps the state when the chunk arrives", async () => {
  const Part = lazyComponent<{ from: number }>(() => Promise.resolve({ default: Pressed }), {
    render: "on-visible",
    messages,
  });
  function Page() {
    const [from, setFrom] = useState(1);
    return (
      <>
        <Part from={from} />
        <button type="button" onClick={() => setFrom(from + 1)}>
          Another search
        </button>
      </>
    );
  }
  const screen = await renderWithStorefront(<Page />);
  await screen.getByRole("button", { name: "Tegn område 1" }).click();
  await screen.getByRole("button", { name: "Another search" }).click();
  await expect.element(screen.getByRole("button", { name: "Tegn område 2" })).toBeVisible();
});

test("renders a prepared component at once", async () => {
  const Part = lazyComponent<{ from: number }>(() => Promise.resolve({ default: Pressed }), {
    render: "on-visible",
    messages,
  });
  const { app, unmount } = await renderWithStorefront(null);
  await unmount();
  await Part.prepare(app.page);
  expect(app.page.i18n._("Draw area")).toBe("Tegn område");
});

test("loading messages of one component does not re-render others", async () => {
  const Part = lazyComponent<{ from: number }>(() => Promise.resolve({ default: Pressed }), {
    render: "on-visible",
    messages,
  });
  const { app, unmount } = await renderWithStorefront(null);
  await unmount();
  let redraws = 0;
  app.page.i18n.on("change", () => (redraws += 1));
  await Part.prepare(app.page);
  expect([app.page.i18n._("Draw area"), redraws]).toEqual(["Tegn område", 0]);
});
