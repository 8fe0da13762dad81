import type { DraftListingType } from "@hjem/domain/listing/listing-type";
import { usePage } from "@hjem/storefront/page";
import text from "@hjem/ui/text.module.css";
import { useLingui } from "@lingui/react/macro";
import styles from "./type-tab.module.css";

/** Props of `ListingTypeCard`. */
export interface ListingTypeCardProps {
  type: DraftListingType;
  isChosen: boolean;
  onChoose: () => void;
}

/** One of the six listing types, with a line about what it is for (LIST-026). */
export function ListingTypeCard({ type, isChosen, onChoose }: ListingTypeCardProps) {
  const { t } = useLingui();
  const { term } = usePage();
  const lines: Record<DraftListingType, string> = {
    residential_sale: t`A house, an apartment or another home to live in all year round.`,
    residential_rent: t`A home, a room or a garage that you rent out.`,
    leisure_sale: t`A holiday home that you sell.`,
    leisure_rent: t`A holiday home that you rent out.`,
    commercial_sale: t`Business premises that you sell.`,
    commercial_rent: t`Business premises that you lease out.`,
  };
  return (
    <label className={styles.card}>
      <input type="radio" name="listing-type" checked={isChosen} onChange={onChoose} />
      <b>{term(`listing.${type}`)}</b>
      <span className={`${text.small} ${text.secondary}`}>{lines[type]}</span>
    </label>
  );
}
