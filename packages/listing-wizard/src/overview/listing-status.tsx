import type { OwnListing } from "@hjem/domain/draft/draft";
import type { DraftStatus } from "@hjem/domain/draft/draft-rules";
import { DAY_MS, HOUR_MS } from "@hjem/domain/durations";
import { formatDay } from "@hjem/domain/format/format-date";
import { formatInstant } from "@hjem/domain/format/format-instant";
import { zoneOf } from "@hjem/domain/time/place-zone";
import { dayIn } from "@hjem/domain/time/zone";
import { browserZone } from "@hjem/storefront/browser-zone";
import { usePage } from "@hjem/storefront/page";
import { Tag, type TagProps } from "@hjem/ui/tag";
import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "./overview.module.css";

const tones: Readonly<Record<DraftStatus, NonNullable<TagProps["tone"]>>> = {
  draft: "quiet",
  awaiting_payment: "info",
  in_review: "info",
  rejected: "danger",
  live: "accent",
  inactive: "quiet",
  expired: "warning",
  sold: "quiet",
  leased: "quiet",
};

function StatusName({ status }: { status: DraftStatus }) {
  const names: Readonly<Record<DraftStatus, ReactNode>> = {
    draft: <Trans>Draft</Trans>,
    awaiting_payment: <Trans>Awaiting payment</Trans>,
    in_review: <Trans>In review</Trans>,
    rejected: <Trans>Not approved</Trans>,
    live: <Trans>Active</Trans>,
    inactive: <Trans>Not shown</Trans>,
    expired: <Trans>Expired</Trans>,
    sold: <Trans>Sold</Trans>,
    leased: <Trans>Leased</Trans>,
  };
  return names[status];
}

/** Days until an instant, never negative. A page that was opened before a publication is not a day ahead. */
const daysUntil = (instant: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(instant) - now - HOUR_MS) / DAY_MS));

function StatusDate({ listing }: { listing: OwnListing }) {
  const page = usePage();
  const { status, changedAt, expiresAt, review, closed, location } = listing;
  const zone = zoneOf(page.region, location.region ?? undefined);
  const dayOf = (instant: string) => formatDay(page, dayIn(Date.parse(instant), zone));
  if (closed) return formatDay(page, closed.date);
  if (status === "live" && expiresAt !== null) {
    return <Plural value={daysUntil(expiresAt, page.now)} one="# day left" other="# days left" />;
  }
  if (status === "expired" && expiresAt !== null) {
    const day = dayOf(expiresAt);
    return <Trans>Expired {day}</Trans>;
  }
  if ((status === "in_review" || status === "rejected") && review !== null) {
    return dayOf(review.at);
  }
  const saved = formatInstant(page, Date.parse(changedAt), browserZone());
  return <Trans>Saved {saved}</Trans>;
}

/** Status of a listing with its date. */
export function ListingStatus({ listing }: { listing: OwnListing }) {
  return (
    <p className={styles.status}>
      <Tag tone={tones[listing.status]}>
        <StatusName status={listing.status} />
      </Tag>
      <span>
        <StatusDate listing={listing} />
      </span>
    </p>
  );
}
