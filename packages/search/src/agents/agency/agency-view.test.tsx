import { agentsApi } from "@hjem/api-client/endpoints/agents";
import type { AgencyProfile } from "@hjem/domain/agents/agency-profile";
import { renderWithStorefront, type RenderOptions } from "@hjem/storefront/testing";
import { norwegianHome } from "@hjem/storefront/testing/sample-homes";
import { StubError } from "@hjem/storefront/testing/stub-api";
import { agencyAccent } from "@hjem/ui/agency-accent";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { response } from "../../testing/search-response.ts";
import { testFeature } from "../testing/feature.ts";
import { agency, agencyProfile } from "../testing/sample-agent.ts";
import type { AgencyModel } from "./agency-model.ts";
import { AgencyView } from "./agency-view.tsx";
import { loadAgency } from "./load-agency.ts";

const homes = [norwegianHome()];
const profileUrl = "GET /api/v2/agencies/310417";

async function load(profile: AgencyProfile, query = "", options: RenderOptions = {}) {
  const api = { [profileUrl]: { data: profile }, [`${profileUrl}/listings`]: response(homes, 24) };
  const given = { api, features: [testFeature], ...options };
  const { app, calls } = await renderWithStorefront(null, given);
  const url = new URL(`/agency/310417${query}`, "http://no.test");
  const args = { request: new Request(url), url, params: { id: "310417" }, page: app.page };
  const loaded = await loadAgency(args).catch((thrown: unknown) => thrown);
  return { loaded, calls, given };
}

const isModel = (loaded: unknown): loaded is AgencyModel =>
  typeof loaded === "object" && loaded !== null && "accent" in loaded;

async function show(profile: AgencyProfile, query = "", options: RenderOptions = {}) {
  const { loaded, given } = await load(profile, query, options);
  if (!isModel(loaded)) throw new Error("The agency was not found.");
  const view = await renderWithStorefront(<AgencyView model={loaded} />, given);
  if (loaded.listings) {
    const { request } = loaded.listings;
    await view.app.page.store.dispatch(agentsApi.endpoints.getAgencyListings.initiate(request));
  }
  return view;
}

test("shows who the agency is, where it works, its homes and its agents", async () => {
  await page.viewport(1366, 900);
  await show(agencyProfile());
  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toHaveTextContent("Tistelvang Eiendomsmegling");
  await expect.element(page.getByText("2 meglere. Område: Oslo og Bærum.")).toBeVisible();
  const figures = page.getByRole("term").elements().slice(0, 4);
  expect(figures.map((term) => term.nextElementSibling?.textContent)).toEqual([
    "24",
    "38",
    "4\u00a0950\u00a0000\u00a0kr",
    "27 dager",
  ]);
  await expect
    .element(page.getByRole("link", { name: homes[0]?.address ?? "" }).first())
    .toBeVisible();
  await expect
    .element(page.getByRole("link", { name: /^Even Nattbris/ }))
    .toHaveAttribute("href", "/agent/310417-2");
  await expect
    .element(page.getByRole("link", { name: "Send melding" }))
    .toHaveAttribute("href", "/property/310417/3f7q9z2k1m#contact");
});

test("homes for sale, to rent and sold have their own URLs", async () => {
  const { calls } = await load(agencyProfile(), "?show=sold&page=2");
  expect(Object.fromEntries(calls[1]?.query ?? [])).toEqual({ state: "sold", page: "2" });
  await show(agencyProfile(), "?show=sold");
  await expect
    .element(page.getByRole("link", { name: "Solgt 61" }))
    .toHaveAttribute("aria-current", "page");
  await expect
    .element(page.getByRole("link", { name: "Til leie 5" }))
    .toHaveAttribute("href", "/agency/310417?show=for_rent");
});

test("a large office links to the search for all its agents", async () => {
  await show(agencyProfile({ agentCount: 14 }));
  await expect
    .element(page.getByRole("link", { name: "Alle 14 meglere på kontoret" }))
    .toHaveAttribute("href", "/agent?office=Tistelvang+Eiendomsmegling");
});

test.each([320, 390, 1366])(
  "a long name and large numbers do not widen the page at %i px",
  async (width) => {
    await page.viewport(width, 900);
    const name = `${"Eiendomsmegling".repeat(5)} og Partnere`;
    const counts = { forSale: 2_229, forRent: 1_142, sold: 1_174, rented: 1_007 };
    const { container } = await show(agencyProfile({ agency: agency({ name }), counts }));
    await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent(name);
    expect(container.scrollWidth).toBeLessThanOrEqual(width);
  },
);

test("RTE-006, FND-069: the page uses the accent of the agency", async () => {
  await show(agencyProfile());
  const scope = document.querySelector("[data-agency]");
  expect(scope && getComputedStyle(scope).getPropertyValue("--color-accent").trim()).toBe(
    agencyAccent("#6d2e6b", "light").accent,
  );
});

test("structured data and canonical URL identify the agency", async () => {
  const { loaded } = await load(agencyProfile(), "?show=sold&page=2");
  expect(loaded).toMatchObject({
    head: {
      title: "Tistelvang Eiendomsmegling",
      canonical: "/agency/310417",
      isNoIndex: false,
      jsonLd: [
        { "@type": "RealEstateAgent", employee: [{ name: "Dagny Måltrostli" }, {}] },
        { "@type": "BreadcrumbList" },
      ],
    },
  });
});

test("an agency without listings is shown, but not to search engines", async () => {
  const counts = { forSale: 0, forRent: 0, sold: 0, rented: 0 };
  const { loaded } = await load(
    agencyProfile({ counts, newestOpen: null, areas: [], agents: [], agentCount: 0 }),
  );
  expect(loaded).toMatchObject({ listings: null, messageHref: null, head: { isNoIndex: true } });
});

test.each([
  [404, "not_found"],
  [400, "validation_failed"],
] as const)("an unknown id shows the 404 page for status %i", async (status, code) => {
  const api = { [profileUrl]: new StubError(status, code) };
  const { loaded } = await load(agencyProfile(), "", { api });
  expect(loaded).toMatchObject({ init: { status: 404 } });
});

test("redirects a page beyond the last to the first", async () => {
  const api = {
    [profileUrl]: { data: agencyProfile() },
    [`${profileUrl}/listings`]: new StubError(400, "page_out_of_range"),
  };
  const { loaded } = await load(agencyProfile(), "?page=99&language=en", { api });
  expect(loaded instanceof Response && loaded.headers.get("location")).toBe(
    "/agency/310417?show=for_sale&language=en",
  );
});
