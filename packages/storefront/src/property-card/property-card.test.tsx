import type { Property } from "@hjem/domain/listing/property";
import { expect, test } from "vitest";
import { renderWithStorefront, type RenderOptions } from "../testing/render-with-storefront.tsx";
import { sampleProperty } from "../testing/sample-property.ts";
import { PropertyCard } from "./property-card.tsx";
import { PropertyRow } from "./property-row.tsx";

/** An Australian house, told the Australian way. */
const auHouse = (given: Partial<Property> = {}) =>
  sampleProperty({
    address: "41 Hakea Street, Brunswick VIC 3056",
    timeZone: "Australia/Melbourne",
    priceCurrency: "AUD",
    priceMethod: "guide",
    priceMin: 1_050_000,
    priceMax: 1_150_000,
    price: 1_050_000,
    garage: 1,
    garageMin: 1,
    garageMax: 1,
    landSize: { metric: "m2", value: 251 },
    viewingDate: [],
    ...given,
  });

const showRow = (given: Partial<Property> = {}, options: RenderOptions = {}) =>
  renderWithStorefront(<PropertyRow property={sampleProperty(given)} />, options);

test("a row leads with the price and tells the whole account", async () => {
  const { container, ...screen } = await showRow();
  await expect
    .element(screen.getByRole("heading", { name: "Lys treroms med vestvendt balkong" }))
    .toBeVisible();
  const account = [...container.querySelectorAll("dl > div")].map((line) =>
    line.textContent?.replaceAll("\u00a0", " "),
  );
  expect(account).toEqual([
    "Prisantydning4 350 000 kr",
    "Fellesgjeld312 400 kr",
    "Totalpris4 672 040 kr",
    "Felleskostnader4 120 kr/mnd.",
  ]);
});

test("D10: it says BRA-i for the area that counts", async () => {
  const screen = await showRow();
  await expect.element(screen.getByText("71 m² BRA-i")).toBeVisible();
});

test("D10: it says P-rom only where there is nothing else", async () => {
  const screen = await showRow({ primaryRoom: { metric: "m2", value: 71 } });
  await expect.element(screen.getByText("71 m² P-rom")).toBeVisible();
});

test("place, kind and ownership stand above the title, who offers it and since when below", async () => {
  const screen = await showRow();
  await expect
    .element(screen.getByText("Grünerløkka · Leilighet · Andel (borettslag)"))
    .toBeVisible();
  await expect.element(screen.getByText("Nidaros Demo · 1 dag på Hjem")).toBeVisible();
});

test("the next viewing is told on the listing's own clock", async () => {
  const screen = await showRow();
  await expect.element(screen.getByText("Visning lør. 5. des. kl. 12:00–12:45")).toBeVisible();
});

test("a viewing that has passed is not told", async () => {
  const later = await showRow({}, { now: Date.parse("2026-12-06T00:00:00Z") });
  await expect.element(later.getByRole("heading")).toBeVisible();
  expect(later.container.textContent).not.toContain("Visning");
});

test("D17: a sold home says so, keeps its price and has no viewing", async () => {
  const screen = await showRow({ availability: "sold", isPropertySold: true });
  await expect.element(screen.getByText("Solgt")).toBeVisible();
  expect(screen.container.textContent).toContain("4 350 000 kr".replaceAll(" ", "\u00a0"));
  expect(screen.container.textContent).not.toContain("Visning");
});

test("two tags at most, the weightiest first", async () => {
  const history = sampleProperty().priceHistory;
  const cut = {
    action: "price_changed" as const,
    currency: "NOK" as const,
    date: "2026-11-21",
    description: "",
    price: 4_150_000,
  };
  const screen = await showRow({
    isFirstOnMarket: true,
    publishedAt: "2026-11-21T08:00:00.000Z",
    priceHistory: [cut, ...history],
  });
  await expect.element(screen.getByText("Først på Hjem")).toBeVisible();
  await expect.element(screen.getByText("−200\u00a0000\u00a0kr")).toBeVisible();
  await expect.element(screen.getByText("Ny", { exact: true })).not.toBeInTheDocument();
});

test("a rent is told by its period", async () => {
  const screen = await showRow({
    offerType: "rent",
    price: 14_500,
    priceMin: 14_500,
    priceMax: 14_500,
  });
  await expect.element(screen.getByText("14\u00a0500\u00a0kr/mnd.")).toBeVisible();
  expect(screen.container.textContent).not.toContain("Totalpris");
});

test("the whole row is one link, to the home's own address", async () => {
  const { router, ...screen } = await showRow({ agencyId: "-1" });
  await screen.getByRole("link", { name: "Lys treroms med vestvendt balkong" }).click();
  expect(router.state.location.pathname).toBe("/property/-1/1a27pd7j0a");
});

test("an Australian card shows rooms by icon, with words for those who do not see them", async () => {
  const screen = await renderWithStorefront(
    <PropertyCard property={auHouse()} corner={<button>Save</button>} />,
    {
      region: "au",
    },
  );
  await expect.element(screen.getByText("$1,050,000 – $1,150,000")).toBeVisible();
  await expect.element(screen.getByText("Bedrooms: 2")).toBeInTheDocument();
  await expect.element(screen.getByText("Car spaces: 1")).toBeInTheDocument();
  await expect.element(screen.getByText("251 m²")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Save" })).toBeVisible();
});

test("a home without a price says under which it is found", async () => {
  const screen = await renderWithStorefront(
    <PropertyCard property={auHouse({ priceMethod: "contact_agent" })} />,
    { region: "au" },
  );
  await expect.element(screen.getByText("Contact agent")).toBeVisible();
  await expect
    .element(screen.getByText("Appears in searches $1,050,000 – $1,150,000"))
    .toBeVisible();
});

const auction = auHouse({ priceMethod: "auction", auctionDate: "2026-12-12" });

test("an auction that lies ahead is told", async () => {
  const screen = await renderWithStorefront(<PropertyCard property={auction} />, { region: "au" });
  await expect.element(screen.getByText("Auction Sat 12 Dec")).toBeVisible();
});

test("D35: an auction is over when its day is, on the listing's calendar", async () => {
  const screen = await renderWithStorefront(<PropertyCard property={auction} />, {
    region: "au",
    now: Date.parse("2026-12-12T14:00:00Z"),
  });
  await expect.element(screen.getByRole("heading")).toBeVisible();
  expect(screen.container.textContent).not.toContain("Auction");
});
