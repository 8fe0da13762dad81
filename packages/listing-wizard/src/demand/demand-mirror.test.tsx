import type { Demand } from "@hjem/domain/draft/demand";
import type { Draft } from "@hjem/domain/draft/draft";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DRAFT_ID, saleDraft } from "../testing/sample-draft.ts";
import { feature } from "../testing/test-feature.ts";
import { DemandMirror } from "./demand-mirror.tsx";
import { useDemand } from "./use-demand.ts";

const steps = [
  { price: 4_250_000, persons: 45, isOwn: false },
  { price: 4_500_000, persons: 20, isOwn: true },
  { price: 4_750_000, persons: null, isOwn: false },
];
const options = { region: "no", language: "en", features: [feature] } as const;
const mirror = () => page.getByRole("region", { name: /saved search/ });

test("market 12: a seller sees how many people look for such a home, at each price", async () => {
  await renderWithStorefront(<DemandMirror demand={{ steps, medianPerArea: null }} />, options);
  await expect
    .element(page.getByRole("heading", { name: "20 people have a saved search for such a home" }))
    .toBeVisible();
  const lines = page.getByRole("listitem").elements();
  expect(lines.map(({ textContent }) => textContent?.replaceAll("\u00a0", " "))).toEqual([
    "4,250,000 kr45",
    "4,500,000 kr (your price)20",
    "4,750,000 krunder 10",
  ]);
});

test("D57: where fewer than ten people look at every price, nothing is shown, as without a place and price", async () => {
  const few: Demand = {
    steps: [{ price: 4_500_000, persons: null, isOwn: true }],
    medianPerArea: null,
  };
  const { unmount } = await renderWithStorefront(<DemandMirror demand={few} />, options);
  expect(mirror().query()).toBeNull();
  await unmount();
  const none = <DemandMirror demand={{ steps: [], medianPerArea: null }} />;
  await renderWithStorefront(none, options);
  expect(mirror().query()).toBeNull();
});

test("the mirror is asked for again when a price is saved, and not for a title", async () => {
  const first = saleDraft({
    priceAndDate: { askingPrice: 4_500_000 },
    location: { coordinates: { lat: 63.43, lng: 10.39 } },
  });
  function Aside() {
    const [draft, setDraft] = useState<Draft>(first);
    const save = (change: Partial<Draft>) =>
      setDraft({ ...draft, ...change, version: draft.version + 1 });
    return (
      <>
        <button
          type="button"
          onClick={() => save({ propertyDetail: { ...draft.propertyDetail, title: "Ny tittel" } })}
        >
          title
        </button>
        <button type="button" onClick={() => save({ priceAndDate: { askingPrice: 4_250_000 } })}>
          price
        </button>
        <DemandMirror demand={useDemand(draft)} />
      </>
    );
  }
  const url = `GET /api/user/properties/draft/${DRAFT_ID}/demand`;
  const { calls } = await renderWithStorefront(<Aside />, {
    ...options,
    api: { [url]: { data: { steps, medianPerArea: null } } },
  });
  await expect.element(mirror()).toBeVisible();
  const count = () => calls.filter(({ path }) => path.endsWith("/demand")).length;
  expect(count()).toBe(1);
  await userEvent.click(page.getByRole("button", { name: "title" }));
  await userEvent.click(page.getByRole("button", { name: "price" }));
  await expect.poll(count).toBe(2);
});
