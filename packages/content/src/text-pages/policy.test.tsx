import { paths } from "@hjem/domain/paths";
import { renderWithStorefront, type RenderOptions } from "@hjem/storefront/testing";
import { type StubCall, StubError } from "@hjem/storefront/testing/stub-api";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { feature } from "./feature.ts";
import { loadPolicy } from "./policy-model.ts";
import { Component, loader } from "./text-page.tsx";

const entry = {
  id: 1,
  documentId: "abcdefghij",
  locale: "no",
  region: "no",
  createdAt: "2026-11-01T10:00:00.000Z",
  updatedAt: "2026-11-16T10:00:00.000Z",
  publishedAt: "2026-11-16T10:00:00.000Z",
};
const list = (...data: object[]) => ({
  data,
  meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: data.length } },
});
/** Policies named after their kind and language. */
const api = {
  "GET /api/content-policies": ({ query }: StubCall) => {
    const kind = query.get("filters[kind][$eq]");
    const title = `${kind} ${query.get("locale")}`;
    return list({ ...entry, kind, title, text: "", html: `<p>Text of ${title}</p>` });
  },
  "GET /api/cookie-policies": list({
    ...entry,
    title: "Informasjonskapsler",
    text: "",
    html: '<p>Les <a href="/privacy-policy">personvern</a></p>',
    version: "2026-11-16",
  }),
};
const show = (options: RenderOptions = {}) =>
  renderWithStorefront(<Component />, {
    api,
    features: [{ ...feature, routes: [] }],
    loader,
    ...options,
  });

test.each([
  ["/privacy-policy", "privacy_policy"],
  ["/term-and-condition", "terms_and_conditions"],
  ["/sales-conditions", "sale_condition"],
  ["/gdpr", "gdpr"],
  ["/about-us", "about_us"],
])(
  "CMS-003, CMS-011..014, CMS-017, CMS-018, RTE-024: %s shows the text of the content service",
  async (path, kind) => {
    await show({ path });
    await expect.element(page.getByRole("heading", { name: `${kind} no` })).toBeVisible();
    await expect.element(page.getByText(`Text of ${kind} no`)).toBeVisible();
    await expect.element(page.getByText("Oppdatert 16. november 2026")).toBeVisible();
  },
);

test("a phone reads each cell of a table with the name of its column", async () => {
  await page.viewport(390, 844);
  const html =
    "<table><thead><tr><th>Behandling</th><th>Grunnlag</th></tr></thead><tbody><tr><td>Konto</td><td>avtale</td></tr></tbody></table>";
  await show({
    path: "/privacy-policy",
    api: {
      ...api,
      "GET /api/content-policies": list({ ...entry, kind: "privacy_policy", title: "P", html }),
    },
  });
  await expect.element(page.getByText("avtale")).toBeVisible();
  const before = getComputedStyle(page.getByText("avtale").element(), "::before").content;
  expect(before).toContain("Grunnlag");
});

test("the text about the site leads on to what it is for", async () => {
  await show({ path: "/about-us" });
  await expect
    .element(page.getByRole("link", { name: "Se boliger til salgs" }))
    .toHaveAttribute("href", "/list");
});

test.each(["/policy/cookie", "/cookie-policy"])(
  "CMS-004, CMS-009, CMS-010: %s shows the cookie policy, and where to change the consent",
  async (path) => {
    const { router } = await show({ path });
    await expect.element(page.getByRole("heading", { name: "Informasjonskapsler" })).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Endre valgene dine om lagring" }))
      .toHaveAttribute("href", "#consent");
    await page.getByRole("link", { name: "personvern", exact: true }).click();
    await expect.poll(() => router.state.location.pathname).toBe("/privacy-policy");
  },
);

test("D25: links inside a text keep the language of the page", async () => {
  await show({ path: "/cookie-policy", language: "en" });
  await expect
    .element(page.getByRole("link", { name: "personvern", exact: true }))
    .toHaveAttribute("href", "/privacy-policy?language=en");
});

