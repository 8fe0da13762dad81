import type { OwnListing } from "@hjem/domain/draft/draft";
import { formatPrice, formatRent } from "@hjem/domain/format/format-price";
import { formatAddress } from "@hjem/domain/place/format-address";
import { usePage } from "@hjem/storefront/page";
import { ImageIcon } from "@hjem/ui/detail-icons";
import { Picture } from "@hjem/ui/picture";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef } from "react";
import { useReviewSentence } from "../model/use-review-sentence.ts";
import { Figures } from "./figures.tsx";
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
  const reviewed = useReviewSentence(review);
  if (status === "draft") {
    return missingFields(listing).length === 0 ? (
      <Trans>Everything is filled in. Look at the preview, and publish the listing.</Trans>
    ) : null;
  }
  if (status === "awaiting_payment") {
    return <Trans>The listing is published when it has been paid for.</Trans>;
  }
  if (status === "in_review" || status === "rejected") {
    if (reviewed) return reviewed;
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

/** One's own listing: status, what to do next, and what can be done with it (visual §20). */
export function ListingRow({ listing, isPrimary, hrefAfterDeletion }: ListingRowProps) {
  const { t } = useLingui();
  const page = usePage();
  const titleId = useId();
  const acts = useListingActs(listing, hrefAfterDeletion);
  const { status, title, location, price, listingType, enquiries } = listing;
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStatus = useRef(status);
  useEffect(() => {
    if (shownStatus.current === status) return;
    shownStatus.current = status;
    // The button that was pressed is gone with the former status, and the focus with it.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [status]);
  const isDraft = status === "draft";
  const isRent = listingType?.endsWith("_rent") ?? false;
  const address = formatAddress(location, page.region);
  const amount =
    price === null
      ? ""
      : isRent && listingType
        ? formatRent(page, price, listingType)
        : formatPrice(page, price);
  const name = title ?? (address || t`Untitled draft`);
  const note = <Note listing={listing} />;
  return (
    <li className={styles.row} aria-labelledby={titleId}>
      <div className={styles.cover}>
        <Cover cover={listing.cover} />
      </div>
      <div className={styles.title}>
        <ListingStatus listing={listing} />
        <h2 ref={heading} id={titleId} tabIndex={-1} className={text.h3}>
          {name}
        </h2>
        <p className={`${text.small} ${text.secondary}`}>
          {[title === null ? "" : address, amount].filter(Boolean).join("\u00a0· ")}
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
          title={name}
          titleId={titleId}
        />
      </div>
    </li>
  );
}
