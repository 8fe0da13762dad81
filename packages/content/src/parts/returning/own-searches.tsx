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
import { type ReactNode, useLayoutEffect, useRef } from "react";
import styles from "../example-searches.module.css";

/** Props of `OwnSearches`. */
export interface OwnSearchesProps {
  /** What is shown without own searches. */
  children: ReactNode;
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

/** Hides the chips that do not fit into the height of the box, except the first: what is below it must not move. */
function hideOverflow(box: HTMLElement): void {
  const height = Number.parseFloat(box.style.minHeight);
  const chips = [...box.querySelectorAll("a")];
  for (const chip of chips) chip.hidden = false;
  const bottom = box.getBoundingClientRect().top + height + 1;
  for (const chip of chips.slice(1).filter((each) => each.getBoundingClientRect().bottom > bottom))
    chip.hidden = true;
}

/** What is new in saved searches, and the last searches; without any, the children. */
export default function OwnSearches({ children }: OwnSearchesProps) {
  const news = useSearchesWithNews();
  const last = useLastSearches().slice(0, LAST_SHOWN);
  const isShown = last.length + news.length > 0;
  const shown = isShown ? [news.length, ...last.map(({ href }) => href)].join(" ") : "";
  const label = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const box = label.current?.parentElement;
    if (box && shown !== "") hideOverflow(box);
  }, [shown]);
  if (!isShown) return children;
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
      <span ref={label} className={`${text.small} ${text.secondary}`}>
        <Trans>Continue where you left off</Trans>
      </span>
      {chips}
    </>
  );
}
