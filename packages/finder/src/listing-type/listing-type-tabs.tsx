import type { SearchListingType, OfferAcquisition } from "@hjem/domain/listing/listing-type";
import { acquisitionsOf, offerTerm } from "@hjem/domain/search/listing-kinds";
import { usePage } from "@hjem/storefront/page";
import { useLingui } from "@lingui/react/macro";
import { startTransition, useOptimistic } from "react";
import styles from "./listing-type-tabs.module.css";

/** The selected listing type. `acquisition` is set only where the listing type has both. */
export interface ListingChoice {
  listingType: SearchListingType;
  acquisition?: OfferAcquisition;
}

/** Props of `ListingTypeTabs`. */
export interface ListingTypeTabsProps {
  value: ListingChoice;
  onChange: (value: ListingChoice) => void;
}

interface RadiosProps<Value extends string> {
  legend: string;
  name: string;
  values: readonly Value[];
  labelOf: (value: Value) => string;
  /** Whether a listing type has the second choice. */
  hasBoth?: (value: Value) => boolean;
  value: Value;
  onChange: (value: Value) => void;
}

const Radios = <Value extends string>(props: RadiosProps<Value>) => (
  <fieldset className={styles.tabs}>
    <legend className={styles.legend}>{props.legend}</legend>
    {props.values.map((value) => (
      <label key={value} className={styles.tab}>
        <input
          type="radio"
          name={props.name}
          data-both={props.hasBoth?.(value) || undefined}
          value={value}
          checked={value === props.value}
          onChange={() => props.onChange(value)}
        />
        {props.labelOf(value)}
      </label>
    ))}
  </fieldset>
);

const sideTerms = {
  buy: ["status.available_sale"],
  rent: ["status.available_rent", "status.available_lease"],
} as const;

/**
 * The region's listing types as tabs, and for sale or for rent where a type has both. Native radio buttons, so a form
 * without JavaScript submits them; there the second choice is always visible for the types that have it. Rent stays
 * selected when switching tabs.
 */
export function ListingTypeTabs({ value, onChange }: ListingTypeTabsProps) {
  const { t } = useLingui();
  const { region, term } = usePage();
  // The pressed tab is drawn at once, and what follows from it when a slow phone gets to it.
  const [shown, setShown] = useOptimistic(value);
  const { listingType, acquisition = "buy" } = shown;
  const change = (choice: ListingChoice) =>
    startTransition(() => {
      setShown(choice);
      onChange(choice);
    });
  const offers = acquisitionsOf(listingType);
  const choose = (type: SearchListingType) => {
    const [side = "buy", ...more] = acquisitionsOf(type);
    const isRenting = (offers.length > 1 ? acquisition : offers[0]) === "rent";
    change({
      listingType: type,
      ...(more.length > 0 && { acquisition: isRenting ? "rent" : side }),
    });
  };
  const sides = { legend: t`For sale or for rent`, name: "acquisition", value: acquisition };
  // One label for every type: commercial property is leased where homes are rented.
  const sideLabel = (side: OfferAcquisition) => [...new Set(sideTerms[side].map(term))].join(" / ");
  return (
    <>
      <Radios
        legend={t`What are you looking for?`}
        name="listingType"
        values={region.listingTabs}
        labelOf={(type) => term(`listing.${type}`)}
        hasBoth={(type) => acquisitionsOf(type).length > 1}
        value={listingType}
        onChange={choose}
      />
      {offers.length > 1 ? (
        <Radios
          {...sides}
          values={offers}
          labelOf={(side) => term(offerTerm({ listingType, acquisition: side }))}
          onChange={(side) => change({ listingType, acquisition: side })}
        />
      ) : (
        <noscript>
          <Radios
            {...sides}
            values={["buy", "rent"]}
            labelOf={sideLabel}
            onChange={() => undefined}
          />
        </noscript>
      )}
    </>
  );
}
