import { regionAuBasics } from "@hjem/region-au/basics";
import { checklist as checklistAu } from "@hjem/region-au/checklist";
import { costs as costsAu } from "@hjem/region-au/costs";
import * as facilitiesAu from "@hjem/region-au/facilities";
import * as publishingAu from "@hjem/region-au/publishing";
import { terms as termsEnAu } from "@hjem/region-au/terms/en";
import { regionNoBasics } from "@hjem/region-no/basics";
import { checklist as checklistNo } from "@hjem/region-no/checklist";
import { costs as costsNo } from "@hjem/region-no/costs";
import * as facilitiesNo from "@hjem/region-no/facilities";
import * as publishingNo from "@hjem/region-no/publishing";
import { terms as termsEnNo } from "@hjem/region-no/terms/en";
import { terms as termsNo } from "@hjem/region-no/terms/no";
import type { Storefront } from "../app/create-storefront.ts";

/** The two sites for tests: real regions and terms, and the features of a test. */
export const testStorefronts = {
  no: {
    region: regionNoBasics,
    terms: { no: async () => ({ terms: termsNo }), en: async () => ({ terms: termsEnNo }) },
    facilities: async () => facilitiesNo,
    costs: async () => ({ costs: costsNo }),
    checklist: async () => ({ checklist: checklistNo }),
    publishing: async () => publishingNo,
    features: [],
  },
  au: {
    region: regionAuBasics,
    terms: { en: async () => ({ terms: termsEnAu }) },
    facilities: async () => facilitiesAu,
    costs: async () => ({ costs: costsAu }),
    checklist: async () => ({ checklist: checklistAu }),
    publishing: async () => publishingAu,
    features: [],
  },
} as const satisfies Record<string, Storefront>;

export type TestRegion = keyof typeof testStorefronts;
