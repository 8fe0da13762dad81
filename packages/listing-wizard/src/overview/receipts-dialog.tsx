import { paymentsApi, useListReceiptsQuery } from "@hjem/api-client/endpoints/payments";
import type { OwnListing } from "@hjem/domain/draft/draft";
import type { Receipt } from "@hjem/domain/draft/payment";
import { formatDay } from "@hjem/domain/format/format-date";
import { formatMinorPrice } from "@hjem/domain/format/format-minor-price";
import { zoneOf } from "@hjem/domain/time/place-zone";
import { dayIn } from "@hjem/domain/time/zone";
import { usePage } from "@hjem/storefront/page";
import { toasts } from "@hjem/storefront/toasts";
import { Button } from "@hjem/ui/button";
import { Dialog } from "@hjem/ui/dialog";
import { Skeleton } from "@hjem/ui/skeleton";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import styles from "./overview.module.css";
import { savePdf } from "./save-pdf.ts";
import { useErrorText } from "./use-error-text.ts";

/** Props of `ReceiptsDialog`. */
export interface ReceiptsDialogProps {
  listing: Pick<OwnListing, "id">;
  onClose: () => void;
}

function ReceiptLine({
  listing,
  receipt,
}: Pick<ReceiptsDialogProps, "listing"> & { receipt: Receipt }) {
  const page = usePage();
  const errorText = useErrorText();
  const [isLoading, setLoading] = useState(false);
  const { number, kind, at, total } = receipt;
  const download = async () => {
    setLoading(true);
    const { data, error } = await page.store.dispatch(
      paymentsApi.endpoints.getReceiptFile.initiate(
        { id: listing.id, number },
        { subscribe: false, forceRefetch: true },
      ),
    );
    setLoading(false);
    if (data) savePdf(data.name, data.pdf);
    else toasts.show({ tone: "error", message: errorText(error) });
  };
  const day = formatDay(page, dayIn(Date.parse(at), zoneOf(page.region)));
  return (
    <li className={styles.receipt}>
      <div>
        <Button size="s" isBusy={isLoading} onClick={() => void download()}>
          {kind === "receipt" ? (
            <Trans>Receipt {number} (PDF)</Trans>
          ) : (
            <Trans>Credit note {number} (PDF)</Trans>
          )}
        </Button>
      </div>
      <span className={`${text.small} ${text.secondary}`}>{day}</span>
      <span>{formatMinorPrice(page, total)}</span>
    </li>
  );
}

function ReceiptList({ listing }: Pick<ReceiptsDialogProps, "listing">) {
  const { data, isError } = useListReceiptsQuery(listing.id);
  if (isError && !data) {
    return (
      <p role="alert">
        <Trans>The receipts could not be loaded. Try again later.</Trans>
      </p>
    );
  }
  if (!data) return <Skeleton />;
  return (
    <ul className={styles.receipts}>
      {data.map((receipt) => (
        <ReceiptLine key={receipt.number} listing={listing} receipt={receipt} />
      ))}
    </ul>
  );
}

/** The receipts of a listing's payments, each as a PDF to download (D97). */
export function ReceiptsDialog({ listing, onClose }: ReceiptsDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={<Trans>Receipts</Trans>}>
      <ReceiptList listing={listing} />
    </Dialog>
  );
}
