import { agentsApi } from "@hjem/api-client/endpoints/agents";
import type { AgentProfile } from "@hjem/domain/agents/agent-profile";
import { renderWithStorefront, type RenderOptions } from "@hjem/storefront/testing";
import { norwegianHome } from "@hjem/storefront/testing/sample-homes";
import { StubError } from "@hjem/storefront/testing/stub-api";
import { agencyAccent } from "@hjem/ui/agency-accent";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { response } from "../../testing/search-response.ts";
import { testFeature } from "../testing/feature.ts";
import { agency, agentProfile } from "../testing/sample-agent.ts";
import type { AgentModel } from "./agent-model.ts";
import { AgentView } from "./agent-view.tsx";
import { loadAgent } from "./load-agent.ts";

const homes = [norwegianHome()];
const apiOf = (agent: AgentProfile) => ({
  [`GET /api/v2/agents/${agent.id}`]: { data: agent },
  [`GET /api/v2/agents/${agent.id}/listings`]: response(homes, 38),
});

async function load(agent: AgentProfile, query = "", options: RenderOptions = {}) {
  const given = { api: apiOf(agent), features: [testFeature], ...options };
  const { app, calls } = await renderWithStorefront(null, given);
  const url = new URL(`/agent/${agent.id}${query}`, "http://no.test");
  const args = { request: new Request(url), url, params: { id: agent.id }, page: app.page };
  const loaded = await loadAgent(args).catch((thrown: unknown) => thrown);
  return { loaded, calls, given };
}

const isModel = (loaded: unknown): loaded is AgentModel =>
  typeof loaded === "object" && loaded !== null && "accent" in loaded;

async function show(agent: AgentProfile, query = "", options: RenderOptions = {}) {
  await page.viewport(1366, 900);
  const { loaded, given } = await load(agent, query, options);
  if (!isModel(loaded)) throw new Error("The agent was not found.");
  const { app } = await renderWithStorefront(<AgentView model={loaded} />, given);
  if (loaded.listings) {
    await app.page.store.dispatch(
      agentsApi.endpoints.getAgentListings.initiate(loaded.listings.request),
    );
  }
  return loaded;
}

const accentNow = (): string => {
  const scope = document.querySelector("[data-agency]");
  return scope ? getComputedStyle(scope).getPropertyValue("--color-accent").trim() : "";
};

test("RTE-004, RTE-005: shows the agent's name, areas, languages and homes for sale", async () => {
  await show(agentProfile());
  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toHaveTextContent("Dagny Måltrostli");
  await expect
    .element(page.getByText("Område: Oslo og Bærum. Snakker norsk og engelsk."))
    .toBeVisible();
  const view = Object.fromEntries(
    page
      .getByRole("term")
      .elements()
      .map((term) => [
        term.textContent,
        term.nextElementSibling?.textContent?.replaceAll("\u00a0", " "),
      ]),
  );
  expect(view).toEqual({
    "Til salgs": "11",
    "Solgt siste 12 måneder": "38",
    "Medianpris siste 12 måneder": "4 950 000 kr",
    "Median salgstid siste 12 måneder": "27 dager",
  });
  await expect
    .element(page.getByRole("link", { name: homes[0]?.address ?? "" }).first())
    .toBeVisible();
  await expect
    .element(page.getByRole("link", { name: /^Bærum, Akershus/ }))
    .toHaveAttribute("href", "/list?geoId=municipality:3201");
});

test("LEAD-014: shows the phone number on click, and sends messages through the form of the newest listing", async () => {
  await show(agentProfile());
  const number = page.getByRole("link", { name: "00 00 12 34" });
  await expect.element(number).not.toBeInTheDocument();
  await page.getByText("Vis nummer").click();
  await expect.element(number).toHaveAttribute("href", "tel:+4700001234");
  await expect
    .element(page.getByRole("link", { name: "Send melding til Dagny" }))
    .toHaveAttribute("href", "/property/310417/3f7q9z2k1m#contact");
});

