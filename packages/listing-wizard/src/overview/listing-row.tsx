import type { OwnListing } from "@hjem/domain/draft/draft";
import { formatNumber } from "@hjem/domain/format/format-number";
import { formatPrice, formatRent } from "@hjem/domain/format/format-price";
import { formatAddress } from "@hjem/domain/place/format-address";
import { zoneOf } from "@hjem/domain/time/zone";
import { usePage } from "@hjem/storefront/page";
import { ImageIcon } from "@hjem/ui/detail-icons";
import { Picture } from "@hjem/ui/picture";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { useId, useState } from "react";
import { Enquiries } from "./enquiries.tsx";
import { ListingActs } from "./listing-acts.tsx";
import { ListingStatus } from "./listing-status.tsx";
import { MissingParts } from "./missing-parts.tsx";
import { missingFields } from "./next-step.ts";
import styles from "./overview.module.css";
import { useListingActs } from "./use-listing-acts.ts";

/** Props of `ListingRow`. */
export interface ListingRowProps {
  listing: OwnListing;
  /** The view's only primary action. */
  isPrimary: boolean;
  /** Where its page is empty once it is deleted; null where others are left. */
  hrefAfterDeletion: string | null;
}

function Cover({ cover }: Pick<OwnListing, "cover">) {
  if (!cover || cover.ratio === null || cover.color === null) {
    return (
      <span className={styles.noCover} aria-hidden="true">
        <ImageIcon />
      </span>
    );
  }
  const { url, ratio, color } = cover;
  return <Picture source={{ url, ratio, color }} alt="" sizes="200px" />;
}

/** What an owner should know about a listing in its status, in a sentence or two. */
function Note({ listing }: { listing: OwnListing }) {
  const { status, review, hasUnpublishedChanges } = listing;
  if (status === "draft") {
    return missingFields(listing).length === 0 ? (
      <Trans>Everything is filled in. Look at the preview, and publish the listing.</Trans>
    ) : null;
  }
  if (status === "awaiting_payment") {
    return <Trans>The listing is published when it has been paid for.</Trans>;
  }
  if (status === "in_review" || status === "rejected") {
    if (review?.reason) return review.reason;
    return <Trans>We check the listing before it is shown.</Trans>;
  }
  if (status === "expired") {
    return (
      <Trans>
        The listing is no longer shown. Renew it to show it again; favourites, history and address
        stay.
      </Trans>
    );
  }
  if (status === "inactive") {
    return <Trans>You have taken the listing off the market. Nobody else can find it.</Trans>;
  }
  if (status === "live" && hasUnpublishedChanges) {
    return <Trans>You have changes that are not published yet.</Trans>;
  }
  return null;
}

function Figures({ listing: { favorites, enquiries } }: { listing: OwnListing }) {
  const page = usePage();
  const unanswered = formatNumber(page, enquiries.unanswered);
  return (
    <dl className={styles.figures}>
      <div>
        <dt>
          <Trans>Favourites</Trans>
        </dt>
        <dd>{favorites === null ? <Trans>Fewer than 10</Trans> : formatNumber(page, favorites)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Enquiries</Trans>
        </dt>
        <dd>
          {formatNumber(page, enquiries.total)}
          {enquiries.unanswered > 0 && (
            <span className={styles.fresh}>
              <Trans>{unanswered} unanswered</Trans>
            </span>
          )}
        </dd>
      </div>
    </dl>
  );
}

/** One's own listing: status, what to do next, and what can be done with it (visual §20). */
export function ListingRow({ listing, isPrimary, hrefAfterDeletion }: ListingRowProps) {
  const page = usePage();
  const titleId = useId();
  const [areEnquiriesShown, setEnquiriesShown] = useState(false);
  const acts = useListingActs(listing, hrefAfterDeletion);
  const { status, title, location, price, listingType, enquiries } = listing;
  const isDraft = status === "draft";
  const isRent = listingType?.endsWith("_rent") ?? false;
  const address = formatAddress(location, page.region);
  const amount = price === null ? "" : isRent ? formatRent(page, price) : formatPrice(page, price);
  const note = <Note listing={listing} />;
  return (
    <li className={styles.row} aria-labelledby={titleId}>
      <div className={styles.cover}>
        <Cover cover={listing.cover} />
      </div>
      <div className={styles.title}>
        <ListingStatus listing={listing} />
        <h2 id={titleId} className={text.h3}>
          {title ?? (address || <Trans>Untitled draft</Trans>)}
        </h2>
        <p className={`${text.small} ${text.secondary}`}>
          {[title === null ? "" : address, amount].filter(Boolean).join(" · ")}
        </p>
      </div>
      <div className={styles.body}>
        {isDraft && missingFields(listing).length > 0 && <MissingParts listing={listing} />}
        <p className={`${styles.note} ${text.small} ${text.secondary}`}>{note}</p>
        {(status === "live" || enquiries.total > 0) && <Figures listing={listing} />}
        <ListingActs
          listing={listing}
          acts={acts}
          isPrimary={isPrimary}
          titleId={titleId}
          areEnquiriesShown={areEnquiriesShown}
          onToggleEnquiries={() => setEnquiriesShown(!areEnquiriesShown)}
        />
        {areEnquiriesShown && (
          <Enquiries
            listingId={listing.id}
            timeZone={zoneOf(page.region, location.region ?? undefined)}
          />
        )}
      </div>
    </li>
  );
}
