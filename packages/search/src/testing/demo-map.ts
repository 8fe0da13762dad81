import type { MapFeature, MapProperty } from "@hjem/domain/search/map-response";
import { sampleHomes } from "@hjem/storefront/testing/sample-homes";
import type { TestRegion } from "@hjem/storefront/testing/story-page";

const middles: Readonly<Record<TestRegion, { lat: number; lng: number }>> = {
  no: { lat: 63.415, lng: 10.4 },
  au: { lat: -37.765, lng: 144.985 },
};

/** A map response of the region: its sample homes as pins, and a large cluster. */
export function demoFeatures(region: TestRegion): MapFeature[] {
  const { lat, lng } = middles[region];
  const pins = sampleHomes(region).map((home, index): MapProperty => ({
    kind: "property",
    lat: lat + 0.008 - index * 0.008,
    lng: lng - 0.03 + index * 0.025,
    propertyId: home.propertyId,
    agencyId: home.agencyId ?? "",
    listingType: home.listingType,
    availability: home.availability,
    title: home.title,
    displayName: home.displayName,
    price: home.price,
    priceMin: home.priceMin,
    priceMax: home.priceMax,
    askingPrice: home.askingPrice,
    closingPrice: null,
    priceCurrency: home.priceCurrency,
    priceMethod: home.priceMethod,
    auctionDate: home.auctionDate,
    image: null,
  }));
  const circle: MapFeature = {
    kind: "cluster",
    lat: lat + 0.012,
    lng: lng + 0.04,
    count: 28,
    bounds: {
      topLeft: { lat: lat + 0.02, lng: lng + 0.03 },
      bottomRight: { lat: lat + 0.005, lng: lng + 0.05 },
    },
  };
  return [...pins, circle];
}
