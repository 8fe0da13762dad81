import type { Draft, DraftPatch } from "@hjem/domain/draft/draft";
import { mergeDraft } from "@hjem/domain/draft/merge-patch";
import type { AddressSuggestion } from "@hjem/domain/place/address";
import { type RenderOptions, renderWithStorefront } from "@hjem/storefront/testing";
import type { StubCall } from "@hjem/storefront/testing/stub-api";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { EditedDraftProvider } from "../model/wrong-texts.ts";
import { InMarket, loader } from "../testing/in-market.tsx";
import { emptyDraft } from "../testing/sample-draft.ts";
import { feature } from "../testing/test-feature.ts";
import LocationTab from "./location-tab.tsx";

const smithStreet: AddressSuggestion = {
  label: "45 Smith Street, Fitzroy VIC 3065",
  street: "45 Smith Street",
  suburb: "Fitzroy",
  region: "VIC",
  postCode: "3065",
  coordinates: { lat: -37.8, lng: 144.98 },
  isExact: true,
  geoIds: ["state:vic", "suburb:3065-fitzroy"],
  landRegistry: null,
};
const baseMap = { attribution: "Test land", land: [], borders: [], areaLines: [], places: [] };

interface Shown extends RenderOptions {
  draft?: Partial<Draft>;
}

async function show({ draft: given, ...options }: Shown) {
  const change = vi.fn<(patch: DraftPatch) => void>();
  function Tab() {
    const [draft, setDraft] = useState(() => emptyDraft(given));
    return (
      <LocationTab
        draft={draft}
        change={(patch) => {
          change(patch);
          setDraft(mergeDraft(draft, patch));
        }}
        receive={() => {}}
        reread={async () => {}}
      />
    );
  }
  const rendered = await renderWithStorefront(
    <InMarket>
      <EditedDraftProvider value="draft-a">
        <Tab />
      </EditedDraftProvider>
    </InMarket>,
    {
      loader,
      region: "au",
      features: [feature],
      ...options,
      api: {
        "GET /base-map.json": baseMap,
        "GET /api/user/addresses/row": { data: null },
        ...options.api,
      },
    },
  );
  return { ...rendered, change };
}

test("a postcode that is half typed is still there, and named, after a reload", async () => {
  const shown = await show({});
  const code = page.getByRole("textbox", { name: "Postcode" });
  await code.fill("30");
  await shown.unmount();
  await show({});
  await expect.element(code).toHaveValue("30");
  await expect.element(page.getByText("A postcode has four digits.")).toBeVisible();
  await code.fill("3065");
  await expect.element(page.getByText("A postcode has four digits.")).not.toBeInTheDocument();
});

