import type { Property } from "@hjem/domain/listing/property";
import { type RenderOptions, renderWithStorefront } from "@hjem/storefront/testing";
import { australianHome, norwegianHome } from "@hjem/storefront/testing/sample-homes";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { cardMessages } from "../testing/card-messages.ts";
import { PropertyCard } from "./lazy-property-card.ts";
import PropertyRow from "./property-row.tsx";

const render = (ui: ReactNode, options: RenderOptions = {}) =>
  renderWithStorefront(ui, { features: [cardMessages], ...options });
const showRow = (given: Partial<Property> = {}, viewingDays?: string[]) =>
  render(<PropertyRow property={norwegianHome(given)} viewingDays={viewingDays} />);

test("SRCH-188: in a search by days of viewings it shows the one it was found by, and how many others there are", async () => {
  const on = (day: number) => ({
    day,
    month: 12,
    year: 2026,
    timeFrom: "12:00",
    timeTo: "12:45",
    unixFrom: Date.parse(`2026-12-0${day}T11:00:00Z`) / 1_000,
    unixTo: Date.parse(`2026-12-0${day}T11:45:00Z`) / 1_000,
  });
  const viewingDate = [on(3), on(5), on(6)];
  const found = await showRow({ viewingDate }, ["2026-12-05"]);
  await expect
    .element(found.getByText("Visning lør. 5. des. kl. 12:00–12:45 +2 til"))
    .toBeVisible();
  await found.unmount();
  const other = await showRow({ viewingDate });
  await expect.element(other.getByText("Visning tor. 3. des. kl. 12:00–12:45")).toBeVisible();
});

test("SRCH-186: a flat without a bedroom is a studio, and the floor at the ground has the market's name", async () => {
  const zero = { bedroom: 0, bedroomMin: 0, bedroomMax: 0, propertyType: ["apartment"] } as const;
  const row = await showRow({ ...zero, propertyType: ["apartment"], floor: 0 });
  await expect.element(row.getByText("1-roms")).toBeVisible();
  await expect.element(row.getByText("1. etasje")).toBeVisible();
  await row.unmount();
  const card = await render(
    <PropertyCard property={australianHome({ ...zero, propertyType: ["apartment"] })} />,
    { region: "au" },
  );
  await expect.element(card.getByText("Bedrooms: Studio")).toBeInTheDocument();
});

test("a row says in words that it is new, a card with a tag, unless the heading above it does", async () => {
  const property = norwegianHome({ publishedAt: "2026-11-21T08:00:00.000Z" });
  const row = await render(<PropertyRow property={property} />);
  await expect.element(row.getByText(/Ny i dag/)).toBeVisible();
  await expect.element(row.getByText("Ny", { exact: true })).not.toBeInTheDocument();
  await row.unmount();
  const card = await render(<PropertyCard property={property} />);
  await expect.element(card.getByText("Ny", { exact: true })).toBeVisible();
  await card.unmount();
  const below = await render(<PropertyCard property={property} said={["new"]} />);
  await expect.element(below.getByRole("heading")).toBeVisible();
  await expect.element(below.getByText("Ny", { exact: true })).not.toBeInTheDocument();
});

test("a parking space has a size, and no price per square metre", async () => {
  const { container, ...row } = await showRow({ propertyType: ["garage_parking"] });
  await expect.element(row.getByText("148 m²", { exact: true })).toBeVisible();
  expect(container.textContent).not.toMatch(/BRA-i|per m²/);
});

test("an auction without a guide is called one once, in place of its price", async () => {
  const property = australianHome({
    priceMethod: "auction",
    askingPrice: null,
    auctionDate: "2026-12-12",
  });
  const card = await render(<PropertyCard property={property} />, { region: "au" });
  await expect.element(card.getByText("Auction", { exact: true })).toBeVisible();
});
