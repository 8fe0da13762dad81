import { EXPIRY_WARNING_DAYS } from "@hjem/domain/draft/draft-rules";
import type { OfferedPackage } from "@hjem/domain/draft/payment";
import text from "@hjem/ui/text.module.css";
import { Plural, Trans } from "@lingui/react/macro";
import { useId } from "react";
import styles from "./payment.module.css";
import { usePaymentTexts } from "./use-payment-texts.ts";

/** Props of `PackageChoice`. */
export interface PackageChoiceProps {
  packages: readonly OfferedPackage[];
  /** Key of the chosen one. */
  chosen: string;
  onChoose: (key: string) => void;
}

/** The packages of a listing as radio buttons, each with its days and price. */
export function PackageChoice({ packages, chosen, onChoose }: PackageChoiceProps) {
  const id = useId();
  const { price } = usePaymentTexts();
  const [warningDays] = EXPIRY_WARNING_DAYS;
  return (
    <fieldset className={styles.packages}>
      <legend className={text.h3}>
        <Trans>Choose a package</Trans>
      </legend>
      {packages.map(({ key, days, price: { total } }) => (
        <label key={key} className={styles.package} data-chosen={key === chosen || undefined}>
          <input
            type="radio"
            name="package"
            value={key}
            checked={key === chosen}
            onChange={() => onChoose(key)}
            className={styles.radio}
            aria-labelledby={`${id}-${key}-name ${id}-${key}-price`}
            aria-describedby={`${id}-${key}`}
          />
          <span id={`${id}-${key}-name`} className={styles.packageName}>
            <Plural value={days} one="# day" other="# days" />
          </span>
          <span id={`${id}-${key}-price`} className={styles.packagePrice}>
            {price(total)}
          </span>
          <span id={`${id}-${key}`} className={styles.packageText}>
            <Trans>
              In search, on the map and in alerts. You can change the listing as often as you like.
              We email you {warningDays} days before it ends.
            </Trans>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
