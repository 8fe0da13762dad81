import {
  formatPrice,
  formatPricePerArea,
  formatSharedCost,
} from "@hjem/domain/format/format-price";
import type { Property } from "@hjem/domain/listing/property";
import { Ledger, LedgerRow } from "@hjem/ui/ledger";
import { Trans } from "@lingui/react/macro";
import { usePage } from "../page/page-provider.tsx";
import { resultPrice } from "./result-price.ts";

/** The account of a result: the price leads, then what comes on top, then one line of the market's own (visual.md §6). */
export function ResultLedger({ property }: { property: Property }) {
  const page = usePage();
  const { term } = page;
  const { label, figure, searchedAs } = resultPrice(page, property);
  const { jointDebt, totalPrice, sharedCost, pricePerPrimary, price, offerType } = property;
  const isSale = offerType !== "rent";
  const hasTotal = isSale && totalPrice !== null && totalPrice !== price && searchedAs === "";
  return (
    <Ledger variant="row">
      <LedgerRow isLead label={label}>
        {figure}
      </LedgerRow>
      {searchedAs && <LedgerRow label={<Trans>In searches</Trans>}>{searchedAs}</LedgerRow>}
      {isSale && jointDebt !== null && jointDebt > 0 && term("price.jointDebt") && (
        <LedgerRow isMinor label={term("price.jointDebt")}>
          {formatPrice(page, jointDebt)}
        </LedgerRow>
      )}
      {hasTotal && (
        <LedgerRow label={term("price.totalPrice")}>{formatPrice(page, totalPrice)}</LedgerRow>
      )}
      {isSale && sharedCost !== null && sharedCost > 0 ? (
        <LedgerRow label={term("price.sharedCost")}>{formatSharedCost(page, sharedCost)}</LedgerRow>
      ) : (
        isSale &&
        pricePerPrimary !== null &&
        searchedAs === "" && (
          <LedgerRow label={term("price.perArea")}>
            {formatPricePerArea(page, pricePerPrimary)}
          </LedgerRow>
        )
      )}
    </Ledger>
  );
}
