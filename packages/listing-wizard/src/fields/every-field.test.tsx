import type { Draft } from "@hjem/domain/draft/draft";
import { draftFields } from "@hjem/domain/draft/draft-fields";
import { freeTexts } from "@hjem/domain/draft/free-texts";
import { type DraftListingType, draftListingTypes } from "@hjem/domain/listing/listing-type";
import { allDraftFields } from "@hjem/domain/publishing/all-fields";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { openTestApp } from "@hjem/storefront/testing/open-test-app";
import { expect, test } from "vitest";
import DetailsTab from "../details/details-tab.tsx";
import LocationTab from "../location/location-tab.tsx";
import { useFieldLabel } from "../model/use-field-label.ts";
import { fieldId } from "../model/wizard-address.ts";
import { marketOf, WizardMarketProvider } from "../model/wizard-market.ts";
import PhotosTab from "../photos/photos-tab.tsx";
import PriceTab from "../price/price-tab.tsx";
import { emptyDraft } from "../testing/sample-draft.ts";
import { feature } from "../testing/test-feature.ts";
import TypeTab from "../type/type-tab.tsx";

const nothing = { change: () => {}, receive: () => {}, reread: async () => {} };

/** What of a draft decides which fields it has, beside its types. */
const variants = {
  plain: {},
  auction: { priceAndDate: { priceMethod: "auction" } },
  cooperative: { propertyDetail: { ownership: "cooperative", isLandOwnedBySeller: false } },
  victorian: { location: { region: "VIC" } },
} as const satisfies Record<string, Partial<Draft>>;

const draftOf = (
  listingType: DraftListingType,
  propertyTypes: Draft["propertyDetail"]["propertyTypes"],
  { propertyDetail = {}, ...given }: Partial<Draft>,
): Draft =>
  emptyDraft({ ...given, listingType, propertyDetail: { propertyTypes, ...propertyDetail } });

/** Fields beside those of the tables that a link can lead to. */
const otherPaths = [
  "listing_type",
  "property_detail.property_types",
  "images",
  "attachments",
  "location.suburb",
  "location.post_code",
  "location.region",
  "location.coordinates",
  "contacts.name",
  "contacts.phones",
  "contacts.email",
  // What people type as they like, which is checked for words.
  ...freeTexts(emptyDraft()).map(({ path }) => path),
];

const FOCUSABLE = "input, select, textarea, button, [contenteditable=true], [tabindex]";

function controlOf(path: string): Element | null {
  const found = document.getElementById(fieldId(path));
  return found?.matches(FOCUSABLE) ? found : (found?.querySelector(FOCUSABLE) ?? null);
}

/** The names of fields as lists of what is missing have them. */
function Labels({ paths }: { paths: readonly string[] }) {
  const labelOf = useFieldLabel();
  return (
    <ul>
      {paths.map((path) => (
        <li key={path} data-label-of={path}>
          {labelOf(path)}
        </li>
      ))}
    </ul>
  );
}

test.each(["no", "au"] as const)(
  "LIST-043..072, LIST-062: in %s every field of a draft has its control, to which links can lead, and is named by its label",
  async (region) => {
    const { app } = await openTestApp({ region, features: [feature] });
    const published = await app.page.publishing();
    const market = marketOf(app.page.region, app.page.language.code, published);
    const { publishing, draftPropertyTypes } = published;
    const seen = new Set<string>();
    for (const listingType of draftListingTypes) {
      const propertyTypes = draftPropertyTypes[listingType].slice(0, 1);
      for (const variant of Object.values(variants)) {
        const draft = draftOf(listingType, propertyTypes, variant);
        const paths = draftFields(publishing, { ...draft, listingType })
          .filter(({ isComputed }) => isComputed !== true)
          .map(({ path }) => path);
        if (paths.every((path) => seen.has(path))) continue;
        for (const path of paths) seen.add(path);
        const asked = [...new Set([...paths, ...otherPaths])].filter(
          (path) =>
            paths.some((each) => each === path) ||
            !allDraftFields.some((field) => field.path === path),
        );
        const rendered = await renderWithStorefront(
          <WizardMarketProvider value={market}>
            <TypeTab draft={draft} {...nothing} />
            <PhotosTab draft={draft} {...nothing} />
            <LocationTab draft={draft} {...nothing} />
            <DetailsTab draft={draft} {...nothing} />
            <PriceTab draft={draft} {...nothing} />
            <Labels paths={asked} />
          </WizardMarketProvider>,
          { region, features: [feature] },
        );
        // Editors are loaded after the others.
        await expect.poll(() => asked.filter((path) => controlOf(path) === null)).toEqual([]);
        const named = asked.map((path) => [
          path,
          document.querySelector(`[data-label-of="${path}"]`)?.textContent ?? "",
        ]);
        // A path instead of a name is none.
        expect(named.filter(([path, label]) => label === path || label === "")).toEqual([]);
        await rendered.unmount();
      }
    }
    const used = allDraftFields.filter(
      ({ path, isComputed }) =>
        isComputed !== true && !publishing.unusedFields.some((each) => each === path),
    );
    expect(used.map(({ path }) => path).filter((path) => !seen.has(path))).toEqual([]);
  },
);
