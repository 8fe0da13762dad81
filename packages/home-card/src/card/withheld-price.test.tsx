import { renderWithStorefront } from "@hjem/storefront/testing";
import { australianHome } from "@hjem/storefront/testing/sample-homes";
import { expect, test } from "vitest";
import { cardMessages } from "../testing/card-messages.ts";
import { PropertyCard } from "./lazy-property-card.ts";
import PropertyRow from "./property-row.tsx";

const priceStatement = "This property is being sold by auction or without a price.";
const withheld = australianHome({
  price: null,
  priceMin: null,
  priceMax: null,
  askingPrice: null,
  totalPrice: null,
  addingCost: null,
  pricePerPrimary: null,
  priceMethod: "auction",
  auctionDate: null,
  priceStatement,
});

test("the statement of a card is below its address, so that the addresses of a row stand at one height", async () => {
  const screen = await renderWithStorefront(<PropertyCard property={withheld} />, {
    region: "au",
    features: [cardMessages],
  });
  const address = screen.getByRole("heading").element();
  const statement = screen.getByText(priceStatement).element();
  expect(address.compareDocumentPosition(statement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  ["card", PropertyCard],
  ["row", PropertyRow],
])("D125: a %s whose price is withheld shows the statement, and no amount", async (_, Result) => {
  const screen = await renderWithStorefront(<Result property={withheld} />, {
    region: "au",
    features: [cardMessages],
  });
  await expect.element(screen.getByText("Auction", { exact: true })).toBeVisible();
  await expect.element(screen.getByText(priceStatement)).toBeVisible();
  expect(screen.container.textContent).not.toMatch(/\$\d[\d,]{4}/);
  expect(screen.container.textContent).not.toContain("monthly cost");
});
