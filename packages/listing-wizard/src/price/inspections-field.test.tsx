import type { DraftPatch } from "@hjem/domain/draft/draft";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { addPendingEntries } from "../model/pending-entries.ts";
import { saleDraft } from "../testing/sample-draft.ts";
import { feature } from "../testing/test-feature.ts";
import { InspectionsField } from "./inspections-field.tsx";

async function show() {
  const changes: DraftPatch[] = [];
  const draft = saleDraft({ priceAndDate: {} });
  const rendered = await renderWithStorefront(
    <InspectionsField draft={draft} change={(patch) => changes.push(patch)} />,
    { region: "no", features: [feature] },
  );
  return { ...rendered, changes };
}

const field = (name: string) => page.getByLabelText(name, { exact: true });
const viewing = { date: "2026-12-03", timeFrom: "17:00", timeTo: "18:00" };
const added = [{ priceAndDate: { inspections: [viewing] } }];

async function typeViewing() {
  await field("Dag").fill(viewing.date);
  await field("Fra").fill(viewing.timeFrom);
  await field("Til").fill(viewing.timeTo);
}

test("LIST-071: a viewing that is added leaves an empty form for the next one", async () => {
  const { changes } = await show();
  await typeViewing();
  await page.getByRole("button", { name: "Legg til" }).click();
  await expect.poll(() => changes).toEqual(added);
  await expect.element(field("Dag")).toHaveValue("");
});

test("LIST-071: a viewing that is typed is added by who goes on, or leaves the step", async () => {
  const { changes, unmount } = await show();
  await typeViewing();
  expect(addPendingEntries()).toBe(true);
  expect(changes).toEqual(added);
  await expect.element(field("Dag")).toHaveValue("");
  await typeViewing();
  await unmount();
  await expect.poll(() => changes).toEqual([...added, ...added]);
});

test("LIST-071: a viewing that lacks something is asked about, and stays typed", async () => {
  const { changes, unmount } = await show();
  await field("Dag").fill(viewing.date);
  expect(addPendingEntries()).toBe(false);
  await expect.element(field("Fra")).toHaveFocus();
  await expect.element(field("Fra")).toHaveAccessibleDescription("Velg et klokkeslett.");
  await unmount();
  await show();
  await expect.element(field("Dag")).toHaveValue(viewing.date);
  expect(changes).toEqual([]);
});
