import { useLingui } from "@lingui/react";
import { expect, test } from "vitest";
import { renderWithStorefront } from "../testing/render-with-storefront.tsx";

const say = (text: string) => () => Promise.resolve({ messages: { "Draw area": [text] } });
const messages = { catalogs: { en: say("Draw area"), no: say("Tegn område") } };

test("lazily loaded messages do not re-render the page, another language does", async () => {
  let drawn = 0;
  function Page() {
    drawn += 1;
    return <p>{useLingui()._("Draw area")}</p>;
  }
  const screen = await renderWithStorefront(<Page />, { region: "no", language: "no" });
  const before = drawn;
  await screen.app.page.loadMessages(messages);
  await Promise.resolve();
  expect(drawn).toBe(before);
  await screen.app.activateLanguage("en");
  await expect.element(screen.getByText("Draw area")).toBeVisible();
  await screen.app.activateLanguage("no");
  await expect.element(screen.getByText("Tegn område")).toBeVisible();
});
