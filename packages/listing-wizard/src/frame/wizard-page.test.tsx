import type { DraftPatch } from "@hjem/domain/draft/draft";
import { mergeDraft } from "@hjem/domain/draft/merge-patch";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson, sampleProfile } from "@hjem/storefront/testing/sample-person";
import { StubError } from "@hjem/storefront/testing/stub-api";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Component, loader } from "../my-listing-page.tsx";
import { DRAFT_ID, emptyDraft, saleDraft } from "../testing/sample-draft.ts";
import { showWizard } from "../testing/show-wizard.tsx";
import { skipWaits } from "../testing/skip-waits.ts";
import { feature } from "../testing/test-feature.ts";

const ROOT = "/api/user/properties/draft";
const PATH = `${ROOT}/${DRAFT_ID}`;

/** A draft that lacks a price and a contact. */
const titledDraft = (region = "Trøndelag") =>
  saleDraft({
    location: { ...saleDraft().location, region },
    propertyDetail: {
      ownerType: "user",
      propertyTypes: ["apartment"],
      title: "Lys leilighet med balkong",
    },
  });

test("LIST-004..009: there are five steps in their order", async () => {
  await showWizard(saleDraft());
  const steps = page.getByRole("navigation", { name: "Steg" });
  await expect.element(steps).toBeVisible();
  const names = [...steps.element().querySelectorAll("li")].map((step) =>
    step.textContent.replace(/,.*/, ""),
  );
  expect(names).toEqual(["Annonsetype", "Bilder", "Beliggenhet", "Detaljer", "Pris og dato"]);
});

test("on a phone the way to the next step is at hand from the first field on", async () => {
  await page.viewport(390, 640);
  await showWizard(saleDraft(), { query: "&tab=details" });
  await expect.element(page.getByRole("textbox", { name: /Overskrift/ })).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^Neste/ })).toBeInViewport();
  await page.viewport(414, 896);
});

test("LIST-010: a step cannot be opened before those in front of it are complete", async () => {
  await showWizard(emptyDraft({ listingType: "residential_sale" }), { query: "&tab=location" });
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Annonsetype");
  const steps = page.getByRole("navigation", { name: "Steg" });
  await expect.element(steps.getByRole("link", { name: /Bilder/ })).not.toBeInTheDocument();
  await page.getByRole("radio", { name: "Leilighet" }).click();
  await page.getByRole("button", { name: "Neste: Bilder" }).click();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Bilder");
  await expect.element(steps.getByRole("link", { name: /Beliggenhet/ })).not.toBeInTheDocument();
});

test("LIST-013, LIST-107: what is typed is saved and the page says so", async () => {
  skipWaits();
  const { stored, calls } = await showWizard(saleDraft(), { query: "&tab=details" });
  const title = page.getByRole("textbox", { name: "Overskrift" });
  await title.fill("Lys leilighet med balkong");
  await expect.element(page.getByText(/Lagret kl\./)).toBeVisible();
  expect(stored.draft.propertyDetail.title).toBe("Lys leilighet med balkong");
  expect(calls.find(({ method }) => method === "PATCH")?.headers.get("if-match")).toBe('"1"');
});

test("LIST-017, LIST-087: a listing that lacks something is not published; the dialog leads to the fields", async () => {
  const { router } = await showWizard(titledDraft(), { query: "&tab=price" });
  await page
    .getByRole("link", { name: /Detaljer/ })
    .first()
    .click();
  await page.getByRole("textbox", { name: "Overskrift" }).fill("");
  await page.getByRole("link", { name: /Pris og dato/ }).click();
  await page.getByRole("button", { name: "Gå til betaling" }).click();
  const dialog = page.getByRole("dialog", { name: "Noe mangler" });
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole("link", { name: /Overskrift/ }).click();
  await expect.poll(() => router.state.location.search).toContain("tab=details");
  await expect.element(page.getByRole("textbox", { name: "Overskrift" })).toHaveFocus();
});

