import { viewingDate } from "@hjem/domain/listing/viewing-date";
import type { SavedHome } from "@hjem/domain/saved/collection";
import { type RenderOptions, renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import { StubError } from "@hjem/storefront/testing/stub-api";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { feature } from "../feature.ts";
import {
  COLLECTION_ID,
  collectionPath,
  collectionResponses,
  homesResponse,
  loaderAt,
  MARIUS_ID,
  OWN_ID,
  sampleCollection,
  savedHome,
} from "../testing/responses.ts";
import * as viewings from "./viewings-page.tsx";

const HOMES = `GET ${collectionPath}/properties`;
const PLANNED = `GET ${collectionPath}/viewings`;

const at = (from: string, to: string, day = "2026-12-05", zone = "Europe/Oslo") =>
  viewingDate({ day, timeFrom: from, timeTo: to }, zone);

const nardo = savedHome("no", {
  property: { viewingDate: [at("12:00", "12:45"), at("17:00", "17:30", "2026-12-08")] },
  questions: [
    {
      id: COLLECTION_ID,
      userId: OWN_ID,
      text: "Når ble taket lagt om?",
      isAsked: false,
      createdAt: "2026-11-19T09:00:00.000Z",
    },
  ],
});
const lade = savedHome("no", {
  property: {
    propertyId: "5v8b3x6l2p",
    address: "Lade allé 68B, 7041 Trondheim",
    location: { lat: 63.44, lng: 10.45 },
    viewingDate: [at("12:30", "13:00")],
  },
});

const show = (
  homes: readonly SavedHome[] = [nardo, lade],
  { api = {}, ...options }: RenderOptions = {},
) =>
  renderWithStorefront(<viewings.Component />, {
    features: [{ ...feature, routes: [] }],
    person: samplePerson,
    path: `/user/favourite/${COLLECTION_ID}/viewings`,
    loader: loaderAt(viewings.loader),
    api: {
      ...collectionResponses(options.region ?? "no"),
      [HOMES]: homesResponse(homes),
      [PLANNED]: { data: [] },
      ...api,
    },
    ...options,
  });

test("market 8: the viewings of a day in time order, numbered, with who goes and what is to be asked", async () => {
  const { calls } = await show([lade, nardo]);
  await expect.element(page.getByRole("heading", { name: "Lørdag 5. desember" })).toBeVisible();
  const stops = page.getByRole("list").filter({ hasText: "til 12:45" });
  await expect.element(stops.getByText("Når ble taket lagt om?")).toBeVisible();
  expect(
    stops
      .getByRole("heading", { level: 3 })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["Nardovegen 12, 7032 Trondheim", "Lade allé 68B, 7041 Trondheim"]);
  expect(calls.find(({ path }) => path.endsWith("/properties"))?.query.get("viewings")).toBe(
    "true",
  );
});

test("market 8: a map shows the stops by their numbers, and in which order they are visited", async () => {
  const { container } = await show([lade, nardo]);
  await expect.element(page.getByRole("link", { name: /^1,? .*Nardovegen 12/ })).toBeVisible();
  await expect.element(page.getByRole("link", { name: /^2,? .*Lade allé 68B/ })).toBeVisible();
  await expect
    .poll(() => container.querySelectorAll(".leaflet-overlay-pane path").length)
    .toBeGreaterThan(0);
});

test("market 8: each stop links to the way there in a map app, unless its street is hidden", async () => {
  const hidden = { ...lade, property: { ...lade.property, street: "" } };
  await show([nardo, hidden], { path: `/user/favourite/${COLLECTION_ID}/viewings?travel=walking` });
  const { lat, lng } = nardo.property.location;
  await expect
    .element(page.getByRole("link", { name: /^Veibeskrivelse til Nardovegen 12/ }))
    .toHaveAttribute(
      "href",
      `https://www.google.com/maps/dir/?api=1&destination=${lat}%2C${lng}&travelmode=walking`,
    );
  await expect
    .element(page.getByRole("link", { name: /^Veibeskrivelse til Lade/ }))
    .not.toBeInTheDocument();
});

test("market 8: on a phone the first visit stands above the map", async () => {
  await page.viewport(390, 844);
  const { container } = await show([lade, nardo]);
  const map = page.getByRole("link", { name: /^1,? .*Nardovegen 12/ });
  await expect.element(map).toBeVisible();
  const first = container.querySelector("ol > li");
  expect(first?.getBoundingClientRect().bottom).toBeLessThan(
    map.element().getBoundingClientRect().top,
  );
});

test("another day has its own address", async () => {
  const { router } = await show();
  await page.getByRole("link", { name: "tir. 8. des. 1" }).click();
  await expect.element(page.getByRole("heading", { name: "Tirsdag 8. desember" })).toBeVisible();
  expect(router.state.location.search).toBe("?day=2026-12-08");
});

test("market 8: a clash says who, when and how far; one press splits the two up", async () => {
  const planned: object[] = [];
  const { calls } = await show(undefined, {
    api: {
      [PLANNED]: () => ({ data: [...planned] }),
      [`PUT ${collectionPath}/viewings`]: ({ body }) => {
        planned.push(body as object);
        return {};
      },
    },
  });
  await expect
    .element(
      page.getByText(
        /^Du og Marius Prøve rekker ikke både 1 og 2\. Nummer 2 begynner 15\smin før nummer 1 slutter\./,
      ),
    )
    .toBeVisible();
  await page.getByRole("button", { name: "Du tar 1, Marius Prøve tar 2" }).click();
  await expect.element(page.getByText(/rekker ikke både/)).not.toBeInTheDocument();
  const sent = () => calls.filter(({ method }) => method === "PUT").map(({ body }) => body);
  await expect.poll(sent).toEqual([
    { propertyId: nardo.propertyId, day: "2026-12-05", timeFrom: "12:00", userIds: [OWN_ID] },
    { propertyId: lade.propertyId, day: "2026-12-05", timeFrom: "12:30", userIds: [MARIUS_ID] },
  ]);
  const choice = page.getByRole("group", { name: `Hvem drar til ${lade.property.address}` });
  await expect.element(choice.getByRole("radio", { name: "Marius" })).toBeChecked();
});

test("a split stays as it was pressed while the second of its two changes is on its way", async () => {
  const stored: object[] = [];
  const isSecondSent = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await show(undefined, {
    api: {
      [PLANNED]: () => ({ data: [...stored] }),
      [`PUT ${collectionPath}/viewings`]: async ({ body }) => {
        if (stored.length === 1) {
          isSecondSent.resolve();
          await released.promise;
        }
        stored.push(body as object);
        return {};
      },
    },
  });
  await page.getByRole("button", { name: "Du tar 1, Marius Prøve tar 2" }).click();
  await isSecondSent.promise;
  const ofNardo = page.getByRole("group", { name: `Hvem drar til ${nardo.property.address}` });
  // The first change has its answer by then.
  await page.getByRole("heading", { level: 1 }).hover();
  expect(ofNardo.getByRole("radio", { name: "Du" }).element()).toBeChecked();
  expect(page.getByText(/rekker ikke både/).query()).toBeNull();
  released.resolve();
  await expect.poll(() => stored.length).toBe(2);
  await expect.element(ofNardo.getByRole("radio", { name: "Du" })).toBeChecked();
});

test("D9: a choice that cannot be saved is undone, with a way to try again", async () => {
  await show([lade], {
    api: { [`PUT ${collectionPath}/viewings`]: () => new StubError(500, "internal_error") },
  });
  const choice = page.getByRole("group", { name: /^Hvem drar til Lade/ });
  await choice.getByText("Ingen").click();
  await expect.element(page.getByRole("button", { name: "Prøv igjen" })).toBeVisible();
  await expect.element(choice.getByRole("radio", { name: "Begge" })).toBeChecked();
});

test("the calendar file has one's own viewings at their right instants, by the ids of the pages of the homes", async () => {
  let file: Blob | undefined;
  const create = vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    file = blob as Blob;
    return "blob:test";
  });
  const press = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  await show(undefined, {
    api: {
      [PLANNED]: {
        data: [
          {
            propertyId: lade.propertyId,
            day: "2026-12-05",
            timeFrom: "12:30",
            userIds: [MARIUS_ID],
          },
        ],
      },
    },
  });
  await page.getByRole("button", { name: "Legg til i kalenderen" }).click();
  await vi.waitFor(() => expect(file).toBeDefined());
  create.mockRestore();
  press.mockRestore();
  const lines = ((await file?.text()) ?? "").replaceAll("\r\n ", "").split("\r\n");
  expect(lines.filter((line) => /^(DTSTART|UID|SUMMARY)/.test(line))).toEqual([
    `UID:viewing-${nardo.propertyId}-${Date.parse("2026-12-05T11:00:00Z") / 1_000}@no.localhost`,
    "DTSTART:20261205T110000Z",
    "SUMMARY:Visning: Nardovegen 12\\, 7032 Trondheim",
  ]);
});

