import { facilities } from "@hjem/region-no/facilities";
import { usePage } from "@hjem/storefront/page";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { chosenFilters } from "../labels/chosen-filters.ts";
import { readSearch } from "../search/list-search.ts";
import { testFeature } from "../testing/feature.ts";
import { sampleAgencies } from "../testing/sample-agencies.ts";
import { ActiveFilters } from "./active-filters.tsx";

/** What a page loads with the labels of its filters. */
const labels = {
  name: "labels",
  catalogs: {
    en: () => import("../labels/locales/en.po"),
    no: () => import("../labels/locales/no.po"),
  },
  routes: [],
};

function Chips({ query, reaches }: { query: string; reaches?: string[] }) {
  const context = usePage();
  const search = readSearch(query, context);
  const places = (search.request.geoId ?? []).map((geoId) => ({ geoId, name: `Sted ${geoId}` }));
  return (
    <ActiveFilters
      {...chosenFilters(context, search, places, {
        facilities,
        agencies: sampleAgencies,
        ...(reaches && { reaches }),
      })}
    />
  );
}

const show = (query: string, reaches?: string[]) =>
  renderWithStorefront(<Chips query={query} {...(reaches && { reaches })} />, {
    features: [testFeature, labels],
  });

test("removes one filter, or all of them", async () => {
  await page.viewport(1366, 900);
  await show("primaryRoomMin=60&facilities=balcony&listingType=rent");
  await expect
    .element(page.getByRole("link", { name: "Fjern BRA-i fra 60 m²" }))
    .toHaveAttribute("href", "/list?listingType=rent&facilities=balcony");
  await expect
    .element(page.getByRole("link", { name: "Fjern alle" }))
    .toHaveAttribute("href", "/list?listingType=rent");
});

test("D83: each address that is travelled to has a chip with its name and time, and is removed alone", async () => {
  const reach = "reach=cycling,20,10.766,59.949&reach=driving,30,10.723,59.913";
  await show(reach, ["Nydalen", "Aker brygge"]);
  await expect
    .element(page.getByRole("link", { name: /^Fjern Reisetid \(anslått\): Nydalen, til 20\smin$/ }))
    .toHaveAttribute("href", "/list?reach=driving,30,10.723,59.913");
  await expect
    .element(page.getByRole("link", { name: /: Aker brygge, til 30\smin$/ }))
    .toBeVisible();
});

test("shows a single place in the search field only, and several as removable chips", async () => {
  await show("geoId=municipality:5001");
  await expect.element(page.getByRole("list")).not.toBeInTheDocument();
  await show("geoId=municipality:5001&geoId=municipality:5031");
  await expect
    .element(page.getByRole("link", { name: "Fjern Sted municipality:5031" }))
    .toHaveAttribute("href", "/list?geoId=municipality:5001");
});

test("shows filters of the bar as chips only where the bar has no room for them", async () => {
  await page.viewport(1366, 900);
  await show("priceMax=4000000&propertyType=apartment");
  const chip = (name: RegExp) => page.getByRole("link", { name, includeHidden: true });
  await expect.element(chip(/^Fjern Leilighet/)).not.toBeVisible();
  await page.viewport(390, 844);
  await expect.element(chip(/^Fjern Leilighet/)).toBeVisible();
  await expect.element(chip(/^Fjern Til 4/)).not.toBeVisible();
});

test("removes each facility and property type by name", async () => {
  await page.viewport(390, 844);
  await show(
    "facilities=balcony&facilities=elevator&propertyType=apartment&propertyType=townhouse",
  );
  await expect
    .element(page.getByRole("link", { name: "Fjern Heis" }))
    .toHaveAttribute(
      "href",
      "/list?propertyType=apartment&propertyType=townhouse&facilities=balcony",
    );
  await expect
    .element(page.getByRole("link", { name: "Fjern Leilighet" }))
    .toHaveAttribute("href", "/list?propertyType=townhouse&facilities=balcony&facilities=elevator");
});

test("SRCH-053, SRCH-054: removes an agency by name", async () => {
  await page.viewport(1366, 900);
  await show("agencyId=001204&agencyId=001341&agencyParentId=001478");
  await expect
    .element(page.getByRole("link", { name: "Fjern Tistelvang Eiendomsmegling" }))
    .toHaveAttribute("href", "/list?agencyId=001204&agencyParentId=001478");
  await expect
    .element(page.getByRole("link", { name: "Fjern Ærlig Megling" }))
    .toHaveAttribute("href", "/list?agencyId=001204&agencyId=001341");
});

test("SRCH-053: shows Private for homes without an agency", async () => {
  await show("agencyId=-1");
  await expect
    .element(page.getByRole("link", { name: "Fjern Privat" }))
    .toHaveAttribute("href", "/list");
});

test("shows a single floor in the language of the page", async () => {
  await show("floors=3-3");
  await expect.element(page.getByRole("link", { name: "Fjern 3. etasje" })).toBeVisible();
});

const frame =
  "locationTopLeftLat=64&locationTopLeftLng=5&locationBottomRightLat=58&locationBottomRightLng=12";

test("shows the map area that restricts a list, and removes it", async () => {
  await page.viewport(1366, 900);
  await show(`bedroomMin=2&facilities=balcony&${frame}`);
  await expect
    .element(page.getByRole("link", { name: "Fjern Del av kartet" }))
    .toHaveAttribute("href", "/list?bedroomMin=2&facilities=balcony");
});

test("shows no chip for the map area in the map view", async () => {
  await show(`facilities=balcony&view=map&${frame}`);
  await expect.element(page.getByRole("link", { name: "Fjern Balkong/terrasse" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Fjern Del av kartet" }))
    .not.toBeInTheDocument();
});
