import type { Draft } from "@hjem/domain/draft/draft";
import type { OfferedPackage, PaymentOfferResponse } from "@hjem/domain/draft/payment";
import { usePage } from "@hjem/storefront/page";
import layout from "@hjem/ui/layout.module.css";
import { Ledger, LedgerRow, LedgerSum } from "@hjem/ui/ledger";
import { Picture } from "@hjem/ui/picture";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import styles from "./payment.module.css";
import { usePaymentTexts } from "./use-payment-texts.ts";

/** Props of `PaymentSummary`. */
export interface PaymentSummaryProps {
  draft: Draft;
  offer: PaymentOfferResponse["data"];
  chosen: Pick<OfferedPackage, "days" | "price">;
}

/** The cover of a draft once it can be shown. */
const coverOf = ({ images: [first] }: Draft) =>
  first?.ratio && first.color ? { url: first.url, ratio: first.ratio, color: first.color } : null;

/** What is paid for, and how much: net amount, tax and total, to the cent. */
export function PaymentSummary({ draft, offer, chosen }: PaymentSummaryProps) {
  const { t } = useLingui();
  const { term } = usePage();
  const { price, rate } = usePaymentTexts();
  const { days, price: parts } = chosen;
  const { street } = draft.location;
  const cover = coverOf(draft);
  const kind = draft.listingType ? term(`listing.${draft.listingType}`) : "";
  return (
    <aside className={`${layout.panel} ${styles.summary}`} aria-label={t`Summary`}>
      <div className={styles.home}>
        {cover && (
          <span className={styles.cover}>
            <Picture source={cover} alt="" sizes="6rem" ratio="fill" />
          </span>
        )}
        <p>
          <span className={text.strong}>{street ?? draft.propertyDetail.title}</span>
          <br />
          <span className={`${text.small} ${text.secondary}`}>{kind}</span>
        </p>
      </div>
      <Ledger variant="aside">
        <LedgerRow label={t`Listing, ${days} days`}>{price(parts.net)}</LedgerRow>
        <LedgerRow label={`${offer.taxName} (${rate(parts.taxRate)})`}>
          {price(parts.tax)}
        </LedgerRow>
        <LedgerSum label={<Trans>Total</Trans>}>{price(parts.total)}</LedgerSum>
      </Ledger>
      {offer.seller && (
        <p className={`${text.xsmall} ${text.muted}`}>
          {offer.seller.name} · {offer.seller.number}
        </p>
      )}
    </aside>
  );
}
