import type { Property } from "@hjem/domain/listing/property";
import { recordViewedHome } from "@hjem/saved/record-view";
import { browserStorage } from "@hjem/storefront/browser-storage";
import { type RenderOptions, renderWithStorefront } from "@hjem/storefront/testing";
import { australianHome, norwegianHome } from "@hjem/storefront/testing/sample-homes";
import type { ReactNode } from "react";
import { beforeEach, expect, test } from "vitest";
import { cardMessages } from "../testing/card-messages.ts";
import { PropertyCard } from "./lazy-property-card.ts";
import PropertyRow from "./property-row.tsx";

const render = (ui: ReactNode, options: RenderOptions = {}) =>
  renderWithStorefront(ui, { features: [cardMessages], ...options });

/** A home with shared debt and costs. */
const cooperative: Partial<Property> = {
  price: 4_350_000,
  askingPrice: 4_350_000,
  addingCost: 9_640,
  annualMunicipalityFees: null,
  priceMin: 4_350_000,
  priceMax: 4_350_000,
  totalPrice: 4_672_040,
  jointDebt: 312_400,
  sharedCost: 4_120,
};

const listed = {
  action: "listed",
  currency: "NOK",
  date: "2026-11-18",
  description: "",
  price: 6_490_000,
} as const;

const guide: Partial<Property> = {
  priceMethod: "guide",
  priceMin: 1_050_000,
  priceMax: 1_150_000,
  price: 1_050_000,
};

const showRow = (given: Partial<Property> = {}, options: RenderOptions = {}) =>
  render(<PropertyRow property={norwegianHome(given)} />, options);

beforeEach(() => browserStorage().remove("seenMarks"));

test("SRCH-186: a row shows the price first, and the complete costs", async () => {
  const { container, ...screen } = await showRow(cooperative);
  await expect
    .element(screen.getByRole("heading", { name: "Innholdsrik enebolig med solrik hage" }))
    .toBeVisible();
  const account = [...container.querySelectorAll("dl > div")].map((line) =>
    line.textContent?.replaceAll("\u00a0", " "),
  );
  expect(account).toEqual([
    "Prisantydning4 350 000 kr",
    "Totalpris4 672 040 kr",
    "Felleskostnader4 120 kr/mnd.",
    // 19 884 for a loan of three quarters, and the shared costs.
    "Estimert månedskostnad24 004 kr/mnd.",
    "Fellesgjeld312 400 kr",
  ]);
});

test("SRCH-192, D10: uses BRA-i for the area where it is known", async () => {
  const screen = await showRow();
  await expect.element(screen.getByText("148 m² BRA-i")).toBeVisible();
});

test("D10: uses P-rom only without BRA-i", async () => {
  const screen = await showRow({ primaryRoom: { metric: "m2", value: 148 } });
  await expect.element(screen.getByText("148 m² P-rom")).toBeVisible();
});

test("land shows its plot size", async () => {
  const screen = await showRow({
    propertyType: ["plot"],
    infoSection: { costs: null, interiorArea: null, sharedCosts: null },
    usageArea: null,
    landSize: { metric: "m2", value: 1_457 },
  });
  await expect.element(screen.getByText("1 457 m²", { exact: true })).toBeVisible();
});

test("SRCH-190: shows place, type and ownership above the title, seller and age below", async () => {
  const screen = await showRow({ ownership: "cooperative" });
  await expect.element(screen.getByText("Nardo · Enebolig · Andel (borettslag)")).toBeVisible();
  await expect.element(screen.getByText("Fjordgløtt Eiendom · 3 dager på Hjem")).toBeVisible();
});

test("SRCH-188: shows the next viewing in the listing's time zone", async () => {
  const screen = await showRow();
  await expect.element(screen.getByText("Visning tor. 3. des. kl. 17:00–17:45")).toBeVisible();
});

test("hides a past viewing", async () => {
  const later = await showRow({}, { now: Date.parse("2026-12-06T00:00:00Z") });
  await expect.element(later.getByRole("heading")).toBeVisible();
  expect(later.container.textContent).not.toContain("Visning");
});

