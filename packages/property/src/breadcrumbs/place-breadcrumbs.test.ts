import { listingAddress } from "@hjem/storefront/testing/sample-listing";
import { expect, test } from "vitest";
import { areaBreadcrumbs, placeBreadcrumbs } from "./place-breadcrumbs.ts";

test("the breadcrumbs of a Norwegian home are county, municipality and district", () => {
  const address = listingAddress({
    region: "Trøndelag",
    municipality: "Trondheim",
    displayName: "Nardo",
    geoIds: ["county:50", "municipality:5001", "district:5001-nardo"],
  });
  expect(placeBreadcrumbs(address).map(({ name }) => name)).toEqual([
    "Trøndelag",
    "Trondheim",
    "Nardo",
  ]);
});

test("shows a repeated place name once", () => {
  const address = listingAddress({
    region: "Oslo",
    municipality: "Oslo",
    displayName: "Grünerløkka",
    geoIds: ["county:03", "municipality:0301", "district:0301-grunerlokka"],
  });
  expect(placeBreadcrumbs(address).map(({ geoId }) => geoId)).toEqual([
    "county:03",
    "district:0301-grunerlokka",
  ]);
});

test("the breadcrumbs of an Australian home are state and suburb", () => {
  const address = listingAddress({
    region: "VIC",
    municipality: null,
    suburb: "Fitzroy",
    geoIds: ["state:vic", "suburb:3065-fitzroy", "postcode:3065"],
  });
  expect(placeBreadcrumbs(address).map(({ name }) => name)).toEqual(["VIC", "Fitzroy"]);
});

test("S3: breadcrumbs link to the pages of the places", () => {
  const norwegian = listingAddress({
    region: "Trøndelag",
    municipality: "Trondheim",
    displayName: "Nardo",
    geoIds: ["county:50", "municipality:5001", "district:5001-nardo"],
  });
  expect(areaBreadcrumbs(placeBreadcrumbs(norwegian)).map(({ href }) => href)).toEqual([
    "/locations/trondelag",
    "/locations/trondelag/trondheim",
    "/locations/trondheim/nardo",
  ]);
  const australian = listingAddress({
    region: "VIC",
    municipality: null,
    suburb: "Fitzroy",
    geoIds: ["state:vic", "suburb:3065-fitzroy", "postcode:3065"],
  });
  expect(areaBreadcrumbs(placeBreadcrumbs(australian)).map(({ href }) => href)).toEqual([
    "/locations/vic",
    "/locations/vic/3065-fitzroy",
  ]);
});
