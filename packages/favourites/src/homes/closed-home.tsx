import { formatLongDay } from "@hjem/domain/format/format-date";
import { formatArea } from "@hjem/domain/format/format-measure";
import { resultPrice } from "@hjem/domain/format/result-price";
import { findClosing } from "@hjem/domain/listing/price/shown-price";
import type { Property } from "@hjem/domain/listing/property";
import { paths } from "@hjem/domain/paths";
import type { Collection, SavedHome } from "@hjem/domain/saved/collection";
import { dayIn } from "@hjem/domain/time/zone";
import { propertyHref } from "@hjem/home-card/result-photos";
import { usePage } from "@hjem/storefront/page";
import { LinkButton } from "@hjem/ui/button";
import { Link } from "@hjem/ui/link";
import { Picture } from "@hjem/ui/picture";
import { HomeIcon } from "@hjem/ui/result-icons";
import { Tag } from "@hjem/ui/tag";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { RemoveHome } from "./home-menu.tsx";
import styles from "./homes.module.css";

/** A search for what is on the market in the same place, of the same kind. */
function similarHref({ listingType, suburb }: Pick<Property, "listingType" | "suburb">): string {
  const [kind = "", offer] = listingType.split("_");
  const isRent = offer === "rent";
  const query = new URLSearchParams(
    kind === "residential"
      ? { listingType: isRent ? "rent" : "buy" }
      : { listingType: kind, acquisition: isRent ? "rent" : "buy" },
  );
  query.set("search", suburb);
  return `${paths.list.to()}?${query.toString()}`;
}

/** A home that is no longer for sale or rent: its last facts, without verdict controls (visual.md §18, D65). */
export function ClosedHome({ collection, home }: { collection: Collection; home: SavedHome }) {
  const page = usePage();
  const { t } = useLingui();
  const { property, isGone, changes } = home;
  const { availability, address } = property;
  const [picture] = property.images;
  const { label, figure } = resultPrice(page, property);
  const area = property.infoSection.interiorArea ?? property.usageArea ?? property.floorArea;
  const closing = findClosing(availability, property.priceHistory)?.date;
  const closed = changes.find(({ change }) => change.what === "status")?.at;
  const day = closing ?? (closed && dayIn(Date.parse(closed), property.timeZone));
  return (
    <li className={styles.closed}>
      <div className={styles.closedPhoto}>
        {picture && !isGone ? (
          <Picture source={picture} alt="" sizes="7rem" ratio="fill" />
        ) : (
          <HomeIcon size="l" />
        )}
      </div>
      <div className={styles.closedWords}>
        <p className={styles.closedState}>
          <Tag tone="quiet">
            {isGone ? <Trans>Listing deleted</Trans> : page.term(`status.${availability}`)}
          </Tag>
          {day && <span className={`${text.small} ${text.muted}`}>{formatLongDay(page, day)}</span>}
        </p>
        <h3 className={`${text.control} ${text.medium}`}>
          {isGone ? address : <Link href={propertyHref(property)}>{address}</Link>}
        </h3>
        <p className={`${text.small} ${text.secondary}`}>
          {[`${label} ${figure}`, area && formatArea(page, area.value)].filter(Boolean).join(" · ")}
        </p>
      </div>
      <div className={styles.closedActs}>
        <LinkButton
          size="s"
          variant="ghost"
          href={similarHref(property)}
          aria-label={t`Show similar to ${address}`}
        >
          <Trans>Show similar</Trans>
        </LinkButton>
        <RemoveHome collection={collection} home={home} />
      </div>
    </li>
  );
}