test("SRCH-092, D17: a sold home is marked, keeps its price and has no viewing", async () => {
  const screen = await showRow({ availability: "sold", isPropertySold: true });
  await expect.element(screen.getByText("Solgt")).toBeVisible();
  expect(screen.container.textContent).toContain("6 490 000 kr".replaceAll(" ", "\u00a0"));
  expect(screen.container.textContent).not.toContain("Visning");
});

const soldFor = (price: number | null) => ({
  availability: "sold" as const,
  isPropertySold: true,
  publishedAt: "2026-11-21T08:00:00.000Z",
  priceHistory: [listed, { ...listed, action: "sold" as const, date: "2026-11-20", price }],
});
const textOf = ({ container }: { container: Element }) =>
  container.textContent.replaceAll("\u00a0", " ");

test("D54: a sold home shows sale price and date instead of calculated costs", async () => {
  const screen = await showRow({ ...cooperative, ...soldFor(4_405_000) });
  await expect.element(screen.getByText("Solgt 20. november 2026")).toBeVisible();
  const account = [...screen.container.querySelectorAll("dl > div")].map((line) =>
    line.textContent.replaceAll("\u00a0", " "),
  );
  expect(account).toEqual([
    "Solgt for4 405 000 kr",
    "Prisantydning4 350 000 kr",
    "Felleskostnader4 120 kr/mnd.",
    "Fellesgjeld312 400 kr",
  ]);
  for (const word of ["Ny", "i dag", "Estimert", "Hjem", "Visning"]) {
    expect(textOf(screen)).not.toContain(word);
  }
});

test("D54: without a sale price the figure is labelled as the asking price", async () => {
  const property = norwegianHome(soldFor(null));
  const screen = await render(<PropertyCard property={property} />);
  await expect.element(screen.getByText("Prisantydning")).toBeVisible();
  await expect.element(screen.getByText("Solgt 20. november 2026")).toBeVisible();
  const paid = await render(<PropertyCard property={norwegianHome(soldFor(6_605_000))} />);
  await expect.element(paid.getByText("Solgt for")).toBeVisible();
  expect(textOf(paid)).toContain("6 605 000 kr");
});

test("D54: a leased home shows its rent and date in the market's terms", async () => {
  const leased = { ...listed, action: "rented" as const, date: "2026-11-20", price: 650 };
  const screen = await render(
    <PropertyRow
      property={australianHome({
        listingType: "residential_rent",
        offerType: "rent",
        availability: "rented",
        isPropertyRent: true,
        priceHistory: [leased],
      })}
    />,
    { region: "au" },
  );
  await expect.element(screen.getByText("Leased 20 November 2026")).toBeVisible();
  await expect.element(screen.getByText("Leased for")).toBeVisible();
  expect(textOf(screen)).toContain("$650 per week");
});

test("D30: Australian business premises show their rent per year, Norwegian ones per month", async () => {
  const premises = {
    listingType: "commercial_rent",
    offerType: "rent",
    price: 65_000,
    priceMin: 65_000,
    priceMax: 65_000,
  } as const;
  const australian = await render(
    <PropertyRow property={australianHome({ ...premises, propertyType: ["office"] })} />,
    { region: "au" },
  );
  expect(textOf(australian)).toContain("$65,000 per year");
  const norwegian = await render(
    <PropertyRow property={norwegianHome({ ...premises, propertyType: ["office"] })} />,
  );
  expect(textOf(norwegian)).toContain("65 000 kr/mnd.");
});

test("D54: a home off the market never refers to the agent for its price", async () => {
  const property = australianHome({ ...guide, priceMethod: "contact_agent", availability: "sold" });
  const screen = await render(<PropertyCard property={property} />, { region: "au" });
  await expect.element(screen.getByText("Price withheld")).toBeVisible();
  expect(textOf(screen)).not.toContain("1,050,000");
});

test("market A3: an auction without a guide shows no price", async () => {
  const property = australianHome({ ...guide, priceMethod: "auction", askingPrice: null });
  for (const Result of [PropertyRow, PropertyCard]) {
    const screen = await render(<Result property={property} />, { region: "au" });
    await expect.element(screen.getByText("Auction", { exact: true }).first()).toBeVisible();
    expect(textOf(screen)).not.toContain("$");
    await screen.unmount();
  }
});

