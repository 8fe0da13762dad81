import type { DraftFieldPath } from "../publishing/all-fields.ts";
import { type DraftContent, fieldValue, isEmptyValue } from "./draft-field.ts";
import { draftFieldPaths, type FieldRules } from "./draft-fields.ts";
import { type DraftTab, TITLE_LENGTH } from "./draft-rules.ts";
import type { Draft, DraftImage, DraftTabState } from "./draft.ts";

/** What decides whether tabs are complete. */
export interface DraftProgress extends DraftContent {
  images: readonly Pick<DraftImage, "state">[];
}

/** What of a market decides it. */
export interface TabRules {
  publishing: FieldRules;
  /** True where an address names a state, on which zone and duty depend. */
  hasStates: boolean;
}

/** The property types are chosen with the listing type, on which they depend. */
const typeState = ({ listingType, propertyDetail }: DraftProgress): string[] => {
  if (listingType === null) return ["listing_type"];
  return isEmptyValue(propertyDetail.propertyTypes) ? ["property_detail.property_types"] : [];
};

const photoState = ({ images }: DraftProgress): string[] =>
  images.some(({ state }) => state !== "failed") ? [] : ["images"];

/** A place and a pin (D92); a street where there is one. */
const locationState = ({ location }: DraftProgress, { hasStates }: TabRules): string[] => [
  ...(isEmptyValue(location.suburb) ? ["location.suburb"] : []),
  ...(hasStates && isEmptyValue(location.region) ? ["location.region"] : []),
  ...(isEmptyValue(location.postCode) ? ["location.post_code"] : []),
  ...(isEmptyValue(location.coordinates) ? ["location.coordinates"] : []),
];

const isTitle = (title: unknown): boolean =>
  typeof title === "string" &&
  title.trim().length >= TITLE_LENGTH.min &&
  title.length <= TITLE_LENGTH.max;

/** Paths of the fourth tab that a listing type cannot be published without (LIST-091..101, D92). */
function detailState(draft: DraftProgress): string[] {
  if (draft.listingType === null) return [];
  const { title, grossArea } = draft.propertyDetail;
  const isCommercial = draft.listingType.startsWith("commercial");
  const { min, max } = grossArea ?? {};
  const hasGrossArea = typeof min === "number" && typeof max === "number" && min <= max && max > 0;
  return [
    ...(isTitle(title) ? [] : ["property_detail.title"]),
    ...(isCommercial && !hasGrossArea ? ["property_detail.gross_area"] : []),
  ];
}

/** The amount that a listing is found by: the rent, the asking price, or the search price where none is stated. */
const priceFieldPaths = [
  "price_and_date.monthly",
  "price_and_date.asking_price",
  "price_and_date.search_price",
] as const satisfies readonly DraftFieldPath[];

/** A price, and who answers (D92). */
function priceState(draft: DraftProgress, { publishing }: TabRules): string[] {
  const { listingType, contacts } = draft;
  if (listingType === null) return [];
  const paths = draftFieldPaths(publishing, { ...draft, listingType });
  const offered = priceFieldPaths.filter((path) => paths.has(path));
  const hasPrice = offered.some((path) => {
    const value = fieldValue(draft, path);
    return typeof value === "number" && value > 0;
  });
  return [
    ...(hasPrice ? [] : offered.slice(0, 1)),
    ...(isEmptyValue(contacts.name) ? ["contacts.name"] : []),
    ...(isEmptyValue(contacts.email) && isEmptyValue(contacts.phones) ? ["contacts.phones"] : []),
  ];
}

const states: Readonly<Record<DraftTab, (draft: DraftProgress, rules: TabRules) => string[]>> = {
  type: typeState,
  photos: photoState,
  location: locationState,
  details: detailState,
  price: priceState,
};

const isNotYet = (tab: DraftTab, { listingType }: DraftProgress): boolean =>
  listingType === null && (tab === "details" || tab === "price");

const stateOf = (tab: DraftTab, draft: DraftProgress, rules: TabRules): DraftTabState => {
  const missing = states[tab](draft, rules);
  return { complete: missing.length === 0 && !isNotYet(tab, draft), missing };
};

/**
 * What each tab still lacks (LIST-011, D92): paths such as `property_detail.title`, in the order of the tab. Details
 * and price are complete once the listing type is known that decides their fields.
 */
export const draftTabStates = (draft: DraftProgress, rules: TabRules): Draft["tabs"] => ({
  type: stateOf("type", draft, rules),
  photos: stateOf("photos", draft, rules),
  location: stateOf("location", draft, rules),
  details: stateOf("details", draft, rules),
  price: stateOf("price", draft, rules),
});

/** True for a draft that lacks nothing but what belongs to one tab. */
export const lacksOnly = (tabs: Draft["tabs"], only: DraftTab): boolean =>
  !tabs[only].complete && isComplete({ ...tabs, [only]: { complete: true, missing: [] } });

/** True for a draft whose tabs are all complete: it can be paid for and published. */
export const isComplete = (tabs: Draft["tabs"]): boolean =>
  Object.values(tabs).every(({ complete }) => complete);