test("LIST-006, LIST-041: an address that is chosen fills in postcode, suburb, state and pin", async () => {
  const { change } = await show({
    api: { "GET /api/user/addresses": { data: [smithStreet], attribution: null } },
  });
  const street = page.getByRole("combobox", { name: "Street address" });
  await street.fill("45 smith");
  await expect.element(page.getByRole("option", { name: smithStreet.label })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(street).toHaveValue("45 Smith Street");
  await expect.element(page.getByRole("textbox", { name: "Postcode" })).toHaveValue("3065");
  await expect.element(page.getByRole("textbox", { name: "Suburb" })).toHaveValue("Fitzroy");
  await expect.element(page.getByRole("combobox", { name: "State" })).toHaveValue("VIC");
  expect(change.mock.lastCall?.[0].location).toMatchObject({
    coordinates: smithStreet.coordinates,
    mapSuggest: smithStreet.label,
  });
  await expect.element(page.getByText(/^Drag the pin to the home/)).toBeVisible();
});

test("Kartverket's property number is taken over into the land register (LIST-044)", async () => {
  const landRegistry = {
    municipalityNumber: "0301",
    farmNumber: "208",
    shareNumber: "17",
    leaseNumber: null,
  };
  const { change } = await show({
    api: {
      "GET /api/user/addresses": {
        data: [{ ...smithStreet, landRegistry }],
        attribution: "© Kartverket",
      },
    },
  });
  await page.getByRole("combobox", { name: "Street address" }).fill("45 smith");
  await expect.element(page.getByText("Addresses. © Kartverket")).toBeVisible();
  await page.getByRole("option", { name: smithStreet.label }).click();
  expect(change.mock.lastCall?.[0].propertyDetail).toEqual({ landRegistry });
});

test("an address that is not found is typed, and the pin starts in the middle of its place", async () => {
  const { change } = await show({
    api: {
      "GET /api/user/addresses": ({ query }: StubCall) => ({
        data: query.get("q") === "3065 Fitzroy" ? [{ ...smithStreet, isExact: false }] : [],
        attribution: null,
      }),
    },
  });
  await page.getByRole("combobox", { name: "Street address" }).fill("9 Nowhere Lane");
  const code = page.getByRole("textbox", { name: "Postcode" });
  await code.fill("30");
  await userEvent.tab();
  await expect.element(page.getByText("A postcode has four digits.")).toBeVisible();
  await code.fill("3065");
  await page.getByRole("textbox", { name: "Suburb" }).fill("Fitzroy");
  await userEvent.tab();
  await expect.element(page.getByText(/^The pin shows the street or place only/)).toBeVisible();
  expect(change.mock.lastCall?.[0]).toEqual({
    location: { coordinates: smithStreet.coordinates },
  });
});

/** The middle of each place that a test looks up by its postcode and name. */
const middles: Record<string, AddressSuggestion["coordinates"]> = {
  "3065 Fitzroy": smithStreet.coordinates,
  "3066 Collingwood": { lat: -37.804, lng: 144.988 },
};
const findMiddle = ({ query }: StubCall) => {
  const coordinates = middles[query.get("q") ?? ""];
  return { data: coordinates ? [{ ...smithStreet, coordinates }] : [], attribution: null };
};
const enterPlace = async (postCode: string, suburb: string) => {
  await page.getByRole("textbox", { name: "Postcode" }).fill(postCode);
  await page.getByRole("textbox", { name: "Suburb" }).fill(suburb);
  await userEvent.tab();
};

test("a pin that shows the place only follows a corrected place; one that was moved stays", async () => {
  const { change, calls } = await show({ api: { "GET /api/user/addresses": findMiddle } });
  await enterPlace("3065", "Fitzroy");
  await expect.element(page.getByText(/^The pin shows the street or place only/)).toBeVisible();
  await enterPlace("3066", "Collingwood");
  await vi.waitFor(() =>
    expect(change.mock.lastCall?.[0]).toEqual({
      location: { coordinates: middles["3066 Collingwood"] },
    }),
  );
  page.getByRole("button", { name: "Pin of the home" }).element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(page.getByText(/^Drag the pin to the home/)).toBeVisible();
  const asked = calls.length;
  await enterPlace("3065", "Fitzroy");
  expect(change.mock.lastCall?.[0]).toEqual({ location: { suburb: "Fitzroy" } });
  expect(calls.slice(asked).some(({ path }) => path === "/api/user/addresses")).toBe(false);
});

test("a pin that is put while its place is looked up stays where it was put", async () => {
  const lookup = Promise.withResolvers<void>();
  const { change, calls, app } = await show({
    api: {
      "GET /api/user/addresses": async (call: StubCall) => {
        await lookup.promise;
        return findMiddle(call);
      },
    },
  });
  await enterPlace("3065", "Fitzroy");
  await vi.waitFor(() => expect(calls.some(({ path }) => path.endsWith("/addresses"))).toBe(true));
  await page.getByRole("region", { name: "Map of the home's location" }).click();
  await expect.element(page.getByText(/^Drag the pin to the home/)).toBeVisible();
  const put = change.mock.lastCall?.[0];
  lookup.resolve();
  await expect
    .poll(() => Object.values(app.store.getState().api.queries).map((query) => query?.status))
    .not.toContain("pending");
  await expect.element(page.getByText(/^Drag the pin to the home/)).toBeVisible();
  expect(change.mock.lastCall?.[0]).toEqual(put);
});

test("a pin that is nearer to another place is asked about, and may stay", async () => {
  const location = {
    street: "45 Smith Street",
    suburb: "Fitzroy",
    region: "VIC",
    postCode: "3065",
    coordinates: { lat: -37.804, lng: 144.988 },
  };
  const nearest = { name: "Collingwood", parent: "VIC", metres: 20, isElsewhere: true };
  const { calls } = await show({
    draft: { location },
    api: { "GET /api/user/addresses/near": { data: nearest } },
  });
  const question = page.getByText(/^The pin is closer to Collingwood than to Fitzroy/);
  await expect.element(question).toBeVisible();
  expect(calls.find(({ path }) => path.endsWith("/near"))?.query.get("suburb")).toBe("Fitzroy");
  await page.getByRole("button", { name: "Yes, it is right" }).click();
  await expect.element(question).not.toBeInTheDocument();
});

test("an address that is chosen from the list is not questioned", async () => {
  const elsewhere = { name: "Collingwood", parent: "VIC", metres: 20, isElsewhere: true };
  const { calls } = await show({
    api: {
      "GET /api/user/addresses": { data: [smithStreet], attribution: null },
      "GET /api/user/addresses/near": { data: elsewhere },
    },
  });
  await page.getByRole("combobox", { name: "Street address" }).fill("45 smith");
  await page.getByRole("option", { name: smithStreet.label }).click();
  await expect.element(page.getByText(/^Drag the pin to the home/)).toBeVisible();
  expect(calls.some(({ path }) => path.endsWith("/near"))).toBe(false);
  page.getByRole("button", { name: "Pin of 45 Smith Street" }).element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(page.getByText(/^The pin is closer to Collingwood/)).toBeVisible();
});

test("D123: postcode, suburb and state that do not belong together are refused at their field, and the likely ones fill them in", async () => {
  const location = {
    street: "1 Oxford Street",
    suburb: "Paddington",
    region: "VIC",
    postCode: "2021",
    coordinates: { lat: -33.884, lng: 151.226 },
  };
  const { change } = await show({
    draft: { location },
    api: {
      "GET /api/user/addresses/row": ({ query }: StubCall) => ({
        data:
          query.get("region") === "VIC"
            ? {
                field: "region",
                offers: [{ suburb: "Paddington", region: "NSW", post_code: "2021" }],
              }
            : null,
      }),
      "GET /api/user/addresses/near": { data: null },
    },
  });
  const state = page.getByRole("combobox", { name: "State" });
  await expect.element(state).toHaveAttribute("aria-invalid", "true");
  await expect
    .element(page.getByText("Paddington with postcode 2021 is not in VIC."))
    .toBeVisible();
  await page.getByRole("button", { name: "Use Paddington NSW 2021" }).click();
  await expect.element(state).toHaveValue("NSW");
  await expect.element(state).not.toHaveAttribute("aria-invalid", "true");
  expect(change.mock.lastCall?.[0].location).toMatchObject({ region: "NSW", postCode: "2021" });
});

test("D98: the address of a published listing stays", async () => {
  await show({ draft: { propertyId: "0123456789", location: { street: "45 Smith Street" } } });
  await expect.element(page.getByRole("textbox", { name: "Street address" })).toBeDisabled();
  await expect.element(page.getByText(/cannot be changed once/)).toBeVisible();
});