test("LIST-082: changes of a public listing are published, and the message says so", async () => {
  const { router } = await showWizard(
    {
      ...titledDraft(),
      status: "live",
      hasUnpublishedChanges: true,
      propertyId: "1234",
      priceAndDate: { askingPrice: 4_350_000 },
      contacts: { name: "Kari Demo", email: "kari@example.no" },
    },
    { query: "&tab=details", api: { [`POST ${PATH}/publish`]: { data: { status: "live" } } } },
  );
  await page.getByRole("button", { name: "Publiser endringene" }).click();
  await expect.element(page.getByText("Endringene er publisert")).toBeVisible();
  // The overview of all of one's listings.
  await expect.poll(() => router.state.location.search).toBe("");
});

test("LIST-104: a value that fits no home is marked at its field, as it is in the list of what is left", async () => {
  await showWizard(saleDraft(), { query: "&tab=details" });
  const year = page.getByRole("textbox", { name: /^Byggeår/ });
  await year.fill("2100");
  await expect.element(year).toBeInvalid();
  await expect
    .element(year)
    .toHaveAccessibleDescription(
      expect.stringContaining("«Byggeår» kan ikke være høyere enn 2036"),
    );
  await year.fill("2020");
  await expect.element(year).toBeValid();
});

test("D136: a paid draft that has lost its title is its owner's to publish, not to pay again", async () => {
  const draft = saleDraft({
    isPaid: true,
    priceAndDate: { askingPrice: 4_350_000 },
    contacts: { name: "Kari Demo", email: "kari@example.no" },
  });
  await showWizard(draft, { query: "&tab=price" });
  await page.getByRole("button", { name: "Publiser annonsen" }).click();
  const dialog = page.getByRole("dialog", { name: "Noe mangler" });
  await expect.element(dialog.getByRole("link", { name: /Overskrift/ })).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: "Gå til betaling" }))
    .not.toBeInTheDocument();
});

test("LIST-104, D96: values that contradict each other are named before anybody pays", async () => {
  const draft = saleDraft();
  const propertyDetail = { ...draft.propertyDetail, bedrooms: 5, totalRooms: 2 };
  const { router, calls } = await showWizard(saleDraft({ propertyDetail }), {
    query: "&mode=payment",
  });
  await expect.element(page.getByRole("heading", { name: "Annonsen er ikke klar" })).toBeVisible();
  expect(router.state.location.search).toBe(`?draft=${DRAFT_ID}&mode=payment`);
  const line = page
    .getByRole("listitem")
    .filter({ hasText: "«Soverom» er høyere enn «Antall rom»" });
  await line.getByRole("link", { name: /Soverom/ }).click();
  await expect.poll(() => router.state.location.search).toContain("tab=details");
  expect(calls.filter(({ path }) => path.includes("/payment"))).toEqual([]);
});

test("D89: the same field changed on another device: both versions are offered", async () => {
  skipWaits();
  const draft = saleDraft();
  const { stored } = await showWizard(draft, {
    query: "&tab=details",
    api: {
      [`PATCH ${PATH}`]: ({ body, headers }) => {
        if (headers.get("if-match") !== `"${stored.draft.version}"`) {
          return new StubError(409, "draft_changed");
        }
        const { version } = stored.draft;
        stored.draft = { ...mergeDraft(stored.draft, body as DraftPatch), version: version + 1 };
        return { data: stored.draft };
      },
    },
  });
  await expect.element(page.getByRole("textbox", { name: "Overskrift" })).toBeVisible();
  stored.draft = {
    ...draft,
    version: 2,
    propertyDetail: { ...draft.propertyDetail, title: "Skrevet på telefonen" },
  };
  await page.getByRole("textbox", { name: "Overskrift" }).fill("Skrevet på PC-en");
  const dialog = page.getByRole("dialog", { name: "Endret to steder" });
  await expect.element(dialog.getByRole("cell", { name: "Skrevet på telefonen" })).toBeVisible();
  await dialog.getByRole("button", { name: "Bruk den andre versjonen" }).click();
  await expect
    .element(page.getByRole("textbox", { name: "Overskrift" }))
    .toHaveValue("Skrevet på telefonen");
});

