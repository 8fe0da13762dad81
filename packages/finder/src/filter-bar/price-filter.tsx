import { rangeText } from "../active-filters/range-text.ts";
import { useRangeWords } from "../active-filters/use-filter-labels.ts";
import { formatNumber } from "@hjem/domain/format/format-number";
import { formatShortPrice, formatShortPriceRange } from "@hjem/domain/format/format-price";
import { swapRange } from "@hjem/domain/search/min-max-pairs";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import { usePage } from "@hjem/storefront/page";
import { LinkButton } from "@hjem/ui/button";
import { Dropdown } from "@hjem/ui/dropdown";
import { TextField } from "@hjem/ui/text-field";
import { Trans, useLingui } from "@lingui/react/macro";
import { listHref } from "../search/list-search.ts";
import styles from "./filters.module.css";

/** Lowest and highest price, typed; ends that stand the wrong way round can be changed over with one press. */
export function PriceFilter({ search }: { search: ParsedSearch }) {
  const page = usePage();
  const { t } = useLingui();
  const words = useRangeWords();
  const { request, extras, reversed } = search;
  const { priceMin, priceMax } = request;
  const chosen = rangeText(
    words,
    priceMin,
    priceMax,
    (sum) => formatShortPrice(page, sum),
    (min, max) => formatShortPriceRange(page, min, max),
  );
  const isReversed = reversed.includes("price");
  const end = (value: number | undefined) => (value === undefined ? "" : formatNumber(page, value));
  const field = {
    type: "text",
    inputMode: "numeric",
    autoComplete: "off",
    size: "m",
    unit: page.region.currency.symbol,
  } as const;
  return (
    <Dropdown label={chosen || t`Price`} isChosen={chosen !== ""} name="filter">
      <div className={styles.ends}>
        <TextField {...field} name="priceMin" label={t`From`} defaultValue={end(priceMin)} />
        <TextField
          {...field}
          name="priceMax"
          label={t`To`}
          defaultValue={end(priceMax)}
          error={isReversed && <Trans>Must not be lower than “From”.</Trans>}
        />
      </div>
      {isReversed && (
        <LinkButton href={listHref(swapRange(request, "price"), extras)} size="s" keepsScroll>
          <Trans>Swap them</Trans>
        </LinkButton>
      )}
    </Dropdown>
  );
}
