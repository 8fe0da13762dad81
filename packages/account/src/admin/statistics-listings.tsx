import { formatNumber } from "@hjem/domain/format/format-number";
import type { StatisticsListing } from "@hjem/domain/moderation/statistics";
import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import lists from "./admin-lists.module.css";
import styles from "./statistics.module.css";

const Name = ({ propertyId, title, address }: StatisticsListing) => (
  <span className={lists.words}>
    <Link href={paths.adminListings.to(propertyId)} className={text.linkAlone}>
      {title ?? propertyId}
    </Link>
    <span className={text.secondary}>
      {title === null ? <Trans>No longer stored</Trans> : address}
    </span>
  </span>
);

/** Views and contact clicks of listings, each with a link to its record. */
export function StatisticsListings({ listings }: { listings: readonly StatisticsListing[] }) {
  const page = usePage();
  if (listings.length === 0) {
    return (
      <p className={text.secondary}>
        <Trans>No listing was viewed on these days.</Trans>
      </p>
    );
  }
  return (
    <table className={styles.table}>
      <caption className={text.h3}>
        <Trans>By listing</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Listing</Trans>
          </th>
          <th scope="col">
            <Trans>Page views</Trans>
          </th>
          <th scope="col">
            <Trans>Contact clicks</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {listings.map((listing) => (
          <tr key={listing.propertyId}>
            <th scope="row">
              <Name {...listing} />
            </th>
            <td>{formatNumber(page, listing.views)}</td>
            <td>{formatNumber(page, listing.contacts)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