test("LIST-012, LIST-074: a new listing is stored with its first photo, and not while its types are tried", async () => {
  const draft = emptyDraft({
    listingType: "residential_rent",
    propertyDetail: { ...emptyDraft().propertyDetail, propertyTypes: ["apartment"] },
  });
  const { calls, router } = await renderWithStorefront(<Component />, {
    path: "/my-listing?mode=add",
    features: [feature],
    person: samplePerson,
    loader,
    api: {
      [`POST ${ROOT}`]: { data: emptyDraft({ listingType: "residential_rent" }) },
      [`PATCH ${PATH}`]: { data: draft },
      [`GET ${PATH}/preview`]: { data: draft },
    },
  });
  const next = page.getByRole("button", { name: /^Neste/ });
  await next.click();
  await expect.element(page.getByText("Velg hva du vil annonsere.")).toBeVisible();
  await page.getByRole("radio", { name: /Bolig til salgs/ }).click();
  await page.getByRole("radio", { name: /Bolig til leie/ }).click();
  await next.click();
  await expect.element(page.getByText("Velg type bolig eller lokale.")).toBeVisible();
  await page.getByRole("radio", { name: "Leilighet" }).click();
  expect(calls.filter(({ method }) => method !== "GET")).toEqual([]);
  await next.click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Bilder" })).toHaveFocus();
  await next.click();
  await expect.element(page.getByText("Legg til et bilde for å gå videre.")).toBeVisible();
  expect(calls.filter(({ method }) => method !== "GET")).toEqual([]);
  const transfer = new DataTransfer();
  transfer.items.add(new File(["x"], "stue.png", { type: "image/png" }));
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("There is no place for photos.");
  input.files = transfer.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await expect.poll(() => router.state.location.search).toContain(`${DRAFT_ID}&tab=photos`);
  await expect.element(page.getByText(/^(Laster opp|Venter|stue\.png)/).first()).toBeVisible();
  const stored = calls.filter(({ method, path }) => method !== "GET" && !path.endsWith("/images"));
  expect(stored.map(({ body }) => body)).toEqual([
    { listingType: "residential_rent" },
    { propertyDetail: { propertyTypes: ["apartment"] } },
  ]);
});

test("LIST-012: what was chosen of a new listing is there after a reload, and nothing of it is stored", async () => {
  const options = { features: [feature], person: samplePerson, loader };
  const choosing = await renderWithStorefront(<Component />, {
    path: "/my-listing?mode=add",
    ...options,
  });
  await page.getByRole("radio", { name: /Bolig til leie/ }).click();
  await page.getByRole("radio", { name: "Leilighet" }).click();
  const { router, calls } = choosing;
  await expect
    .poll(() => router.state.location.search)
    .toBe("?mode=add&type=residential_rent&property=apartment");
  expect(calls.filter(({ method }) => method !== "GET")).toEqual([]);
  await choosing.unmount();
  const path = `/my-listing${router.state.location.search}`;
  await renderWithStorefront(<Component />, { path, ...options });
  await expect.element(page.getByRole("radio", { name: /Bolig til leie/ })).toBeChecked();
  await expect.element(page.getByRole("radio", { name: "Leilighet" })).toBeChecked();
});

test("D92: what is still missing is no fault until its step was visited", async () => {
  const marked = () =>
    [...document.querySelectorAll('[data-severity="blocks"]')].map(
      ({ textContent }) => textContent,
    );
  await showWizard(saleDraft(), { query: "&tab=details" });
  await expect.element(page.getByRole("link", { name: /Prisantydning/ })).toBeVisible();
  expect(marked()).toEqual([]);
  await page.getByRole("link", { name: /^Bilder/ }).click();
  await expect.poll(marked).toEqual([expect.stringContaining("Overskrift")]);
});

