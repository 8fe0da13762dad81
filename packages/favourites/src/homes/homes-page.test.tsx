import { VerdictRequest } from "@hjem/domain/saved/decision";
import { COLLECTION_POLL_MS } from "@hjem/domain/saved/saved-rules";
import { type RenderOptions, renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import { StubError, type StubResponses } from "@hjem/storefront/testing/stub-api";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { feature } from "../feature.ts";
import {
  COLLECTION_ID,
  collectionPath,
  collectionResponses,
  homesResponse,
  loaderAt,
  MARIUS_ID,
  sampleCollection,
  savedHomes,
} from "../testing/responses.ts";
import { sampleSavedHome } from "../testing/sample-saved-home.ts";
import { Component, loader } from "./homes-page.tsx";

const at = "2026-11-21T11:00:00.000Z";
const HOMES = `GET ${collectionPath}/properties`;
const NARDO = "Nardovegen 12, 7032 Trondheim";
const LADE = "Lade allé 68B, 7041 Trondheim";

beforeEach(() => page.viewport(1366, 900));

const show = (api: StubResponses = {}, options: RenderOptions = {}) =>
  renderWithStorefront(<Component />, {
    path: `/user/favourite/${COLLECTION_ID}`,
    features: [feature],
    person: samplePerson,
    loader: loaderAt(loader),
    api: { ...collectionResponses(options.region ?? "no"), ...api },
    ...options,
  });

/** An API that stores the person's own verdict on a home. */
const storedVerdicts = (propertyId: string): StubResponses => {
  let homes = savedHomes("no");
  return {
    [HOMES]: () => homesResponse(homes),
    [`PUT ${collectionPath}/properties/${propertyId}/verdict`]: ({ body }) => {
      const given = { ...VerdictRequest.parse(body), userId: samplePerson.userId, updatedAt: at };
      homes = homes.map((home) =>
        home.propertyId === propertyId && given.verdict
          ? { ...home, verdicts: [{ ...given, verdict: given.verdict }] }
          : home,
      );
      return {};
    },
  };
};

const ratings = (address: string) => page.getByRole("list", { name: `Vurderinger av ${address}` });

test("FAV-002, FAV-048: disagreements stand first, then the other homes, then what is sold", async () => {
  await show();
  await expect.element(page.getByRole("heading", { name: "Dere er uenige om 1" })).toBeVisible();
  const headings = page.getByRole("heading", { level: 2 }).elements();
  const order = headings.map((heading) => heading.textContent.trim());
  expect(order.slice(-3)).toEqual([
    "Dere er uenige om 1",
    "Andre boliger 2 boliger",
    "Ikke lenger tilgjengelig 1 bolig",
  ]);
  await expect
    .element(page.getByRole("link", { name: "Tyholtveien 88, 7052 Trondheim" }))
    .toBeVisible();
  await expect.element(ratings("Tyholtveien 88, 7052 Trondheim")).not.toBeInTheDocument();
  await expect
    .element(
      page.getByRole("link", { name: "Vis lignende boliger som Tyholtveien 88, 7052 Trondheim" }),
    )
    .toHaveAttribute("href", "/list?listingType=buy&search=Trondheim");
  // What has changed since the last visit, and what the other person says.
  await expect.element(page.getByText("−150 000 kr")).toBeVisible();
  await expect.element(page.getByText("Ti minutter å sykle til jobb.")).toBeVisible();
});

test("D125: a saved home whose price is withheld shows the statement of its state", async () => {
  const priceStatement = "This property is being sold by auction or without a price.";
  const withheld = sampleSavedHome({
    price: null,
    priceMin: null,
    priceMax: null,
    askingPrice: null,
    totalPrice: null,
    priceMethod: "auction",
    auctionDate: null,
    priceStatement,
  });
  await show({ [HOMES]: homesResponse([withheld]) });
  await expect.element(page.getByText(priceStatement)).toBeVisible();
});

test("a verdict is shown and stored", async () => {
  const { calls } = await show(storedVerdicts("5v8b3x6l2p"));
  await ratings(LADE).getByText("Kanskje").click();
  await expect.element(ratings(LADE).getByRole("radio", { name: "Kanskje" })).toBeChecked();
  await vi.waitFor(() =>
    expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({
      verdict: "maybe",
      reason: "",
    }),
  );
});

test("D9: a verdict that is not saved is undone, and a message tries again", async () => {
  let answers = 0;
  const { calls } = await show({
    [`PUT ${collectionPath}/properties/5v8b3x6l2p/verdict`]: () => {
      answers += 1;
      return new StubError(500, "internal_error");
    },
  });
  await ratings(LADE).getByText("Ja").click();
  await expect.element(page.getByText("Vurderingen ble ikke lagret.")).toBeVisible();
  await expect.element(ratings(LADE).getByRole("radio", { name: "Ja" })).not.toBeChecked();
  await page.getByRole("button", { name: "Prøv igjen" }).click();
  await vi.waitFor(() => expect(answers).toBe(2));
  expect(calls.filter(({ method }) => method === "PUT")).toHaveLength(2);
});

test("a reason is written by Enter", async () => {
  const { calls } = await show(storedVerdicts("3f7q9z2k1m"));
  await page.getByRole("button", { name: `Skriv begrunnelse for ${NARDO}` }).click();
  const field = page.getByRole("textbox", { name: "Begrunnelse" });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("Stor hage{Enter}");
  await expect.element(ratings(NARDO).getByText("Stor hage")).toBeVisible();
  await vi.waitFor(() =>
    expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({
      verdict: "yes",
      reason: "Stor hage",
    }),
  );
  // The field is gone; what opened it has the focus, and after the rating is removed the rating.
  await expect
    .element(page.getByRole("button", { name: `Rediger begrunnelsen for ${NARDO}` }))
    .toHaveFocus();
  await page.getByRole("button", { name: `Fjern vurdering av ${NARDO}` }).click();
  await expect.element(ratings(NARDO).getByRole("radio", { name: "Ja" })).toHaveFocus();
});

test("FAV-018, FAV-022: rooms and states are chosen in the address and requested", async () => {
  const { calls, router } = await show();
  await page.getByRole("link", { name: "Kjøkken 2" }).click();
  await vi.waitFor(() => expect(router.state.location.search).toBe("?room=kitchen"));
  await page.getByRole("combobox", { name: "Status" }).selectOptions("sold");
  await vi.waitFor(() => expect(router.state.location.search).toBe("?room=kitchen&status=sold"));
  await vi.waitFor(() => {
    const asked = calls.findLast(({ path }) => path === `${collectionPath}/properties`);
    expect(asked?.query.getAll("showby")).toEqual(["kitchen"]);
    expect(asked?.query.getAll("availability")).toEqual(["sold"]);
  });
});

test("FAV-009: picked homes are compared, and one alone is not", async () => {
  await show();
  await page.getByRole("checkbox", { name: `Velg ${NARDO} for sammenligning` }).click();
  const bar = page.getByRole("region", { name: "Valgte boliger" });
  await expect.element(bar.getByText("1 bolig valgt")).toBeVisible();
  await expect.element(bar.getByRole("link")).not.toBeInTheDocument();
  await page.getByRole("checkbox", { name: `Velg ${LADE} for sammenligning` }).click();
  await expect
    .element(bar.getByRole("link", { name: "Sammenlign 2" }))
    .toHaveAttribute(
      "href",
      `/user/favourite/${COLLECTION_ID}/compare?homes=3f7q9z2k1m,5v8b3x6l2p`,
    );
  await bar.getByRole("button", { name: "Fjern valg" }).click();
  await expect.element(bar).not.toBeInTheDocument();
});

test("D77: what the other person changes is shown within three seconds", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  let homes = homesResponse(savedHomes("no"));
  await show({ [HOMES]: () => homes });
  await expect.element(ratings(LADE).getByText("Ikke vurdert")).toBeVisible();
  homes = homesResponse(
    savedHomes("no").map((home) =>
      home.propertyId === "5v8b3x6l2p"
        ? {
            ...home,
            verdicts: [
              {
                userId: MARIUS_ID,
                verdict: "no",
                reason: "For langt unna.",
                updatedAt: home.savedAt,
              },
            ],
          }
        : home,
    ),
    2,
  );
  await vi.advanceTimersByTimeAsync(COLLECTION_POLL_MS);
  await expect.element(page.getByText("For langt unna.")).toBeVisible();
});

