import type { SearchListingType } from "@hjem/domain/listing/enumerations";
import { usePage } from "@hjem/storefront/page";
import { useLingui } from "@lingui/react/macro";
import styles from "./listing-type-tabs.module.css";

/** Props of `ListingTypeTabs`. */
export interface ListingTypeTabsProps {
  value: SearchListingType;
  onChange: (value: SearchListingType) => void;
}

/** What one looks for: the region's kinds of listing as tabs. Native radios, so a form without JavaScript sends them. */
export function ListingTypeTabs({ value, onChange }: ListingTypeTabsProps) {
  const { t } = useLingui();
  const { region, term } = usePage();
  return (
    <fieldset className={styles.tabs}>
      <legend className={styles.legend}>{t`What are you looking for?`}</legend>
      {region.listingTabs.map((type) => (
        <label key={type} className={styles.tab}>
          <input
            type="radio"
            name="listingType"
            value={type}
            checked={type === value}
            onChange={() => onChange(type)}
          />
          {term(`listing.${type}`)}
        </label>
      ))}
    </fieldset>
  );
}
