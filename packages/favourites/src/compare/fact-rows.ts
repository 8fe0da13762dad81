import { assumedTerms, type LoanTerms } from "@hjem/domain/costs/monthly-cost";
import { purchaseCosts, type RegionCosts } from "@hjem/domain/costs/purchase-costs";
import { formatBedrooms } from "@hjem/domain/format/format-bedrooms";
import { formatArea, formatCountRange, formatLandArea } from "@hjem/domain/format/format-measure";
import { formatNumber } from "@hjem/domain/format/format-number";
import {
  formatMonthly,
  formatPrice,
  formatPricePerArea,
  formatSharedCost,
} from "@hjem/domain/format/format-price";
import { resultPrice } from "@hjem/domain/format/result-price";
import { isPriceShown } from "@hjem/domain/listing/price/shown-price";
import type { Property } from "@hjem/domain/listing/property";
import { localTermKey } from "@hjem/domain/local-term";
import type { SavedHome } from "@hjem/domain/saved/collection";
import type { TermKey } from "@hjem/domain/terms";
import { dayIn } from "@hjem/domain/time/zone";
import { resultMonthlyCost } from "@hjem/home-card/result-monthly-cost";
import type { DatedTranslator } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import { type ComparedRow, type Entry, NOTHING, point, rowOf, rowsOf } from "./compared-row.ts";

const priceOf = (home: Property): number | null => {
  const { priceMethod, askingPrice } = home;
  const isShown = isPriceShown({ priceMethod, hasAskingPrice: askingPrice !== null });
  return isShown ? (askingPrice ?? home.price) : null;
};

/** The market's word for something of a home, such as its fees in its state. */
const localTerm = (
  { region, term }: Pick<DatedTranslator, "region" | "term">,
  { region: state, propertyType }: Property,
  key: TermKey,
): string =>
  term(localTermKey(region, key, { state: state.toUpperCase(), propertyTypes: propertyType }));

/** The words for something of several homes, each once: homes of two states have two. */
const localTerms = (
  page: Pick<DatedTranslator, "region" | "term">,
  homes: readonly SavedHome[],
  key: TermKey,
): string =>
  [...new Set(homes.map(({ property }) => localTerm(page, property, key)))]
    .filter(Boolean)
    .join(" / ");

/** A home with its purchase costs: the seller's own, else those by the rules of its market; null while these load. */
export function withPurchaseCosts(
  page: DatedTranslator,
  home: Property,
  costs: RegionCosts | null,
): Property {
  const price = priceOf(home);
  if (home.addingCost !== null || price === null || !costs || home.offerType === "rent")
    return home;
  const { ownership, region, timeZone, jointDebt } = home;
  const addingCost = purchaseCosts(costs, {
    price,
    ownership,
    state: region.toUpperCase(),
    day: dayIn(page.now, timeZone),
  });
  return { ...home, addingCost, totalPrice: price + (jointDebt ?? 0) + addingCost };
}

/** Equity that a purchase takes, fees included; null where its monthly cost is unknown too (D54). */
function cashNeeded(page: DatedTranslator, home: Property, loan: LoanTerms | null): number | null {
  const price = priceOf(home);
  if (price === null || resultMonthlyCost(home, page.region, loan) === null) return null;
  const cost = price + (home.addingCost ?? 0);
  return Math.min((loan ?? assumedTerms(cost, page.region.assumedLoan)).equity, cost);
}

/** The key of the market's term for the ownership of a home; null where it is not stated. */
const ownershipKey = (
  { region }: Pick<DatedTranslator, "region">,
  { ownership, region: state, propertyType }: Property,
): TermKey | null =>
  ownership &&
  localTermKey(region, `ownership.${ownership}`, {
    state: state.toUpperCase(),
    propertyTypes: propertyType,
  });

