import { usePage } from "@hjem/storefront/page";
import { LinkButton } from "@hjem/ui/button";
import { TextField } from "@hjem/ui/text-field";
import { Trans, useLingui } from "@lingui/react/macro";
import type { FilterBarModel } from "./bar-model.ts";
import { FilterDropdown } from "./filter-dropdown.tsx";
import styles from "./filters.module.css";

type Price = FilterBarModel["price"];

function PriceFields({ min, max, swapHref }: Pick<Price, "min" | "max" | "swapHref">) {
  const { currency } = usePage().region;
  const { t } = useLingui();
  const field = {
    inputMode: "numeric",
    autoComplete: "off",
    size: "m",
    unit: currency.symbol,
    unitPosition: currency.position,
  } as const;
  return (
    <>
      <div className={styles.ends}>
        <TextField {...field} name="priceMin" label={t`From`} defaultValue={min} />
        <TextField
          {...field}
          name="priceMax"
          label={t`To`}
          defaultValue={max}
          error={swapHref && <Trans>Must be at least the “From” value.</Trans>}
        />
      </div>
      {swapHref && (
        <LinkButton href={swapHref} size="s" keepsScroll>
          <Trans>Swap</Trans>
        </LinkButton>
      )}
    </>
  );
}

/** Fields for minimum and maximum price; a reversed range can be swapped with one click. */
export function PriceFilter({ name, chosen, href, ...range }: Price & { href: string }) {
  const { min, max } = range;
  return (
    <FilterDropdown
      name={name}
      chosen={chosen}
      href={href}
      fields={[
        ["priceMin", min],
        ["priceMax", max],
      ]}
    >
      <PriceFields {...range} />
    </FilterDropdown>
  );
}
