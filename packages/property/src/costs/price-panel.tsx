import { primaryArea } from "@hjem/domain/listing/areas";
import { sumRange } from "@hjem/domain/costs/money-range";
import { pricePerArea } from "@hjem/domain/costs/price-per-area";
import { formatPricePerArea, formatSharedCost } from "@hjem/domain/format/format-price";
import type { Listing } from "@hjem/domain/listing/listing";
import { usePage } from "@hjem/storefront/page";
import { Ledger, LedgerRow } from "@hjem/ui/ledger";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { isRental, listingCosts } from "./cost-lines.ts";
import { leadPrice } from "./lead-price.ts";
import { moneyText } from "./money-text.ts";

/** The price at the side: it leads, then the sum, the price per square metre and the shared costs. */
export function PricePanel({ listing }: { listing: Listing }) {
  const page = usePage();
  const { term } = page;
  const { prices, details } = listing;
  const { label, figure, searchedAs } = leadPrice(page, listing);
  const { total } = listingCosts(listing);
  const asked = sumRange(prices.askingPrice ?? prices.price);
  const isLet = isRental(listing);
  const perArea = isLet || searchedAs ? null : pricePerArea(asked?.min, primaryArea(details));
  const shared = sumRange(prices.sharedCost);
  const deposit = isLet ? moneyText(page, prices.deposit) : "";
  return (
    <div>
      <Ledger variant="aside">
        <LedgerRow label={label} isLead>
          {figure}
        </LedgerRow>
        {total && <LedgerRow label={term(total.term)}>{moneyText(page, total.sum)}</LedgerRow>}
        {perArea !== null && term("price.perArea") && (
          <LedgerRow label={term("price.perArea")}>{formatPricePerArea(page, perArea)}</LedgerRow>
        )}
        {deposit && <LedgerRow label={term("price.deposit")}>{deposit}</LedgerRow>}
        {shared && term("price.sharedCost") && (
          <LedgerRow label={term("price.sharedCost")}>
            {formatSharedCost(page, shared.min)}
          </LedgerRow>
        )}
      </Ledger>
      {searchedAs && (
        <p className={`${text.xsmall} ${text.muted}`}>
          <Trans>Appears in searches {searchedAs}</Trans>
        </p>
      )}
    </div>
  );
}