/** What the homes cost; `loan` is the visitor's own, null for the region's assumption. */
export function costRows(
  page: DatedTranslator,
  homes: readonly SavedHome[],
  { loan, costs }: { loan: LoanTerms | null; costs: RegionCosts | null },
): ComparedRow[] {
  const { i18n, term } = page;
  const lowest = [
    "lowest",
    t(i18n)`Lowest`,
    (known: number) => t(i18n)`Lowest of ${known} stated`,
  ] as const;
  const money = (value: number | null, format = formatPrice): Entry =>
    value === null ? NOTHING : { text: format(page, value), figure: point(value) };
  /** A debt or costs of several homes: who owns alone has no part in them, others who state none may. */
  const shared = (of: "jointDebt" | "sharedCost", format: (value: number) => string) => {
    const alone = costs?.withoutShare?.[of] ?? [];
    return ({ property }: SavedHome): Entry => {
      const { [of]: value } = property;
      if (value !== null) return { text: format(value), figure: point(value) };
      const ownership = ownershipKey(page, property);
      return ownership !== null && alone.includes(ownership)
        ? { text: t(i18n)`None`, figure: point(0), isNone: true }
        : NOTHING;
    };
  };
  return rowsOf(
    rowOf(
      "price",
      term("price.askingPrice"),
      homes,
      ({ property }) => {
        const { figure, searchedAs, statement } = resultPrice(page, property);
        const isSale = property.offerType !== "rent";
        const [min, max] = [
          property.priceMin ?? property.price,
          property.priceMax ?? property.price,
        ];
        const isKnown = isSale && priceOf(property) !== null && min !== null && max !== null;
        const bracket = searchedAs && t(i18n)`Appears in searches ${searchedAs}`;
        return { text: [figure, bracket, statement], figure: isKnown ? { min, max } : null };
      },
      { best: lowest },
    ),
    rowOf(
      "total",
      term("price.totalPrice"),
      homes,
      ({ property }) => money(property.addingCost === null ? null : property.totalPrice),
      { best: lowest },
    ),
    rowOf(
      "monthly",
      t(i18n)`Monthly cost for you`,
      homes,
      ({ property }) => money(resultMonthlyCost(property, page.region, loan), formatMonthly),
      { best: lowest },
    ),
    rowOf(
      "cash",
      t(i18n)`Cash needed on day one`,
      homes,
      ({ property }) => money(cashNeeded(page, property, loan)),
      { best: lowest },
    ),
    rowOf(
      "debt",
      term("price.jointDebt"),
      homes,
      shared("jointDebt", (value) => formatPrice(page, value)),
      // Who states none may have none.
      { best: ["lowest", t(i18n)`Lowest`] },
    ),
    rowOf(
      "shared",
      localTerms(
        page,
        homes.filter(({ property }) => property.sharedCost !== null),
        "price.sharedCost",
      ),
      homes,
      shared("sharedCost", (value) => formatSharedCost(page, value)),
      { best: lowest },
    ),
    rowOf(
      "fees",
      term("price.annualMunicipalityFees"),
      homes,
      ({ property }) => money(property.annualMunicipalityFees),
      { best: lowest },
    ),
    rowOf(
      "perArea",
      term("price.perArea"),
      homes,
      ({ property }) => money(property.pricePerPrimary, formatPricePerArea),
      { best: lowest },
    ),
  );
}

/** Areas, rooms, year, ownership and energy label of the homes. */
export function homeRows(page: DatedTranslator, homes: readonly SavedHome[]): ComparedRow[] {
  const { i18n, term } = page;
  const largest = [
    "highest",
    t(i18n)`Largest`,
    (known: number) => t(i18n)`Largest of ${known} stated`,
  ] as const;
  const most = [
    "highest",
    t(i18n)`Most`,
    (known: number) => t(i18n)`Most of ${known} stated`,
  ] as const;
  const area = (measure: { value: number } | null, format = formatArea): Entry =>
    measure ? { text: format(page, measure.value), figure: point(measure.value) } : NOTHING;
  const count = (value: number | null, min: number | null, max: number | null): Entry => {
    const [low, high] = [min ?? value, max ?? value];
    return low === null || high === null
      ? NOTHING
      : { text: formatCountRange(page, low, high), figure: { min: low, max: high } };
  };
  return rowsOf(
    rowOf("type", term("detail.propertyType"), homes, ({ property }) => ({
      text: property.propertyType.map((type) => term(`type.${type}`)).join(", "),
    })),
    rowOf(
      "internal",
      term("area.internal"),
      homes,
      ({ property }) => area(property.infoSection.interiorArea),
      { best: largest },
    ),
    rowOf("usage", term("area.usageArea"), homes, ({ property }) => area(property.usageArea), {
      best: largest,
    }),
    rowOf(
      "plot",
      term("area.plotArea"),
      homes,
      ({ property }) => area(property.landSize, (_, value) => formatLandArea(page, value)),
      { best: largest },
    ),
    rowOf(
      "bedrooms",
      term("detail.bedrooms"),
      homes,
      ({ property }) => {
        const { bedroom, bedroomMin, bedroomMax, propertyType } = property;
        const { figure } = count(bedroom, bedroomMin, bedroomMax);
        const text = formatBedrooms(page, [bedroomMin ?? bedroom, bedroomMax], propertyType);
        return figure ? { text, figure } : NOTHING;
      },
      { best: most },
    ),
    rowOf(
      "bathrooms",
      term("detail.bathrooms"),
      homes,
      ({ property }) => count(property.bathroom, property.bathroomMin, property.bathroomMax),
      { best: most },
    ),
    rowOf(
      "garages",
      term("detail.garages"),
      homes,
      ({ property }) => count(property.garage, property.garageMin, property.garageMax),
      { best: most },
    ),
    rowOf("floor", term("detail.floor"), homes, ({ property }) => ({
      text:
        property.floor === null
          ? ""
          : property.floor <= 1
            ? term("detail.groundFloor")
            : formatNumber(page, property.floor),
    })),
    rowOf("year", term("detail.constructionYear"), homes, ({ property }) => ({
      text: String(property.constructionYear ?? ""),
    })),
    rowOf("ownership", term("detail.ownership"), homes, ({ property }) => {
      const key = ownershipKey(page, property);
      return { text: key === null ? "" : term(key) };
    }),
    rowOf(
      "energy",
      term("detail.energyProfile"),
      homes,
      ({
        property: {
          energyProfile: { label },
        },
      }) =>
        label
          ? { text: term(`energy.${label}`), figure: point(label.codePointAt(0) ?? 0) }
          : NOTHING,
      { best: ["lowest", t(i18n)`Best`, (known) => t(i18n)`Best of ${known} stated`] },
    ),
  );
}