test("FAV-007: a note is saved while it is typed, and of two versions both are shown", async () => {
  const note = `PUT ${collectionPath}/properties/3f7q9z2k1m/note`;
  let isStale = true;
  const stored = {
    userId: samplePerson.userId,
    name: "Kari Prøve",
    updatedAt: "2026-11-21T11:00:00.000Z",
  };
  const { calls } = await show({
    [note]: () => {
      if (!isStale) return { data: { ...stored, text: "begge", version: 4 } };
      isStale = false;
      const current = {
        user_id: stored.userId,
        name: stored.name,
        text: "Fra telefonen",
        version: 3,
        updated_at: stored.updatedAt,
      };
      return new Response(
        JSON.stringify({ error: { code: "note_changed", message: "Notatet er endret.", current } }),
        { status: 409, headers: { "content-type": "application/json" } },
      );
    },
  });
  await page.getByRole("button", { name: new RegExp(`sjekkliste for ${NARDO}`) }).click();
  await page.getByRole("textbox", { name: `Ditt notat om ${NARDO}` }).fill("Fra kontoret");
  await expect.element(page.getByText("Fra telefonen")).toBeVisible();
  await page.getByRole("button", { name: "Behold begge" }).click();
  await expect.element(page.getByText(/^Lagret kl\./)).toBeVisible();
  expect(calls.filter(({ method }) => method === "PUT").map(({ body }) => body)).toEqual([
    { text: "Fra kontoret", version: 0 },
    { text: "Fra telefonen\nFra kontoret", version: 3 },
  ]);
});

