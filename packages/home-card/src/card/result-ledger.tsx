import {
  formatMonthly,
  formatPrice,
  formatPricePerArea,
  formatSharedCost,
} from "@hjem/domain/format/format-price";
import { resultPrice } from "@hjem/domain/format/result-price";
import { findClosing, isPriceShown } from "@hjem/domain/listing/price/shown-price";
import { localTermKey } from "@hjem/domain/local-term";
import { usePage } from "@hjem/storefront/page";
import { CardLine } from "@hjem/ui/card";
import { Ledger, LedgerRow } from "@hjem/ui/ledger";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLoanTerms } from "../loan/loan-terms.ts";
import { resultMonthlyCost } from "../loan/result-monthly-cost.ts";
import type { PropertyResultProps } from "./lazy-property-card.ts";
import { isParking } from "./result-facts.tsx";

/**
 * The costs of a result: the price first, then additional costs, then a line specific to the market (visual.md §6);
 * of a rental what a tenant asks first.
 */
export function ResultLedger({
  property,
  rental,
}: Pick<PropertyResultProps, "property" | "rental">) {
  const page = usePage();
  const { term } = page;
  const { t } = useLingui();
  const { label, figure, searchedAs, statement } = resultPrice(page, property);
  const { jointDebt, totalPrice, sharedCost, pricePerPrimary, price, offerType } = property;
  const home = { state: property.region, propertyTypes: property.propertyType };
  const isSale = offerType !== "rent";
  const { availability, priceHistory, priceMethod, askingPrice } = property;
  const isShown = isPriceShown({ priceMethod, hasAskingPrice: askingPrice !== null });
  // Costs calculated from the asking price do not apply to a home that was sold at another price (D54).
  const isPaidKnown = (findClosing(availability, priceHistory)?.price ?? null) !== null;
  const hasTotal = isSale && totalPrice !== null && totalPrice !== price && isShown && !isPaidKnown;
  const own = useLoanTerms();
  const monthly = resultMonthlyCost(property, page.region, own);
  const isProject = property.childPropertyId.length > 0;
  // A project shows the costs of its cheapest unit (D23), and its units differ in price per square metre.
  const sum = (lowest: string) => (isProject ? t`from ${lowest}` : lowest);
  return (
    <>
      <Ledger variant="row">
        <LedgerRow isLead label={label}>
          {figure}
        </LedgerRow>
        {searchedAs && <LedgerRow label={<Trans>In searches</Trans>}>{searchedAs}</LedgerRow>}
        {isSale && isPaidKnown && isShown && askingPrice !== null && (
          <LedgerRow isMinor label={term("price.askingPrice")}>
            {formatPrice(page, askingPrice)}
          </LedgerRow>
        )}
        {hasTotal && (
          <LedgerRow label={term("price.totalPrice")}>
            {sum(formatPrice(page, totalPrice))}
          </LedgerRow>
        )}
        {isSale && sharedCost !== null && sharedCost > 0 ? (
          <LedgerRow
            label={term(localTermKey(page.region, "price.sharedCost", home))}
            isMinor={monthly !== null}
          >
            {sum(formatSharedCost(page, sharedCost))}
          </LedgerRow>
        ) : (
          isSale &&
          pricePerPrimary !== null &&
          // Nobody compares parking spaces by the square metre.
          !isParking(property) &&
          !isProject &&
          isShown &&
          !isPaidKnown && (
            <LedgerRow label={term("price.perArea")} isMinor={monthly !== null}>
              {formatPricePerArea(page, pricePerPrimary)}
            </LedgerRow>
          )
        )}
        {rental?.map(([name, value], index) => (
          // A phone has room for two.
          <LedgerRow key={name} label={name} isMinor={index > 1}>
            {value}
          </LedgerRow>
        ))}
        {monthly !== null && (
          <LedgerRow label={own ? t`Your monthly cost` : t`Estimated monthly cost`} isMine>
            {sum(formatMonthly(page, monthly))}
          </LedgerRow>
        )}
        {/* Few homes have one: last, so that the others stand at one height on every card. */}
        {isSale && jointDebt !== null && jointDebt > 0 && term("price.jointDebt") && (
          <LedgerRow isMinor label={term("price.jointDebt")}>
            {sum(formatPrice(page, jointDebt))}
          </LedgerRow>
        )}
      </Ledger>
      {statement && <CardLine>{statement}</CardLine>}
    </>
  );
}
