import type { SearchListingType } from "@hjem/domain/listing/enumerations";
import { acquisitionsOf, offerTerm } from "@hjem/domain/search/listing-kinds";
import type { OfferAcquisition } from "@hjem/domain/search/listing-type";
import { usePage } from "@hjem/storefront/page";
import { useLingui } from "@lingui/react/macro";
import styles from "./listing-type-tabs.module.css";

/** What one looks for. `acquisition` is asked for only where the kind of listing has both. */
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
          value={value}
          checked={value === props.value}
          onChange={() => props.onChange(value)}
        />
        {props.labelOf(value)}
      </label>
    ))}
  </fieldset>
);

/**
 * What one looks for: the region's kinds of listing as tabs, and for sale or for rent where a kind has both. Native radios,
 * so a form without JavaScript sends them. Who rents goes on renting from one tab to the next.
 */
export function ListingTypeTabs({ value, onChange }: ListingTypeTabsProps) {
  const { t } = useLingui();
  const { region, term } = usePage();
  const { listingType, acquisition = "buy" } = value;
  const offers = acquisitionsOf(listingType);
  const choose = (type: SearchListingType) => {
    const [side = "buy", ...more] = acquisitionsOf(type);
    const isRenting = (offers.length > 1 ? acquisition : offers[0]) === "rent";
    onChange({
      listingType: type,
      ...(more.length > 0 && { acquisition: isRenting ? "rent" : side }),
    });
  };
  return (
    <>
      <Radios
        legend={t`What are you looking for?`}
        name="listingType"
        values={region.listingTabs}
        labelOf={(type) => term(`listing.${type}`)}
        value={listingType}
        onChange={choose}
      />
      {offers.length > 1 && (
        <Radios
          legend={t`For sale or for rent`}
          name="acquisition"
          values={offers}
          labelOf={(side) => term(offerTerm({ listingType, acquisition: side }))}
          value={acquisition}
          onChange={(side) => onChange({ listingType, acquisition: side })}
        />
      )}
    </>
  );
}