test("SRCH-187: shows at most two tags, the most important first", async () => {
  const cut = {
    action: "price_changed" as const,
    currency: "NOK" as const,
    date: "2026-11-21",
    description: "",
    price: 6_290_000,
  };
  const screen = await showRow({
    isFirstOnMarket: true,
    publishedAt: "2026-11-21T08:00:00.000Z",
    priceHistory: [cut, listed],
  });
  await expect.element(screen.getByText("Først på Hjem")).toBeVisible();
  await expect.element(screen.getByText("−200\u00a0000\u00a0kr")).toBeVisible();
  await expect.element(screen.getByText("Ny", { exact: true })).not.toBeInTheDocument();
});

test("shows the period of a rent", async () => {
  const screen = await showRow({
    offerType: "rent",
    price: 14_500,
    priceMin: 14_500,
    priceMax: 14_500,
  });
  await expect.element(screen.getByText("14\u00a0500\u00a0kr/mnd.")).toBeVisible();
  expect(screen.container.textContent).not.toContain("Totalpris");
});

test("the whole row is one link, to the home's page", async () => {
  const { router, ...screen } = await showRow({ agencyId: "-1" });
  await screen.getByRole("link", { name: "Innholdsrik enebolig med solrik hage" }).click();
  expect(router.state.location.pathname).toBe("/property/-1/3f7q9z2k1m");
});