test("a long text has a list of its parts, which leads to them; folded where it would stand before the text", async () => {
  await page.viewport(1366, 900);
  const html = ["Hva vi lagrer", "Hvem som får det", "Kjøp &amp; salg"]
    .map((title, index) => `<h2 id="s-${index}">${title}</h2><p>Tekst</p>`)
    .join("");
  const found = { ...entry, kind: "gdpr", title: "Rettigheter", text: "", html };
  await show({ path: "/gdpr", api: { ...api, "GET /api/content-policies": list(found) } });
  const contents = page.getByRole("navigation", { name: "Innhold" });
  const part = contents.getByRole("link", { name: "Hvem som får det" });
  await expect.element(part).toHaveAttribute("href", "#s-1");
  await expect.element(contents.getByRole("link", { name: "Kjøp & salg" })).toBeVisible();
  await page.viewport(390, 844);
  await expect.element(part).not.toBeInTheDocument();
  await contents.getByText("På denne siden").click();
  await expect.element(part).toHaveAttribute("href", "#s-1");
});

test("CMS-008: /policy leads to every policy, to the accessibility statement and to the consent", async () => {
  await show({ path: "/policy" });
  await expect
    .element(page.getByText("Hva vi lagrer om deg, hvorfor og hvor lenge."))
    .toBeVisible();
  const links = page.getByRole("main").or(page.getByRole("list")).getByRole("link");
  await expect.element(links.first()).toBeVisible();
  expect(links.elements().map((link) => link.getAttribute("href"))).toEqual([
    "/term-and-condition",
    "/sales-conditions",
    "/privacy-policy",
    "/gdpr",
    "/cookie-policy",
    "/about-us",
    "/page/tilgjengelighet",
    "/cookie-policy#consent",
  ]);
});

test("ACC-025: the blank policy page needs no sign-in, and has nothing around it", () => {
  const row = feature.routes.find(({ path }) => path === paths.blankPolicy.path);
  expect(row).toMatchObject({ access: "public", layout: "blank" });
});

test("CMS-005, CMS-006: the standalone page is called Policy, and is the privacy policy", async () => {
  const { app } = await renderWithStorefront(null, { api });
  const url = new URL("/blank/policy/no", "http://no.localhost");
  expect(await loadPolicy({ page: app.page, url })).toMatchObject({
    head: { title: "Policy", canonical: "/privacy-policy" },
    policy: { title: "privacy_policy no" },
  });
});

test("CMS-007: an unknown language is the market's own, and another is switched to", async () => {
  const { app } = await renderWithStorefront(null, { api, language: "en" });
  const open = async (language: string) => {
    const url = new URL(`/blank/policy/${language}`, "http://no.localhost");
    const response = await loader({
      page: app.page,
      url,
      params: { language },
      request: new Request(url),
    });
    return response instanceof Response ? response.headers.get("location") : null;
  };
  expect(await open("xx")).toBe("/blank/policy/xx?language=no");
  expect(await open("no")).toBe("/blank/policy/no?language=no");
  expect(await open("en")).toBeNull();
});

test("a text that the content service does not have is missing for now: a sentence says so", async () => {
  await show({
    path: "/gdpr",
    api: { "GET /api/content-policies": new StubError(503, "not_ready") },
  });
  await expect.element(page.getByRole("heading", { name: "Rettighetene dine" })).toBeVisible();
  await expect.element(page.getByText(/Teksten kan ikke vises akkurat nå/)).toBeVisible();
});

test("the page about the site begins with its own text, and says below that it is a demo", async () => {
  const { app } = await renderWithStorefront(null, { api });
  const about = new URL("http://no.test/about-us");
  const { policy } = await loadPolicy({ page: { ...app.page, isDemo: true }, url: about });
  expect(policy).toMatchObject({ lead: "", parts: [] });
  expect(policy.note).toContain("demo");
});

test("D27: the demo says that its texts are examples", async () => {
  const { app } = await renderWithStorefront(null, { api, region: "au" });
  const url = new URL("/gdpr", "http://au.localhost");
  const demo = await loadPolicy({ page: { ...app.page, isDemo: true }, url });
  expect(demo.policy.lead).toContain("This site is a demo.");
  const { policy } = await loadPolicy({ page: app.page, url });
  expect(policy).toMatchObject({ lead: "", updated: "Updated 16 November 2026" });
});
