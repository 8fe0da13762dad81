import { draftFields } from "@hjem/domain/draft/draft-fields";
import { draftListingTypes } from "@hjem/domain/listing/listing-type";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { openTestApp } from "@hjem/storefront/testing/open-test-app";
import { expect, test } from "vitest";
import DetailsTab from "../details/details-tab.tsx";
import { fieldId } from "../model/wizard-address.ts";
import { marketOf, WizardMarketProvider } from "../model/wizard-market.ts";
import PriceTab from "../price/price-tab.tsx";
import { emptyDraft } from "../testing/sample-draft.ts";
import { feature } from "../testing/test-feature.ts";

const nothing = { change: () => {}, receive: () => {}, reread: async () => {} };

test.each(["no", "au"] as const)(
  "LIST-043..072: in %s every field of a listing type has its control in the form",
  async (region) => {
    const { app } = await openTestApp({ region, features: [feature] });
    const published = await app.page.publishing();
    const market = marketOf(app.page.region, app.page.language.code, published);
    for (const listingType of draftListingTypes) {
      const propertyTypes = published.draftPropertyTypes[listingType].slice(0, 1);
      const draft = emptyDraft({ listingType, propertyDetail: { propertyTypes } });
      const rendered = await renderWithStorefront(
        <WizardMarketProvider value={market}>
          <DetailsTab draft={draft} {...nothing} />
          <PriceTab draft={draft} {...nothing} />
        </WizardMarketProvider>,
        { region, features: [feature] },
      );
      const fields = draftFields(published.publishing, { ...draft, listingType }).filter(
        ({ isComputed, control }) => isComputed !== true && control !== "property_types",
      );
      // Editors are loaded after the others.
      await expect
        .poll(() =>
          fields
            .map(({ path }) => path)
            .filter((path) => document.getElementById(fieldId(path)) === null),
        )
        .toEqual([]);
      await rendered.unmount();
    }
  },
);
