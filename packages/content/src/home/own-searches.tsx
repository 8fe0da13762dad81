import { savedSearchesApi } from "@hjem/api-client/endpoints/saved-searches";
import { formatNumber } from "@hjem/domain/format/format-number";
import { paths } from "@hjem/domain/paths";
import type { SavedSearch } from "@hjem/domain/saved/saved-search";
import { useLastSearches } from "@hjem/finder/last-searches";
import { usePage } from "@hjem/storefront/page";
import { useSession } from "@hjem/storefront/session";
import { Chip } from "@hjem/ui/chip";
import text from "@hjem/ui/text.module.css";
import { Plural, Trans } from "@lingui/react/macro";
import { type ReactNode, type RefObject, useLayoutEffect, useState } from "react";
import styles from "./example-searches.module.css";

/** Props of `OwnSearches`. */
export interface OwnSearchesProps {
  /** What is shown without own searches. */
  children: ReactNode;
  /** The element that contains them. */
  box: RefObject<HTMLElement | null>;
  /** Its height with what it showed first, in pixels: what is below must not move. */
  height: RefObject<number>;
}

/** Last searches, at most as many as there are examples. */
const LAST_SHOWN = 3;
/** One page with every saved search that a person may have (D60). */
const ALL = { page: 1, size: 100 };

/** The saved searches of a signed-in person that have new homes; none for a visitor and until they are known. */
function useSearchesWithNews(): readonly SavedSearch[] {
  const skip = useSession().kind !== "person";
  const { data } = savedSearchesApi.useListSavedSearchesQuery(ALL, { skip });
  return data?.data.filter(({ newCount }) => newCount > 0) ?? [];
}

/** The new homes of a search by its name; of several searches only their number, since a home may be in all of them. */
function News({ searches }: { searches: readonly SavedSearch[] }) {
  const page = usePage();
  const [search] = searches;
  if (!search) return null;
  if (searches.length > 1) {
    const count = formatNumber(page, searches.length);
    return <Trans>New homes in {count} saved searches</Trans>;
  }
  const { name, newCount } = search;
  const n = formatNumber(page, newCount);
  return (
    <Plural value={newCount} one={`${n} new home: ${name}`} other={`${n} new homes: ${name}`} />
  );
}

/** How many of the chips fit where others were shown first; `shown` is what they show, empty for none. */
function useFittingChips({ box, height }: OwnSearchesProps, shown: string): number {
  const [fitting, setFitting] = useState({ shown, count: Infinity });
  useLayoutEffect(() => {
    const { current } = box;
    if (!current || shown === "") return;
    height.current ||= current.offsetHeight;
    const bottom = current.getBoundingClientRect().top + height.current + 1;
    current.style.minHeight = `${height.current}px`;
    const chips = [...current.querySelectorAll("a")];
    const fits = chips.filter((chip) => chip.getBoundingClientRect().bottom <= bottom);
    setFitting({ shown, count: Math.max(1, fits.length) });
  }, [box, height, shown]);
  return fitting.shown === shown ? fitting.count : Infinity;
}

/** What is new in saved searches, and the last searches; without any, the children. */
export default function OwnSearches(props: OwnSearchesProps) {
  const news = useSearchesWithNews();
  const last = useLastSearches().slice(0, LAST_SHOWN);
  const isShown = last.length + news.length > 0;
  const shown = isShown ? [news.length, ...last.map(({ href }) => href)].join(" ") : "";
  const count = useFittingChips(props, shown);
  if (!isShown) return props.children;
  const chips = [
    ...(news.length > 0
      ? [
          <Chip key="news" href={paths.userSavedSearches.to()}>
            <span className={styles.words}>
              <News searches={news} />
            </span>
          </Chip>,
        ]
      : []),
    ...last.map(({ href, words }) => (
      <Chip key={href} href={href} tone="line">
        <span className={styles.words}>{words}</span>
      </Chip>
    )),
  ];
  return (
    <>
      <span className={`${text.small} ${text.secondary}`}>
        <Trans>Continue where you left off</Trans>
      </span>
      {chips.slice(0, count)}
    </>
  );
}
