import { renderWithStorefront } from "@hjem/storefront/testing";
import { australianHome } from "@hjem/storefront/testing/sample-homes";
import { expect, test } from "vitest";
import { testFeature } from "../testing/feature.ts";
import { MapHome } from "./map-homes.tsx";

test("D125: a home whose price is withheld shows the statement beside the map too, and no amount", async () => {
  const priceStatement = "This property is being sold by auction or without a price.";
  const nothing = { price: null, priceMin: null, priceMax: null, askingPrice: null };
  const property = australianHome({ ...nothing, priceMethod: "auction", priceStatement });
  const screen = await renderWithStorefront(
    <MapHome
      property={property}
      pin={{ id: property.propertyId, href: "/", price: "", title: "" }}
      units={undefined}
      viewingDays={[]}
      activeId={null}
      onActivate={() => undefined}
    />,
    { region: "au", features: [testFeature] },
  );
  await expect.element(screen.getByText(priceStatement)).toBeVisible();
  expect(screen.container.textContent).not.toMatch(/\$\d/);
});
