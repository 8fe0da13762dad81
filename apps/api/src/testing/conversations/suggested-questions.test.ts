import { answer } from "@hjem/assistant/answer";
import type { AnswerFacts } from "@hjem/assistant/answer-types";
import { suggestedQuestions } from "@hjem/assistant/suggested-questions";
import { demoListings } from "@hjem/demo/demo-listings";
import { hasAssistant } from "@hjem/domain/chat/chat-rules";
import { monthlyCost } from "@hjem/domain/costs/monthly-cost";
import { formatMonthly, formatPriceRange } from "@hjem/domain/format/format-price";
import { type Language, regionLanguage } from "@hjem/domain/language";
import { detailedListing, type Listing } from "@hjem/domain/listing/listing";
import {
  estimatedTotal,
  monthlyBasisOf,
  purchaseCostsOf,
  statedTotal,
} from "@hjem/domain/listing/price/home-costs";
import { localTermKey } from "@hjem/domain/local-term";
import type { Region } from "@hjem/domain/region";
import type { TermKey } from "@hjem/domain/terms";
import { regionAu } from "@hjem/region-au";
import { regionNo } from "@hjem/region-no";
import { isLongRun } from "@hjem/vite-config/test-run";
import { describe, expect, test } from "vitest";
import { TEST_NOW } from "../sample-listings.ts";

const stops: AnswerFacts["stops"] = [
  { name: "Storgata", distance: 210, location: { lat: 59.91, lng: 10.75 } },
];

const kindOf = ({ objectType, listingType, propertyTypes, prices, contractDetails }: Listing) =>
  [objectType, listingType, propertyTypes[0], prices.method, contractDetails.condition].join(" ");

/** The homes of a market's demo that can be asked about: all in the long run, else one of each kind. */
function homesOf(region: string): Listing[] {
  const count = isLongRun ? 6_000 : 900;
  const homes = demoListings({ region, count, seed: "hjem", anchorDay: "2026-11-21" })
    .map(({ listing }) => listing)
    .filter(hasAssistant);
  return isLongRun ? homes : [...new Map(homes.map((home) => [kindOf(home), home])).values()];
}

const termOf =
  (region: Region, language: Language, { address, propertyTypes }: Listing) =>
  (key: TermKey): string =>
    region.terms[language]?.[localTermKey(region, key, { state: address.region, propertyTypes })] ??
    "";

const costQuestions = {
  no: {
    duty: "Hva er dokumentavgiften?",
    total: "Hva er totalprisen?",
    monthly: "Hva koster det i måneden?",
  },
  en: {
    duty: "How much is the stamp duty?",
    total: "What is the total price?",
    monthly: "What does it cost per month?",
  },
} as const;

describe.each([regionNo, regionAu])("a home of the demo of $id", (region) => {
  const homes = homesOf(region.id);
  const languages = region.languages.map(({ code }) => code);

  test("D81: every suggested question is answered", () => {
    const unanswered = homes.flatMap((listing) =>
      languages.flatMap((language) => {
        const costs = purchaseCostsOf(region.costs, listing, TEST_NOW);
        const questions = suggestedQuestions(listing, {
          language,
          term: termOf(region, language, listing),
          now: TEST_NOW,
          hasMonthlyCost: monthlyBasisOf(region, listing, costs.sum?.min ?? null) !== null,
          hasStops: true,
        });
        const facts = { listing: detailedListing(listing), stops };
        return questions
          .map((question) => ({ question, ...answer(question, facts, region, language, TEST_NOW) }))
          .filter(({ status }) => status !== "answered")
          .map(({ question, sentences }) => `${listing.id} ${question} ${sentences.join(" ")}`);
      }),
    );
    expect(unanswered).toEqual([]);
  });

  test("market N1, N8, A13: duty, total and monthly cost are those of its page", () => {
    const [code = "en"] = languages;
    const context = { region, language: regionLanguage(region, code) };
    const asked = costQuestions[code];
    const others = homes.flatMap((listing) => {
      if (listing.listingType.endsWith("_rent")) return [];
      const costs = purchaseCostsOf(region.costs, listing, TEST_NOW);
      const total = statedTotal(listing) ?? estimatedTotal(listing, costs);
      const basis = monthlyBasisOf(region, listing, costs.sum?.min ?? null);
      const { ruled } = costs;
      const expected = {
        duty:
          ruled && !ruled.ofNew ? formatPriceRange(context, ruled.duty.min, ruled.duty.max) : "",
        total:
          total && !(ruled?.ofNew && costs.isEstimate)
            ? formatPriceRange(context, total.min, total.max)
            : "",
        monthly: basis
          ? formatMonthly(context, monthlyCost(basis.source, basis.assumed).total)
          : "",
      };
      const isStated = { duty: ruled !== null, total: total !== null, monthly: basis !== null };
      const facts = { listing: detailedListing(listing), stops };
      return (["duty", "total", "monthly"] as const).flatMap((cost) => {
        const given = answer(asked[cost], facts, region, code, TEST_NOW);
        const said = given.sentences.join(" ");
        const isRight =
          (given.status === "answered") === isStated[cost] && said.includes(expected[cost]);
        return isRight ? [] : [`${listing.id} ${cost} ${said}, not ${expected[cost]}`];
      });
    });
    expect(others).toEqual([]);
  });
});