test("an Australian card shows rooms as icons, with accessible labels", async () => {
  const screen = await render(
    <PropertyCard property={australianHome(guide)} corner={<button>Save</button>} />,
    {
      region: "au",
    },
  );
  await expect.element(screen.getByText("$1,050,000 – $1,150,000")).toBeVisible();
  await expect.element(screen.getByText("Bedrooms: 3")).toBeInTheDocument();
  await expect.element(screen.getByText("Car spaces: 2")).toBeInTheDocument();
  await expect.element(screen.getByText("402 m² land")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Save" })).toBeVisible();
});

test("shows no bathrooms for commercial property", async () => {
  const office = australianHome({ ...guide, listingType: "commercial_rent", bathroom: 1 });
  const screen = await render(<PropertyCard property={office} />, { region: "au" });
  await expect.element(screen.getByRole("link").first()).toBeVisible();
  await expect.element(screen.getByText(/Bathrooms/)).not.toBeInTheDocument();
});

test("a home without a price shows its search range", async () => {
  const screen = await render(
    <PropertyCard property={australianHome({ ...guide, priceMethod: "contact_agent" })} />,
    { region: "au" },
  );
  await expect.element(screen.getByText("Contact agent")).toBeVisible();
  await expect
    .element(screen.getByText("Appears in searches $1,050,000 – $1,150,000"))
    .toBeVisible();
});

const auction = australianHome({
  priceMethod: "auction",
  auctionDate: "2026-12-12",
  viewingDate: [],
});

test("shows an upcoming auction", async () => {
  const screen = await render(<PropertyCard property={auction} />, { region: "au" });
  await expect.element(screen.getByText("Auction Sat 12 Dec")).toBeVisible();
});

test("D35: an auction is over after its day, in the listing's time zone", async () => {
  const screen = await render(<PropertyCard property={auction} />, {
    region: "au",
    now: Date.parse("2026-12-12T14:00:00Z"),
  });
  await expect.element(screen.getByRole("heading")).toBeVisible();
  expect(screen.container.textContent).not.toContain("Auction");
});

const viewingOn = (from: string, to: string) => ({
  day: 21,
  month: 11,
  year: 2026,
  timeFrom: "17:00",
  timeTo: "17:45",
  unixFrom: Date.parse(from) / 1_000,
  unixTo: Date.parse(to) / 1_000,
});

test("D32, D35: tags a viewing today while it is upcoming in the listing's time zone", async () => {
  const viewingDate = [viewingOn("2026-11-21T16:00:00Z", "2026-11-21T16:45:00Z")];
  const before = await showRow({ viewingDate });
  await expect.element(before.getByText("Visning i dag")).toBeVisible();
  await before.unmount();
  const after = await showRow({ viewingDate }, { now: Date.parse("2026-11-21T17:00:00Z") });
  await expect.element(after.getByText(/^Visning/)).not.toBeInTheDocument();
});

test("SRCH-190, D17: a leased home is labelled with the market's term", async () => {
  const rented = { availability: "rented", isPropertyRent: true } as const;
  const norway = await showRow(rented);
  await expect.element(norway.getByText("Utleid")).toBeVisible();
  const australia = await render(<PropertyCard property={australianHome(rented)} />, {
    region: "au",
  });
  await expect.element(australia.getByText("Leased")).toBeVisible();
});

test("SRCH-184: a project shows rooms and prices as ranges, and sums from the lowest", async () => {
  const screen = await showRow({
    bedroomMin: 2,
    bedroomMax: 4,
    priceMin: 3_200_000,
    priceMax: 5_300_000,
    price: 3_200_000,
    totalPrice: 3_290_000,
    childPropertyId: ["aaaaaaaaaa", "bbbbbbbbbb"],
  });
  const text = () => screen.container.textContent.replaceAll("\u00a0", " ");
  await expect.element(screen.getByText("2–4 soverom")).toBeVisible();
  await expect.element(screen.getByText("fra 148 m² BRA-i")).toBeVisible();
  await expect.element(screen.getByText(/2 boliger$/)).toBeVisible();
  expect(text()).toContain("3 200 000–5 300 000 kr");
  expect(text()).toContain("fra 3 290 000 kr");
});

test("highlights keywords in title and line, as row and as card", async () => {
  const found = {
    title: [
      { at: 0, text: "Enebolig med " },
      { at: 13, text: "hage", isHit: true },
    ],
    line: [{ at: 0, text: "Peis", isHit: true }],
  } as const;
  const property = norwegianHome();
  for (const Result of [PropertyRow, PropertyCard]) {
    const screen = await render(<Result property={property} found={found} />);
    await expect.element(screen.getByText("Enebolig med hage")).toBeVisible();
    const marks = [...screen.container.querySelectorAll("mark")].map((mark) => mark.textContent);
    expect(marks).toEqual(["hage", "Peis"]);
    await screen.unmount();
  }
});

test("a viewed home is marked visibly and for screen readers; others are not", async () => {
  const id = norwegianHome().propertyId;
  recordViewedHome(id);
  for (const Result of [PropertyRow, PropertyCard]) {
    const seen = await render(<Result property={norwegianHome()} />);
    await expect.element(seen.getByText("Sett", { exact: true })).toBeVisible();
    await seen.unmount();
    const other = await render(<Result property={norwegianHome({ propertyId: "9q2k1m3f7z" })} />);
    await expect.element(other.getByRole("heading")).toBeVisible();
    await expect.element(other.getByText("Sett", { exact: true })).not.toBeInTheDocument();
    await other.unmount();
  }
});

test.each([PropertyCard, PropertyRow])(
  "D55: a project links to its page with the units that match, and to the units directly",
  async (Result) => {
    const href = "/property/001204/3f7q9z2k1m?bedroomMin=3";
    const { container, ...screen } = await render(
      <Result property={norwegianHome()} units={{ label: "3 av 24 boliger passer", href }} />,
    );
    await expect
      .element(screen.getByRole("link", { name: "3 av 24 boliger passer" }))
      .toHaveAttribute("href", `${href}#units`);
    expect(container.querySelector("h3 a")?.getAttribute("href")).toBe(href);
  },
);

test.each([PropertyCard, PropertyRow])(
  "a home for rent shows the lines that its list has for a tenant",
  async (Result) => {
    const rental = [
      ["Depositum", "43 500 kr"],
      ["Dyrehold tillatt", "Nei"],
    ] as const;
    const screen = await render(<Result property={norwegianHome()} rental={rental} />);
    await expect.element(screen.getByText(/43 500 kr/)).toBeVisible();
    expect(screen.container.textContent).toMatch(
      /Depositum(: )?43 500 kr.*Dyrehold tillatt(: )?Nei/,
    );
  },
);
