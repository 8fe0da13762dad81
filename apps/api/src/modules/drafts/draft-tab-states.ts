import type { Draft } from "@hjem/domain/draft/draft";

/** What a draft's tabs are judged by. */
export type TabContent = Pick<
  Draft,
  "listingType" | "images" | "location" | "propertyDetail" | "priceAndDate" | "contacts"
>;

const stateOf = (missing: string[]): Draft["tabs"]["type"] => ({
  complete: missing.length === 0,
  missing,
});

/** What each tab of a draft still lacks (D92). */
export const draftTabStates = (draft: TabContent): Draft["tabs"] => {
  const { location, propertyDetail, priceAndDate, contacts } = draft;
  const price = draft.listingType?.endsWith("_rent")
    ? priceAndDate.monthly
    : priceAndDate.askingPrice;
  return {
    type: stateOf(draft.listingType ? [] : ["listing_type"]),
    photos: stateOf(draft.images.some(({ state }) => state === "ready") ? [] : ["images"]),
    location: stateOf([
      ...(location.street ? [] : ["location.street"]),
      ...(location.postCode ? [] : ["location.post_code"]),
      ...(location.coordinates ? [] : ["location.coordinates"]),
    ]),
    details: stateOf([
      ...(propertyDetail.propertyTypes?.length ? [] : ["property_detail.property_types"]),
      ...(propertyDetail.title ? [] : ["property_detail.title"]),
    ]),
    price: stateOf([
      ...(price
        ? []
        : [`price_and_date.${draft.listingType?.endsWith("_rent") ? "monthly" : "asking_price"}`]),
      ...(contacts.name ? [] : ["contacts.name"]),
    ]),
  };
};