test("a question is added by Enter and ticked when it was asked", async () => {
  const questions = `${collectionPath}/properties/3f7q9z2k1m/questions`;
  const { calls } = await show({
    [`POST ${questions}`]: {
      data: {
        id: COLLECTION_ID,
        userId: samplePerson.userId,
        text: "Når?",
        isAsked: false,
        createdAt: "2026-11-21T11:00:00.000Z",
      },
    },
  });
  await page.getByRole("button", { name: new RegExp(`sjekkliste for ${NARDO}`) }).click();
  await page.getByRole("textbox", { name: "Spørsmål å stille" }).fill("Når ble taket lagt om?");
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() =>
    expect(calls.find(({ path }) => path === questions)?.body).toEqual({
      text: "Når ble taket lagt om?",
    }),
  );
});

test("where a question is removed, the focus goes to the next one, and from the last one to the field", async () => {
  const root = `${collectionPath}/properties/3f7q9z2k1m/questions`;
  const common = { userId: null, isAsked: false, createdAt: at };
  let questions = ["Når?", "Hvorfor?"].map((text, n) => ({
    ...common,
    id: `0199c8a0-0000-7000-8000-00000000000${n}`,
    text,
  }));
  const removals = questions.map(({ id }): [string, () => object] => [
    `DELETE ${root}/${id}`,
    () => {
      questions = questions.filter((question) => question.id !== id);
      return {};
    },
  ]);
  await show({
    [HOMES]: () =>
      homesResponse(
        savedHomes("no").map((home) =>
          home.propertyId === "3f7q9z2k1m" ? { ...home, questions } : home,
        ),
      ),
    ...Object.fromEntries(removals),
  });
  await page.getByRole("button", { name: new RegExp(`sjekkliste for ${NARDO}`) }).click();
  const last = page.getByRole("button", { name: "Fjern spørsmålet «Hvorfor?»" });
  await page.getByRole("button", { name: "Fjern spørsmålet «Når?»" }).click();
  await expect.element(last).toHaveFocus();
  await last.click();
  await expect.element(page.getByRole("textbox", { name: "Spørsmål å stille" })).toHaveFocus();
});

