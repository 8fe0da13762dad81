import { formatInstant } from "@hjem/domain/format/format-instant";
import { formatArea } from "@hjem/domain/format/format-measure";
import { formatPrice } from "@hjem/domain/format/format-price";
import type { CaseListing } from "@hjem/domain/moderation/moderation-case";
import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import { Checkbox } from "@hjem/ui/checkbox";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import styles from "./moderation.module.css";

interface Row {
  label: string;
  values: readonly (string | null)[];
  /** Whether a version of the listing states it too. */
  isOfVersion: boolean;
}

/** What is known of listings, each a column. */
export function useCaseRows(listings: readonly CaseListing[]): Row[] {
  const { t } = useLingui();
  const page = usePage();
  const instant = (at: string) =>
    formatInstant(page, Date.parse(at), page.region.timeZones.default);
  const ofVersion: [string, (listing: CaseListing) => string | null][] = [
    [t`Address`, ({ address }) => address],
    [t`Title`, ({ title }) => title],
    [t`Price`, ({ price }) => (price === null ? null : formatPrice(page, price))],
    [t`Area`, ({ area }) => (area === null ? null : formatArea(page, area))],
    [t`Year built`, ({ yearBuilt }) => (yearBuilt === null ? null : String(yearBuilt))],
  ];
  const beside: typeof ofVersion = [
    [t`Land number`, ({ landNumber }) => landNumber],
    [t`Advertiser`, ({ advertiser }) => advertiser.name],
    [t`Email`, ({ advertiser }) => advertiser.email],
    [t`Started`, ({ createdAt }) => instant(createdAt)],
  ];
  return [...ofVersion, ...beside]
    .map(([label, of], index) => ({
      label,
      values: listings.map(of),
      isOfVersion: index < ofVersion.length,
    }))
    .filter(({ values }) => values.some((value) => value !== null));
}

function Cover({ listing, label }: { listing: CaseListing; label: string }) {
  const { cover, propertyId, agencyId } = listing;
  return (
    <>
      {cover && <img className={styles.cover} src={cover.url} alt="" loading="lazy" />}
      {propertyId === null ? (
        label
      ) : (
        <Link href={paths.property.to(agencyId, propertyId)} className={text.linkAlone}>
          {label}
        </Link>
      )}
    </>
  );
}

/** A listing, beside the one that it resembles: rows that differ are tinted, and can be shown alone. */
export function Comparison({
  listing,
  other,
}: {
  listing: CaseListing;
  other: CaseListing | null;
}) {
  const { t } = useLingui();
  const [isDifferingOnly, setDifferingOnly] = useState(false);
  const rows = useCaseRows(other ? [listing, other] : [listing]);
  const differs = ({ values }: Row) => new Set(values).size > 1;
  return (
    <section className={styles.part}>
      <div className={styles.partHead}>
        <h3>{other ? <Trans>Comparison</Trans> : <Trans>The listing</Trans>}</h3>
        {other && (
          <Checkbox
            label={t`Show differences only`}
            checked={isDifferingOnly}
            onChange={(event) => setDifferingOnly(event.currentTarget.checked)}
          />
        )}
      </div>
      <table className={styles.comparison}>
        <thead>
          <tr>
            <th scope="col">
              <span className={text.visuallyHidden}>{t`Fact`}</span>
            </th>
            <th scope="col">
              <Cover listing={listing} label={t`This listing`} />
            </th>
            {other && (
              <th scope="col">
                <Cover
                  listing={other}
                  label={other.propertyId === null ? t`Another draft` : t`Another listing`}
                />
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter((row) => !isDifferingOnly || differs(row))
            .map((row) => (
              <tr key={row.label} data-differs={differs(row) || undefined}>
                <th scope="row">{row.label}</th>
                <td>{row.values[0] ?? "–"}</td>
                {other && <td>{row.values[1] ?? "–"}</td>}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
