import { formatDay, formatLongDay, formatMonth } from "@hjem/domain/format/format-date";
import {
  formatArea,
  formatAreaRange,
  formatCountRange,
  formatDistance,
} from "@hjem/domain/format/format-measure";
import { formatNumber } from "@hjem/domain/format/format-number";
import { formatShortPrice, formatShortPriceRange } from "@hjem/domain/format/format-price";
import { formatQuote } from "@hjem/domain/format/format-quote";
import { TODAY } from "@hjem/domain/limits";
import type { FilterName } from "@hjem/domain/search/active-filters";
import type { RangeName } from "@hjem/domain/search/min-max-pairs";
import { usePage } from "@hjem/storefront/page";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { SearchChoice } from "../search/list-search.ts";
import { rangeText, type RangeWords } from "./range-text.ts";

/** "From" and "up to" in the reader's language. */
export function useRangeWords(): RangeWords {
  const { t } = useLingui();
  return { from: (value) => t`From ${value}`, upTo: (value) => t`Up to ${value}` };
}

const capital = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** Names each filter as a person would say it; places are named elsewhere, because their names are fetched. */
export function useFilterLabels(): (search: SearchChoice, name: FilterName) => string {
  const page = usePage();
  const { term } = page;
  const { t } = useLingui();
  const words = useRangeWords();

  return (search, name) => {
    const ends = (range: RangeName) => [search[`${range}Min`], search[`${range}Max`]] as const;
    const money = (range: RangeName) =>
      rangeText(
        words,
        ...ends(range),
        (sum) => formatShortPrice(page, sum),
        (min, max) => formatShortPriceRange(page, min, max),
      );
    const areas = (range: RangeName) =>
      rangeText(
        words,
        ...ends(range),
        (area) => formatArea(page, area),
        (min, max) => formatAreaRange(page, min, max),
      );
    const years = () =>
      rangeText(words, ...ends("constructionYear"), String, (min, max) => `${min}–${max}`);
    const rooms = (range: RangeName) => {
      const [min, max] = ends(range);
      if (min !== undefined && max === undefined) return `${formatNumber(page, min)}+`;
      return rangeText(words, min, max, String, (low, high) => formatCountRange(page, low, high));
    };
    const after = (key: Parameters<typeof term>[0], value: string) =>
      [term(key), value].filter(Boolean).join(" ");
    const before = (value: string, key: Parameters<typeof term>[0]) =>
      `${value} ${term(key).toLocaleLowerCase()}`;
    const count = (values: readonly unknown[] | undefined) => values?.length ?? 0;

    switch (name) {
      case "price":
        return money("price");
      case "askingPrice":
        return after("price.askingPrice", money("askingPrice"));
      case "monthlyRent":
        return after("price.monthly", money("monthlyRent"));
      case "totalPrice":
        return after("price.totalPrice", money("totalPrice"));
      case "sharedCost":
        return after("price.sharedCost", money("sharedCost"));
      case "bedroom":
        return before(rooms("bedroom"), "detail.bedrooms");
      case "bathroom":
        return before(rooms("bathroom"), "detail.bathrooms");
      case "garage":
        return before(rooms("garage"), "detail.garages");
      case "primaryRoom":
        return after("area.internalShort", areas("primaryRoom"));
      case "landsize":
        return after("area.plotArea", areas("landsize"));
      case "constructionYear":
        return after("detail.constructionYear", years());
      case "floors": {
        const { min, max } = search.floors ?? {};
        if (min === 2 && max === undefined) return term("detail.floorNotFirst");
        return after(
          "detail.floor",
          rangeText(words, min, max, String, (low, high) => formatCountRange(page, low, high)),
        );
      }
      case "address":
        return search.address ?? "";
      case "keywords":
        return formatQuote(page, search.keywords ?? "");
      case "name":
        return formatQuote(page, search.name ?? "");
      case "propertyType":
        return (search.propertyType ?? []).map((type) => term(`type.${type}`)).join(", ");
      case "facilities":
        return t`${plural(count(search.facilities), { one: "# feature", other: "# features" })}`;
      case "energyProfile":
        return after(
          "detail.energyProfile",
          (search.energyProfile ?? []).map((label) => term(`energy.${label}`)).join(", "),
        );
      case "propertyCondition":
        return search.propertyCondition ? term(`condition.${search.propertyCondition}`) : "";
      case "furnished":
        return (search.furnished ?? [])
          .flatMap((one) => (one === "all" ? [] : [term(`furnished.${one}`)]))
          .join(", ");
      case "locationTypes":
        return (search.locationTypes ?? []).map((type) => term(`location.${type}`)).join(", ");
      case "isPetAllowed":
        return term("detail.isPetAllowed");
      case "isLandOwnedBySeller":
        return term("detail.isLandOwnedBySeller");
      case "availableFrom":
        return after(
          "date.availableFrom",
          search.availableFrom ? formatMonth(page, search.availableFrom) : "",
        );
      case "viewingDate":
        return after(
          "date.inspection",
          (search.viewingDate ?? [])
            .map((day) => (day === TODAY ? t`today` : formatDay(page, day)))
            .join(", "),
        );
      case "isPublishedToday":
        return t`Published today`;
      case "publishDateMin":
        return t`Published since ${search.publishDateMin ? formatLongDay(page, search.publishDateMin) : ""}`;
      case "availability":
        return (search.availability ?? [])
          .map((one) => (one === "all" ? t`Also sold and let` : term(`status.${one}`)))
          .join(", ");
      case "ownerType":
        return search.ownerType && search.ownerType !== "all"
          ? term(`owner.${search.ownerType}`)
          : "";
      case "soldBy":
        return search.soldBy && search.soldBy !== "all" ? term(`owner.${search.soldBy}`) : "";
      case "transportationRadius":
        return t`${formatDistance(page, search.transportationRadius ?? 0)} to a stop`;
      case "showby":
        return capital((search.showby ?? []).map((kind) => term(`photo.${kind}`)).join(", "));
      case "agencyId":
      case "agencyParentId":
        return t`Chosen agency`;
      case "propertyId":
        return t`${plural(count(search.propertyId), { one: "# chosen home", other: "# chosen homes" })}`;
      case "polygon":
        return t`Drawn area`;
      case "propertyRadius":
        return t`Within ${formatDistance(page, search.propertyRadius ?? 0)}`;
      // Places are named where their names are fetched; the rest is no filter.
      default:
        return "";
    }
  };
}
