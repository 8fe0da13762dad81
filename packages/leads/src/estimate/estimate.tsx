import type { Estimate } from "@hjem/domain/lead/valuation";
import { ESTIMATE_NEAR_KM } from "@hjem/domain/limits";
import { isRental } from "@hjem/domain/listing/availability";
import { usePage } from "@hjem/storefront/page";
import { Button } from "@hjem/ui/button";
import { Ledger, LedgerRow, LedgerSum } from "@hjem/ui/ledger";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { FormFrame } from "../form/form-frame.tsx";
import { ErrorNotice } from "../form/form-response.tsx";
import { useLeadForm } from "../form/use-lead-form.ts";
import type { ListingEnquiries, ListingEstimate } from "../model/listing-enquiries.ts";
import { type ComparableView, type EstimateFigures, buildEstimateView } from "./estimate-view.ts";
import styles from "./estimate.module.css";

/** Why there is no estimate. */
function NoEstimate({ reason }: Pick<Extract<Estimate, { kind: "cannot_tell" }>, "reason">) {
  switch (reason) {
    case "no_area":
      return <Trans>We can't give an estimate. The listing does not state the area.</Trans>;
    case "too_few":
      return (
        <Trans>
          We can't give an estimate. Too few similar homes have been advertised in the area.
        </Trans>
      );
    case "price_withheld":
      return <Trans>We can't give an estimate. No price guide may be given for this home.</Trans>;
    default:
      return <Trans>We can't give an estimate. The prices of similar homes vary too much.</Trans>;
  }
}

/** Number of homes that the estimate is based on, and how far away they are. */
function Basis({
  estimate: { comparables, reach },
  place,
  region,
}: Pick<ListingEstimate, "place" | "region"> & {
  estimate: Extract<Estimate, { kind: "estimate" }>;
}) {
  const { t } = useLingui();
  const homes = comparables.length;
  if (reach === "place") {
    return t`${plural(homes, { one: `Calculated from # similar home in and around ${place}.`, other: `Calculated from # similar homes in and around ${place}.` })}`;
  }
  if (reach === "near") {
    return t`${plural(homes, { one: `Calculated from # similar home within ${ESTIMATE_NEAR_KM} km. There are too few in ${place} alone.`, other: `Calculated from # similar homes within ${ESTIMATE_NEAR_KM} km. There are too few in ${place} alone.` })}`;
  }
  return t`${plural(homes, { one: `Calculated from # similar home in ${region}. There are too few nearby, so the estimate is rough.`, other: `Calculated from # similar homes in ${region}. There are too few nearby, so the estimate is rough.` })}`;
}

function Figures({ median, spread, perArea, jointDebt }: EstimateFigures) {
  return (
    <Ledger>
      {perArea && <LedgerRow label={<Trans>Median price per m²</Trans>}>{perArea}</LedgerRow>}
      {jointDebt && <LedgerRow label={<Trans>Less shared debt</Trans>}>{jointDebt}</LedgerRow>}
      <LedgerRow label={<Trans>Range (middle 50%)</Trans>}>{spread}</LedgerRow>
      <LedgerSum label={<Trans>Estimate</Trans>}>{median}</LedgerSum>
    </Ledger>
  );
}

function Comparables({ homes }: { homes: readonly ComparableView[] }) {
  if (homes.length === 0) return null;
  return (
    <div>
      <h3 className={styles.title}>
        <Trans>Comparable homes</Trans>
      </h3>
      <ul>
        {homes.map(({ href, address, facts, price }) => (
          <li key={href} className={styles.home}>
            <span>
              <Link href={href} className={text.link}>
                {address}
              </Link>
              <span className={styles.facts}>{facts}</span>
            </span>
            <span className={styles.price}>{price}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Props of `EstimateForm`. */
export interface EstimateFormProps
  extends Pick<ListingEnquiries, "propertyId" | "address">, ListingEstimate {}

/** Estimated price of a home, explained by the homes it is based on, or a message that there is none (LEAD-006). */
export function EstimateForm({
  listingType,
  place,
  region,
  propertyId,
  address,
}: EstimateFormProps) {
  const page = usePage();
  const isRent = isRental({ listingType });
  const form = useLeadForm(propertyId, ["estimate"]);
  const { response } = form;
  const estimate = response?.kind === "taken" ? response.estimate : null;
  const view = estimate && buildEstimateView(page, estimate, listingType);
  return (
    <>
      <p className={text.prose}>
        {isRent ? (
          <Trans>
            Based on advertised rents. The estimate is the rent per square metre of similar homes
            multiplied by the area of this one.
          </Trans>
        ) : (
          <Trans>
            Based on asking prices, not sale prices. The estimate is the price per square metre of
            similar homes multiplied by the area of this one.
          </Trans>
        )}
      </p>
      {!view && (
        <FormFrame kind="estimate" address={address} form={form}>
          <input type="hidden" name="ask" value="estimate" />
          <ErrorNotice response={response} />
          <Button type="submit" isBusy={form.isSending} className={styles.show}>
            <Trans>Show estimate</Trans>
          </Button>
        </FormFrame>
      )}
      <div role="status">
        {view?.figures && <Figures {...view.figures} />}
        {estimate?.kind === "estimate" && (
          <p className={text.small}>
            <Basis estimate={estimate} place={place} region={region} />
          </p>
        )}
        {estimate?.kind === "cannot_tell" && (
          <p className={text.strong}>
            <NoEstimate reason={estimate.reason} />
          </p>
        )}
        {view && <Comparables homes={view.comparables} />}
      </div>
    </>
  );
}
