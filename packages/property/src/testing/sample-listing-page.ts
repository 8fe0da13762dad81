import type { ListingImage } from "@hjem/domain/listing/image";
import type { Listing } from "@hjem/domain/listing/listing";
import { sampleImages } from "@hjem/storefront/testing/sample-homes";
import { australianListing, listing } from "@hjem/storefront/testing/sample-listing";
import type { StoryPage, TestRegion } from "@hjem/storefront/testing/story-page";
import { propertyModel } from "../model/property-model.ts";
import { nothingAround, type Surroundings } from "../surroundings/surroundings.ts";

/** The pictures that Storybook serves, the house first. */
const images = (house: ListingImage): ListingImage[] => [
  house,
  sampleImages.livingRoom,
  sampleImages.yellow,
  sampleImages.floorPlan,
];

/** The sample home of each region with illustrations. */
const listings: Readonly<Record<TestRegion, (given: Partial<Listing>) => Listing>> = {
  no: (given) => listing({ images: images(sampleImages.red), ...given }),
  au: (given) => australianListing({ images: images(sampleImages.brick), ...given }),
};

/** A story of the sample home of the toolbar's region: it reads its model with `useLoaderData<PropertyModel>()`. */
export const sampleListingPage = (
  given: Partial<Listing> | ((home: Listing) => Partial<Listing>) = {},
  near: (region: TestRegion) => Surroundings = () => nothingAround,
): StoryPage => ({
  path: "/property/001204/3f7q9z2k1m",
  loader: ({ page, url }) => {
    const home = listings[page.region.id as TestRegion];
    const view = home(typeof given === "function" ? given(home({})) : given);
    return propertyModel(page, url, view, near(page.region.id as TestRegion));
  },
});
