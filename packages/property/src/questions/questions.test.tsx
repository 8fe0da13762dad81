import type { Listing } from "@hjem/domain/listing/listing";
import { renderWithStorefront, type RenderOptions } from "@hjem/storefront/testing";
import { listing } from "@hjem/storefront/testing/sample-listing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { questionLines } from "./question-lines.ts";
import { Questions } from "./questions.tsx";

async function show(questions: Listing["questions"], options: RenderOptions = {}) {
  const { app, unmount } = await renderWithStorefront(null, options);
  const lines = questionLines(app.page, listing({ questions }));
  await unmount();
  await renderWithStorefront(<Questions questions={lines} language={null} />, options);
}
const storage = {
  question: "Hører det en bod til?",
  answer: "Ja, i kjelleren.\nDen er 5 m².",
  publishedAt: "2026-11-20T23:30:00.000Z",
};

test("D86: published questions are listed with answers, who answered, and the day where the home is", async () => {
  await show([storage]);
  await expect.element(page.getByRole("heading", { name: "Spørsmål og svar" })).toBeVisible();
  await expect.element(page.getByRole("term")).toHaveTextContent("Hører det en bod til?");
  const [answer, answered] = page.getByRole("definition").elements();
  expect(answer?.textContent).toBe(storage.answer);
  expect(answered?.textContent).toBe("Besvart av annonsøren 21. november 2026");
});

test("D86: the same question published twice is shown twice", async () => {
  await show([storage, storage], { language: "en" });
  await expect
    .element(page.getByText("Answered by the advertiser 21 November 2026").first())
    .toBeVisible();
  expect(page.getByRole("term").elements()).toHaveLength(2);
});
