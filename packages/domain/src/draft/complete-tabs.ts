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

/** A field without which its tab is not complete. */
export interface RequiredField {
  /** E.g. `property_detail.title`. */
  path: string;
  isDone: boolean;
}

const filled = (path: string, value: unknown): RequiredField => ({
  path,
  isDone: !isEmptyValue(value),
});

/** The property types are chosen with the listing type, on which they depend. */
const typeFields = ({ listingType, propertyDetail }: DraftProgress): RequiredField[] => [
  { path: "listing_type", isDone: listingType !== null },
  ...(listingType === null
    ? []
    : [filled("property_detail.property_types", propertyDetail.propertyTypes)]),
];

const photoFields = ({ images }: DraftProgress): RequiredField[] => [
  { path: "images", isDone: images.some(({ state }) => state !== "failed") },
];

/** A place and a pin (D92); a street where there is one. */
const locationFields = ({ location }: DraftProgress, { hasStates }: TabRules): RequiredField[] => [
  filled("location.suburb", location.suburb),
  ...(hasStates ? [filled("location.region", location.region)] : []),
  filled("location.post_code", location.postCode),
  filled("location.coordinates", location.coordinates),
];

const isTitle = (title: unknown): boolean =>
  typeof title === "string" &&
  title.trim().length >= TITLE_LENGTH.min &&
  title.length <= TITLE_LENGTH.max;

/** Fields of the fourth tab that a listing type cannot be published without (LIST-091..101, D92). */
function detailFields({ listingType, propertyDetail }: DraftProgress): RequiredField[] {
  if (listingType === null) return [];
  const { title, grossArea } = propertyDetail;
  const { min, max } = grossArea ?? {};
  const hasGrossArea = typeof min === "number" && typeof max === "number" && min <= max && max > 0;
  return [
    { path: "property_detail.title", isDone: isTitle(title) },
    ...(listingType.startsWith("commercial")
      ? [{ path: "property_detail.gross_area", isDone: hasGrossArea }]
      : []),
  ];
}

/** The amount that a listing is found by: the rent, the asking price, or the search price where none is stated. */
const priceFieldPaths = [
  "price_and_date.monthly",
  "price_and_date.asking_price",
  "price_and_date.search_price",
] as const satisfies readonly DraftFieldPath[];

/** A price, and who answers (D92). */
function priceFields(draft: DraftProgress, { publishing }: TabRules): RequiredField[] {
  const { listingType, contacts } = draft;
  if (listingType === null) return [];
  const paths = draftFieldPaths(publishing, { ...draft, listingType });
  const offered = priceFieldPaths.filter((path) => paths.has(path));
  const stated = offered.find((path) => {
    const value = fieldValue(draft, path);
    return typeof value === "number" && value > 0;
  });
  return [
    ...offered.slice(0, 1).map((path) => ({ path: stated ?? path, isDone: stated !== undefined })),
    filled("contacts.name", contacts.name),
    {
      path: "contacts.phones",
      isDone: !(isEmptyValue(contacts.email) && isEmptyValue(contacts.phones)),
    },
  ];
}

/** The fields that each tab cannot do without, filled in or not, in the order of the tab (LIST-011, D92). */
export const requiredFields = (
  draft: DraftProgress,
  rules: TabRules,
): Readonly<Record<DraftTab, readonly RequiredField[]>> => ({
  type: typeFields(draft),
  photos: photoFields(draft),
  location: locationFields(draft, rules),
  details: detailFields(draft),
  price: priceFields(draft, rules),
});

const isNotYet = (tab: DraftTab, { listingType }: DraftProgress): boolean =>
  listingType === null && (tab === "details" || tab === "price");

/**
 * What each tab still lacks (LIST-011, D92): paths such as `property_detail.title`, in the order of the tab. Details
 * and price are complete once the listing type is known that decides their fields.
 */
export function draftTabStates(draft: DraftProgress, rules: TabRules): Draft["tabs"] {
  const fields = requiredFields(draft, rules);
  const stateOf = (tab: DraftTab): DraftTabState => {
    const missing = fields[tab].filter(({ isDone }) => !isDone).map(({ path }) => path);
    return { complete: missing.length === 0 && !isNotYet(tab, draft), missing };
  };
  return {
    type: stateOf("type"),
    photos: stateOf("photos"),
    location: stateOf("location"),
    details: stateOf("details"),
    price: stateOf("price"),
  };
}

/** True for a draft that lacks nothing but what belongs to one tab. */
export const lacksOnly = (tabs: Draft["tabs"], only: DraftTab): boolean =>
  !tabs[only].complete && isComplete({ ...tabs, [only]: { complete: true, missing: [] } });

/** True for a draft whose tabs are all complete: it can be paid for and published. */
export const isComplete = (tabs: Draft["tabs"]): boolean =>
  Object.values(tabs).every(({ complete }) => complete);