test("LIST-090: a new listing begins empty after another one was edited", async () => {
  const { router } = await showWizard(saleDraft(), { query: "&tab=type" });
  await expect.element(page.getByRole("radio", { name: /Bolig til salgs/ })).toBeChecked();
  await router.navigate("/my-listing?mode=add");
  await expect.element(page.getByRole("radio", { name: /Bolig til salgs/ })).not.toBeChecked();
  expect(document.querySelectorAll("main :checked, form :checked, fieldset :checked")).toHaveLength(
    0,
  );
});

test("LIST-031, LIST-039: a home has one property type, premises may have several", async () => {
  skipWaits();
  const { stored } = await showWizard(emptyDraft({ listingType: "residential_sale" }));
  await page.getByRole("radio", { name: "Leilighet" }).click();
  await page.getByRole("radio", { name: "Enebolig" }).click();
  await expect.poll(() => stored.draft.propertyDetail.propertyTypes).toEqual(["single_dwelling"]);
  await page.getByRole("radio", { name: /Næring til salgs|Næringseiendom til salgs/ }).click();
  await page.getByRole("checkbox", { name: "Kontor" }).click();
  await page.getByRole("checkbox", { name: "Verksted" }).click();
  await expect
    .poll(() => stored.draft.propertyDetail.propertyTypes)
    .toEqual(["office", "workshop"]);
});

test("the Australian wizard is in Australian words", async () => {
  await showWizard(titledDraft("NSW"), { region: "au", query: "&tab=price" });
  await expect.element(page.getByRole("navigation", { name: "Steps" })).toBeVisible();
  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toHaveTextContent("Price and dates");
  await expect
    .element(page.getByRole("link", { name: /guide to selling a home yourself/ }))
    .toHaveAttribute("href", "/page/selling-without-an-agent");
});

test("LIST-019: the account's name and numbers are proposed as contact and can be changed", async () => {
  skipWaits();
  const { stored } = await showWizard(titledDraft(), {
    query: "&tab=price",
    api: { "GET /api/user/profile": { data: sampleProfile } },
  });
  await expect.poll(() => stored.draft.contacts.name).toBe("Kari Prøve");
  await page.getByRole("button", { name: "Endre kontakt" }).click();
  const dialog = page.getByRole("dialog", { name: "Kontakt" });
  await dialog.getByRole("textbox", { name: "Navn" }).fill("Ola Prøve");
  await dialog.getByRole("button", { name: "Bruk denne kontakten" }).click();
  await expect.poll(() => stored.draft.contacts.name).toBe("Ola Prøve");
});

test("D125: a hint can be hidden and shown again; what the law forbids cannot", async () => {
  const draft = titledDraft("NSW");
  const propertyDetail = {
    ...draft.propertyDetail,
    title: "Rent negotiable, near the beach",
    description: "<p>Pay the bond with a gift card.</p>",
  };
  await showWizard(
    { ...draft, listingType: "residential_rent", propertyDetail },
    { region: "au", query: "&tab=details" },
  );
  const lines = page.getByRole("region", { name: "Before you publish" }).getByRole("listitem");
  const blocked = lines.filter({ hasText: "The words “rent negotiable” ask for offers of rent" });
  await expect.element(blocked.getByRole("link", { name: /s 22A.*29\/11\/2026/ })).toBeVisible();
  expect(blocked.getByRole("button").elements()).toEqual([]);
  const hint = lines.filter({ hasText: "may look like a scam" });
  await hint.getByRole("button", { name: /Hide the hint/ }).click();
  await expect.element(hint).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Show hidden hints" }).click();
  await expect.element(hint).toBeVisible();
});