test.each([390, 1366])(
  "a very long first name stays inside the contact button, at %i px",
  async (width) => {
    const { loaded, given } = await load(
      agentProfile({ name: `${"Dagny".repeat(60)} Måltrostli` }),
    );
    if (!isModel(loaded)) throw new Error("The agent was not found.");
    await page.viewport(width, 900);
    await renderWithStorefront(<AgentView model={loaded} />, given);
    const link = page.getByRole("link", { name: /^Send melding til DagnyDagny/ });
    await expect.element(link).toBeVisible();
    const button = link.element();
    expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    expect(button.scrollHeight).toBeLessThanOrEqual(button.clientHeight);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

test.each([320, 390, 768, 1024, 1366])(
  "at %i px the portrait covers no word about the agent",
  async (width) => {
    const { loaded, given } = await load(agentProfile());
    if (!isModel(loaded)) throw new Error("The agent was not found.");
    await page.viewport(width, 900);
    const shown = { ...loaded, portrait: { url: null } };
    const { container } = await renderWithStorefront(<AgentView model={shown} />, given);
    const name = page.getByRole("heading", { level: 1 });
    await expect.element(name).toBeVisible();
    const words = name.element().parentElement;
    const portrait = words?.previousElementSibling;
    if (!words || !portrait) throw new Error("there is no portrait beside the name");
    const [picture, text] = [portrait, words].map((each) => each.getBoundingClientRect());
    expect(picture?.right).toBeLessThanOrEqual(text?.left ?? 0);
    expect(container.scrollWidth).toBeLessThanOrEqual(width);
  },
);

test("links to the page of the office and to its agents there", async () => {
  await show(agentProfile());
  await expect
    .element(page.getByRole("link", { name: "Alle 14 meglere på kontoret" }))
    .toHaveAttribute("href", "/agency/310417#agents");
  await expect
    .element(page.getByRole("link", { name: "Tistelvang Eiendomsmegling" }))
    .toHaveAttribute("href", "/agency/310417");
});

test("RTE-005: sold homes have their own URL", async () => {
  const { calls } = await load(agentProfile(), "?show=sold&page=2");
  expect(Object.fromEntries(calls[1]?.query ?? [])).toEqual({ state: "sold", page: "2" });
  await show(agentProfile(), "?show=sold");
  await expect.element(page.getByRole("heading", { name: "Solgt" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Solgt 38" }))
    .toHaveAttribute("aria-current", "page");
  await expect
    .element(page.getByRole("link", { name: "Til leie 2" }))
    .toHaveAttribute("href", "/agent/310417-1?show=for_rent");
});

test.each([
  [
    "UI-032, RTE-006, FND-069: the agency's accent",
    agency(),
    agencyAccent("#6d2e6b", "light").accent,
  ],
  ["FND-070: teal where the agency has no colours", agency({ profile: null }), "#0f6868"],
  ["FND-070: teal without an agency", null, "#0f6868"],
])("the page uses %s", async (_, shown, accent) => {
  await show(agentProfile({ agency: shown }));
  expect(accentNow()).toBe(accent);
});

test("UI-032: the dark theme has its own accent", async () => {
  await show(agentProfile(), "", { theme: "dark" });
  expect(accentNow()).toBe(agencyAccent("#6d2e6b", "dark").accent);
});

test("PROP-038: shows neither portrait nor initials for an agency that hides pictures", async () => {
  const pictureUrl = "/media/portrait.webp";
  expect((await load(agentProfile({ pictureUrl }))).loaded).toMatchObject({
    portrait: { url: pictureUrl },
  });
  await show(agentProfile({ pictureUrl, agency: agency({ hideProfileImage: true }) }));
  expect(document.querySelector(`img[src="${pictureUrl}"]`)).toBeNull();
  await expect.element(page.getByText("DM", { exact: true })).not.toBeInTheDocument();
});

test("shows an agent without listings, but not to search engines", async () => {
  const counts = { forSale: 0, forRent: 0, sold: 0, rented: 0 };
  const agent = agentProfile({ counts, newestOpen: null, areas: [] });
  const { loaded, calls } = await load(agent);
  expect(loaded).toMatchObject({ listings: null, message: null, head: { isNoIndex: true } });
  expect(calls).toHaveLength(1);
});

test("structured data and canonical URL identify the agent", async () => {
  const { loaded } = await load(agentProfile(), "?show=sold&page=2");
  expect(loaded).toMatchObject({
    head: {
      title: "Dagny Måltrostli, Tistelvang Eiendomsmegling",
      canonical: "/agent/310417-1",
      isNoIndex: false,
      jsonLd: [{ "@type": "RealEstateAgent" }, { "@type": "BreadcrumbList" }],
    },
  });
});

test.each([
  [404, "not_found"],
  [400, "validation_failed"],
] as const)("an unknown id shows the 404 page for status %i", async (status, code) => {
  const api = { "GET /api/v2/agents/310417-1": new StubError(status, code) };
  const { loaded } = await load(agentProfile(), "", { api });
  expect(loaded).toMatchObject({ init: { status: 404 } });
});

test("redirects a page beyond the last to the first", async () => {
  const agent = agentProfile();
  const api = {
    ...apiOf(agent),
    "GET /api/v2/agents/310417-1/listings": new StubError(400, "page_out_of_range"),
  };
  const { loaded } = await load(agent, "?page=99&language=en", { api });
  expect(loaded instanceof Response && loaded.headers.get("location")).toBe(
    "/agent/310417-1?show=for_sale&language=en",
  );
});

test("in Australia uses the market's terms and formats, and shows the licence", async () => {
  const agent = agentProfile({ languages: ["en", "ig"], licence: "Demo 084 221", areas: [] });
  await show(agent, "", { region: "au" });
  await expect.element(page.getByText("Speaks English and Igbo.")).toBeVisible();
  await expect.element(page.getByText("Licence: Demo 084 221")).toBeVisible();
  await expect.element(page.getByText("$4,950,000")).toBeVisible();
});