test("one who is alone goes or does not go; what nobody goes to stands last", async () => {
  const collection = sampleCollection({ users: sampleCollection().users.slice(0, 1) });
  await show([lade], {
    api: {
      ...collectionResponses("no", collection),
      [HOMES]: homesResponse([lade]),
      [PLANNED]: {
        data: [{ propertyId: lade.propertyId, day: "2026-12-05", timeFrom: "12:30", userIds: [] }],
      },
    },
  });
  await expect.element(page.getByRole("heading", { name: "Drar ikke" })).toBeVisible();
  await expect.element(page.getByRole("radio", { name: "Drar ikke" })).toBeChecked();
  await expect.element(page.getByRole("button", { name: "Legg til i kalenderen" })).toBeDisabled();
});

test("Australia: inspections, in the named time of their city; homes in two zones each have their own", async () => {
  const home = (zone: string, id: string) =>
    savedHome("au", {
      property: {
        propertyId: id,
        timeZone: zone,
        viewingDate: [at("11:00", "11:30", "2026-12-05", zone)],
      },
    });
  const melbourne = home("Australia/Melbourne", "7h2w8c4n5t");
  const shown = await show([melbourne], { region: "au" });
  await expect.element(page.getByText("Times in Melbourne (AEDT)")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: /^Inspections/ }))
    .toHaveAttribute("aria-current", "page");
  await shown.unmount();
  await show([melbourne, home("Australia/Brisbane", "8h2w8c4n5t")], { region: "au" });
  await expect.element(page.getByText("to 11:30 am AEST")).toBeVisible();
  await expect.element(page.getByText(/^The homes are in different time zones/)).toBeVisible();
});

test("without a viewing it says so, and a plan that cannot be loaded can be requested again", async () => {
  const shown = await show([]);
  await expect
    .element(page.getByRole("heading", { name: "Ingen kommende visninger" }))
    .toBeVisible();
  await shown.unmount();
  let isDown = true;
  await show([], {
    api: { [HOMES]: () => (isDown ? new StubError(500, "internal_error") : homesResponse([lade])) },
  });
  await expect.element(page.getByText("Planen kunne ikke hentes.")).toBeVisible();
  isDown = false;
  await page.getByRole("alert").getByRole("button", { name: "Prøv igjen" }).click();
  await expect.element(page.getByRole("heading", { name: "Lørdag 5. desember" })).toBeVisible();
});
