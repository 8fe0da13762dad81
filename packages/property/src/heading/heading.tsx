import { daysSince, formatLongDay } from "@hjem/domain/format/format-date";
import { formatPrice } from "@hjem/domain/format/format-price";
import type { Listing } from "@hjem/domain/listing/listing";
import { usePage } from "@hjem/storefront/page";
import { PinIcon } from "@hjem/ui/icons";
import { Tag } from "@hjem/ui/tag";
import text from "@hjem/ui/text.module.css";
import { Plural, Trans } from "@lingui/react/macro";
import { isRental } from "../costs/cost-lines.ts";
import styles from "./heading.module.css";
import { isGone, priceDrop } from "./listing-state.ts";

function StateTag({ listing }: { listing: Listing }) {
  const { term } = usePage();
  const { status } = listing;
  if (status === "available") {
    const key = isRental(listing) ? "status.available_rent" : "status.available_sale";
    return <Tag tone="accent">{term(key)}</Tag>;
  }
  return <Tag tone={status === "future" ? "info" : "quiet"}>{term(`status.${status}`)}</Tag>;
}

function Age({ listing }: { listing: Listing }) {
  const { now, region } = usePage();
  const days = daysSince(listing.publishedAt, now, listing.address.timeZone);
  const { siteName } = region;
  return (
    <span className={`${text.xsmall} ${text.muted}`}>
      {days === 0 ? (
        <Trans>New today</Trans>
      ) : (
        <Plural value={days} one={`# day on ${siteName}`} other={`# days on ${siteName}`} />
      )}
    </span>
  );
}

/** What the home is called, what state it is in, where it stands. */
export function Heading({ listing }: { listing: Listing }) {
  const page = usePage();
  const drop = priceDrop(listing.priceHistory);
  const isOver = isGone(listing);
  return (
    <header className={styles.heading}>
      <div className={styles.tags}>
        {listing.isFirstOnMarket && !isOver && (
          <Tag tone="signal">{page.term("listing.first_on_market")}</Tag>
        )}
        <StateTag listing={listing} />
        {drop > 0 && !isOver && <Tag tone="success">−{formatPrice(page, drop)}</Tag>}
        {!isOver && <Age listing={listing} />}
        {isOver && listing.closedAt && (
          <span className={`${text.small} ${text.secondary}`}>
            {formatLongDay(page, listing.closedAt)}
          </span>
        )}
      </div>
      <h1>{listing.title}</h1>
      <p className={styles.address}>
        <PinIcon />
        {listing.address.fullAddress}
      </p>
    </header>
  );
}
