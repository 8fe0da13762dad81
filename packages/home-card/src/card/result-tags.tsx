import { daysSince, isViewingToday } from "@hjem/domain/format/format-date";
import { priceDrop } from "@hjem/domain/format/result-price";
import type { ResultHome } from "@hjem/domain/listing/result-home";
import { comingViewings } from "@hjem/domain/listing/viewing-date";
import { daysBetween } from "@hjem/domain/time/calendar";
import { dayIn } from "@hjem/domain/time/zone";
import { usePage } from "@hjem/storefront/page";
import { Tag, type TagProps } from "@hjem/ui/tag";
import { useLingui } from "@lingui/react/macro";

/** A picture has two tags at most (visual.md §6). */
const TAGS_MAX = 2;

/** A tag that may be said elsewhere: beside the home, or by the heading of its row. */
export type SaidTag = "new" | "first";

/** Props of `ResultTags`. */
export interface ResultTagsProps {
  property: ResultHome;
  /** A narrow row has room for one. @default 2 */
  max?: number | undefined;
  /** What need not be said again. @default nothing */
  said?: readonly SaidTag[] | undefined;
}

interface TagWords {
  words: string;
  tone: TagProps["tone"];
}

/** True while the home is available: only then it has viewings, auctions and news. */
export const isOpen = ({ availability }: Pick<ResultHome, "availability">): boolean =>
  availability === "available" || availability === "future";

/** True for an auction today or later, in the listing's time zone. */
export const hasAuctionAhead = (
  { auctionDate, timeZone }: Pick<ResultHome, "auctionDate" | "timeZone">,
  now: number,
): boolean => auctionDate !== null && daysBetween(dayIn(now, timeZone), auctionDate) >= 0;

/** True where a viewing is still possible today, in the listing's time zone (D35). */
export const hasViewingToday = (
  { viewingDate, timeZone }: Pick<ResultHome, "viewingDate" | "timeZone">,
  now: number,
): boolean =>
  comingViewings(viewingDate, now).some((viewing) => isViewingToday(viewing, now, timeZone));

/** The one or two most important tags: sold, upcoming, first on market, price cut, viewing today, auction, new. */
export function ResultTags({ property, max = TAGS_MAX, said = [] }: ResultTagsProps) {
  const page = usePage();
  const { t } = useLingui();
  const { term, now } = page;
  const { siteName } = page.region;
  const { availability, isFirstOnMarket, publishedAt, timeZone } = property;
  const drop = priceDrop(page, property.priceHistory);
  const viewing = term("date.inspection");

  const state: TagWords[] =
    availability === "available"
      ? []
      : [
          {
            words: term(`status.${availability}`),
            tone: availability === "future" ? "info" : "quiet",
          },
        ];
  const news: (TagWords | false)[] = [
    isFirstOnMarket &&
      !said.includes("first") && { words: t`First on ${siteName}`, tone: "signal" },
    drop !== "" && { words: drop, tone: "success" },
    hasViewingToday(property, now) && { words: t`${viewing} today`, tone: "new" },
    // Without a guide its price says so.
    hasAuctionAhead(property, now) &&
      (property.priceMethod !== "auction" || property.askingPrice !== null) && {
        words: term("price.auction"),
        tone: "new",
      },
    !said.includes("new") &&
      daysSince(publishedAt, now, timeZone) === 0 && { words: t`New`, tone: "new" },
  ];
  const tags = [...state, ...(isOpen(property) ? news : [])]
    .filter((tag) => tag !== false)
    .slice(0, max);
  return tags.map(({ words, tone }) => (
    <Tag key={words} tone={tone}>
      {words}
    </Tag>
  ));
}
