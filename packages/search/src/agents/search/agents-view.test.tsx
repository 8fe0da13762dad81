import { usePage } from "@hjem/storefront/page";
import { renderWithStorefront, type RenderOptions } from "@hjem/storefront/testing";
import { StubError, type StubCall } from "@hjem/storefront/testing/stub-api";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { testFeature } from "../testing/feature.ts";
import { agency, agentsResponse, agentSummary } from "../testing/sample-agent.ts";
import type { AgentsModel } from "./agents-model.ts";
import { AgentsView } from "./agents-view.tsx";
import { loadAgents } from "./load-agents.ts";

const oslo = { geoId: "municipality:0301", name: "Oslo", parent: null };
const birk = agentSummary({ id: "310417-2", name: "Birk Tåkelia" });

/** Filters as the API does: by the prefix of a name. */
const api = {
  "GET /api/v2/agents": ({ query }: StubCall) => {
    const name = (query.get("name") ?? "").toLowerCase();
    const found = [agentSummary(), birk].filter((agent) =>
      agent.name.toLowerCase().startsWith(name),
    );
    return agentsResponse(found, found.length, query.get("area") === "oslo" ? oslo : null);
  },
};

/** Renders the page at a URL, with a new view whenever the URL changes, as its loader does. */
async function open(path: string) {
  await page.viewport(1366, 900);
  function Live() {
    const shown = usePage();
    const { pathname, search } = useLocation();
    const [model, setModel] = useState<AgentsModel>();
    useEffect(() => {
      const url = new URL(pathname + search, "http://no.test");
      const args = { request: new Request(url), url, params: {}, page: shown };
      void loadAgents(args).then((view) => (view instanceof Response ? null : setModel(view)));
    }, [shown, pathname, search]);
    return model && <AgentsView model={model} />;
  }
  return renderWithStorefront(<Live />, { api, features: [testFeature], path });
}

async function load(path: string, options: RenderOptions = {}) {
  const given = { api, features: [testFeature], ...options };
  const { app, calls } = await renderWithStorefront(null, given);
  const url = new URL(path, "http://no.test");
  const args = { request: new Request(url), url, params: {}, page: app.page };
  return { loaded: await loadAgents(args), calls };
}

const redirectOf = ({ loaded }: { loaded: unknown }) =>
  loaded instanceof Response ? loaded.headers.get("location") : "not redirected";

test("RTE-001: the page has the specification's title, in English and Norwegian", async () => {
  expect((await load("/agent?language=en", { language: "en" })).loaded).toMatchObject({
    head: { title: "Agent Search", isNoIndex: false },
  });
  expect((await load("/agent")).loaded).toMatchObject({ head: { title: "Finn megler" } });
});

test("RTE-002: requests name, office and place from the URL", async () => {
  const { calls, loaded } = await load("/agent?name=Dagny&office=Tistelvang&area=oslo&page=2");
  expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({
    name: "Dagny",
    office: "Tistelvang",
    area: "oslo",
    page: "2",
  });
  expect(loaded).toMatchObject({
    heading: "1 megler i Oslo",
    note: "Tallene gjelder annonser i Oslo. Flest boliger til salgs og til leie først. Solgt og utleid er alle som har vært annonsert her.",
    head: { canonical: "/agent", isNoIndex: true },
  });
});

test("redirects a form sent without JavaScript to the canonical URL, and a page beyond the last to the first", async () => {
  expect(redirectOf(await load("/agent?name=+Dagny++&office=&area=&language=en"))).toBe(
    "/agent?name=Dagny&language=en",
  );
  expect(redirectOf(await load("/agent?page=0&x=1"))).toBe("/agent");
  const behind = { "GET /api/v2/agents": new StubError(400, "page_out_of_range") };
  expect(redirectOf(await load("/agent?area=oslo&page=9", { api: behind }))).toBe(
    "/agent?area=oslo",
  );
});

test("each agent links to the profile and shows homes for sale and sold", async () => {
  await open("/agent");
  await expect.element(page.getByRole("heading", { name: "2 meglere" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Dagny Måltrostli" }))
    .toHaveAttribute("href", "/agent/310417-1");
  const agent = page.getByRole("article").first();
  await expect.element(agent.getByText("Eiendomsmegler (demo)")).toBeVisible();
  await expect.element(agent.getByText("Oslo og Bærum")).toBeVisible();
  await expect
    .element(agent.getByRole("link", { name: "Tistelvang Eiendomsmegling" }))
    .toHaveAttribute("href", "/agency/310417");
  expect(agent.element().textContent).toContain("Til salgs11Til leie2Solgt38Utleid0");
  await expect.element(page.getByText(/^Dette er demomeglere/)).toBeVisible();
});

test("RTE-002: filters the list while a name is typed, and keeps the text in the field", async () => {
  const { router } = await open("/agent");
  const name = page.getByRole("textbox", { name: "Navn" });
  await name.fill("bir");
  await expect.element(page.getByRole("heading", { name: "1 megler" })).toBeVisible();
  await expect.element(page.getByText("Dagny Måltrostli")).not.toBeInTheDocument();
  expect(router.state.location.search).toBe("?name=bir");
  await expect.element(name).toHaveValue("bir");
  await expect
    .element(page.getByRole("status").filter({ hasText: "1 megler" }))
    .toBeInTheDocument();
});

test("shows an empty state that links to the search without each field", async () => {
  await open("/agent?name=zzz&office=vest");
  await expect
    .element(page.getByRole("heading", { name: "Ingen meglere passer søket" }))
    .toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Alle navn" }))
    .toHaveAttribute("href", "/agent?office=vest");
  await page.getByRole("link", { name: "Alle meglere" }).click();
  await expect.element(page.getByRole("heading", { name: "2 meglere" })).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Navn" })).toHaveValue("");
});

test("shows that a market has no agents yet", async () => {
  const { loaded } = await load("/agent", {
    api: { "GET /api/v2/agents": agentsResponse([], 0, null) },
  });
  expect(loaded).toMatchObject({
    empty: { title: "Det er ingen meglere her ennå", suggestions: [] },
  });
});

test("shows an error for an unknown place", async () => {
  const { loaded } = await load("/agent?name=zzz&area=Atlantis");
  expect(loaded).toMatchObject({
    empty: { title: "Vi finner ikke noe sted som heter «Atlantis»" },
  });
});

test("PROP-038: shows no picture for an agency that hides pictures", async () => {
  const hidden = agentSummary({
    agency: agency({ hideProfileImage: true }),
    pictureUrl: "/media/x",
  });
  const { loaded } = await load("/agent", {
    api: { "GET /api/v2/agents": agentsResponse([hidden]) },
  });
  expect(loaded).toMatchObject({ agents: [{ portrait: null }] });
});
