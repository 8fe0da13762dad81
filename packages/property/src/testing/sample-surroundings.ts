import type { ProjectUnit } from "@hjem/domain/listing/project-unit";
import { sampleHomes } from "@hjem/storefront/testing/sample-homes";
import { listing } from "@hjem/storefront/testing/sample-listing";
import type { TestRegion } from "@hjem/storefront/testing/story-page";
import { nothingAround, type Surroundings } from "../surroundings/surroundings.ts";

/** A flat of the sample project. */
export const unit = (number: number, given: Partial<ProjectUnit> = {}): ProjectUnit => ({
  propertyId: `unit00000${number}`,
  agencyId: "1204",
  unitName: `H020${number}`,
  title: `Leilighet ${number}`,
  availability: "available",
  propertyType: ["apartment"],
  bedrooms: 2,
  totalRooms: 3,
  area: { metric: "m2", value: 64 },
  floor: 2,
  price: 4_000_000,
  totalPrice: 4_100_000,
  currency: "NOK",
  ...given,
});

/** A project of the demo that is being sold. */
export const project = () =>
  listing({
    id: "pr0j3ct000",
    objectType: "project",
    title: "Askgården, Nardo",
    additionalInfo: {
      ...listing().additionalInfo,
      timeline: [
        { phase: "planning", status: "done", date: "2026-02-01" },
        { phase: "sale", status: "inprogress", date: "2026-11-21" },
      ],
    },
  });

/** Data around the sample home of a region. */
export const around = (region: TestRegion, given: Partial<Surroundings> = {}): Surroundings => ({
  ...nothingAround,
  similar: sampleHomes(region).map((home, index) => ({ ...home, propertyId: `similar00${index}` })),
  stops: [
    { name: "Nardo skole (demo)", location: { lat: 63.402, lng: 10.42 }, distance: 223 },
    { name: "Nardo torg (demo)", location: { lat: 63.41, lng: 10.42 }, distance: 1_112 },
  ],
  ...given,
});