test("market 18: the checklist is the market's own, and a result is sent", async () => {
  const checks = `${collectionPath}/properties/3f7q9z2k1m/checks`;
  const { calls } = await show({ [`PUT ${checks}`]: {} });
  await page.getByRole("button", { name: new RegExp(`sjekkliste for ${NARDO}`) }).click();
  const list = page.getByRole("list", { name: `Sjekkliste for ${NARDO}` });
  await expect.element(list.getByRole("group", { name: "TG2 og TG3" })).toBeVisible();
  await list.getByRole("group", { name: "Drenering" }).getByText("Problem").click();
  await vi.waitFor(() =>
    expect(calls.find(({ path }) => path === checks)?.body).toEqual({
      item: "drainage",
      result: "problem",
    }),
  );
});

test("market 18: what belongs to the whole building is not on the checklist of a flat", async () => {
  const flats = savedHomes("no").map((home) => ({
    ...home,
    property: { ...home.property, propertyType: ["apartment" as const] },
  }));
  await show({ [HOMES]: homesResponse(flats) });
  await page.getByRole("button", { name: new RegExp(`sjekkliste for ${NARDO}`) }).click();
  const list = page.getByRole("list", { name: `Sjekkliste for ${NARDO}` });
  await expect.element(list.getByRole("group", { name: "Bad", exact: true })).toBeVisible();
  await expect.element(list.getByRole("group", { name: "Drenering" })).not.toBeInTheDocument();
  await expect.element(list.getByRole("group", { name: "Tak" })).not.toBeInTheDocument();
});

test("FAV-037: a home is removed from its collection on its card and in its menu, where it is put into others too", async () => {
  const removal = `DELETE ${collectionPath}/properties/5v8b3x6l2p`;
  const { calls } = await show({ [removal]: new Response(null, { status: 204 }) });
  const removals = () => calls.filter(({ method }) => method === "DELETE").length;
  await page.getByRole("button", { name: `Fjern ${LADE}` }).click();
  await expect.element(page.getByText(/er fjernet fra/)).toBeVisible();
  expect(removals()).toBe(1);
  await page.getByText(`Samlinger ${LADE}`).click();
  await expect.element(page.getByRole("group", { name: "I samlinger" })).toBeVisible();
  await page.getByRole("button", { name: /^Fjern fra «/ }).click();
  await vi.waitFor(() => expect(removals()).toBe(2));
});

test("an Australian collection is in Australian terms", async () => {
  await show({}, { region: "au" });
  await expect.element(page.getByRole("heading", { name: "You disagree on 1" })).toBeVisible();
});

test("a collection without homes says how they get there", async () => {
  await show({ [HOMES]: { ...homesResponse([]), availability: [] } });
  await expect.element(page.getByRole("heading", { name: "Ingen boliger her ennå" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Legg til fra favorittene" })).toBeVisible();
});

test("homes that cannot be loaded can be requested again", async () => {
  let isDown = true;
  await show({
    [HOMES]: () => (isDown ? new StubError(503, "not_ready") : homesResponse(savedHomes("no"))),
  });
  await expect.element(page.getByText("Boligene kunne ikke hentes.")).toBeVisible();
  isDown = false;
  await page.getByRole("button", { name: "Prøv igjen" }).first().click();
  await expect.element(page.getByRole("heading", { name: "Dere er uenige om 1" })).toBeVisible();
});

test("below 1024 px the title opens collections and members", async () => {
  await page.viewport(390, 844);
  await show();
  await page.getByRole("heading", { level: 1, name: sampleCollection().name }).click();
  await expect.element(page.getByRole("navigation", { name: "Samlinger" })).toBeVisible();
});
