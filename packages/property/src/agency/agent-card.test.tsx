import { renderWithStorefront } from "@hjem/storefront/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { testFeature } from "../testing/feature.ts";
import AgentCard from "./agent-card.tsx";

const owner = {
  name: "Kari Prøve",
  href: null,
  role: "Privat selger",
  office: null,
  portrait: null,
  logoUrl: null,
  phone: null,
};
const url = "GET /api/v2/property/3f7q9z2k1m/verifications";
const api = { [url]: { data: [{ kind: "phone", provider: null, month: "2026-11" }] } };

test("a private seller's card says what was verified of them", async () => {
  await renderWithStorefront(
    <AgentCard {...owner} verifiedId="3f7q9z2k1m" message={null} enquiries={null} />,
    {
      features: [testFeature],
      api,
    },
  );
  const card = page.getByRole("region", { name: "Kari Prøve" });
  await card.getByText("Telefonnummer bekreftet").click();
  await expect.element(card.getByText(/skrev inn en kode .* i november 2026/)).toBeVisible();
});

test("the agency of an agent leads to its page", async () => {
  const office = { name: "Fjordgløtt Eiendom", href: "/agency/001204" };
  await renderWithStorefront(
    <AgentCard {...owner} office={office} verifiedId={null} message={null} enquiries={null} />,
    { features: [testFeature], api },
  );
  await expect
    .element(page.getByRole("link", { name: office.name }))
    .toHaveAttribute("href", office.href);
});

test("nothing is requested for an agent", async () => {
  const { calls } = await renderWithStorefront(
    <AgentCard {...owner} verifiedId={null} message={null} enquiries={null} />,
    {
      features: [testFeature],
      api,
    },
  );
  await expect.element(page.getByRole("heading", { name: "Kari Prøve" })).toBeVisible();
  expect(calls).toEqual([]);
});
