import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import { Avatar } from "@hjem/ui/avatar";
import { LinkButton } from "@hjem/ui/button";
import { ShareIcon } from "@hjem/ui/detail-icons";
import { Dropdown } from "@hjem/ui/dropdown";
import fading from "@hjem/ui/fading.module.css";
import { Tabs } from "@hjem/ui/tabs";
import text from "@hjem/ui/text.module.css";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useCollectionName } from "../model/collection-name.ts";
import { useCollectionChanges } from "../model/use-collection-changes.ts";
import { useCollection, useOwnId } from "../model/use-collection.ts";
import { CollectionRail } from "./collection-rail.tsx";
import styles from "./shell.module.css";

/** The pages of a collection that have a tab. */
export type CollectionTab = "homes" | "compare" | "rooms" | "viewings" | "notes";

/** Props of `CollectionShell`. */
export interface CollectionShellProps {
  /** The page that is shown; absent on a page without a tab, such as the one that renames it. */
  tab?: CollectionTab;
  /** Whether the page takes the width of the window: the title opens the rail in a wide one too. @default false */
  isWide?: boolean;
  children: ReactNode;
}

/** Who shares the collection, and what is new in it. */
function Summary() {
  const { t } = useLingui();
  const ownId = useOwnId();
  const { users, newCount } = useCollection();
  const others = users.filter(({ userId }) => userId !== ownId);
  const [first] = others;
  const more = others.length - 1;
  const shared =
    first &&
    (more > 0
      ? t`Shared with ${first.name} and ${plural(more, { one: "# other", other: "# others" })}`
      : t`Shared with ${first.name}`);
  const news =
    newCount > 0 &&
    t`${plural(newCount, { one: "# change since your last visit", other: "# changes since your last visit" })}`;
  const parts = [shared, news].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <p className={styles.summary}>
      {others.length > 0 && (
        <span className={styles.faces}>
          {users.slice(0, 4).map(({ userId, name }) => (
            <Avatar key={userId} name={name} />
          ))}
        </span>
      )}
      <span>{parts.join(" · ")}</span>
    </p>
  );
}

/** A tab's label with its number; without one as long as there is nothing to count. */
const withCount = (label: string, count = 0): string => (count > 0 ? `${label} ${count}` : label);

/**
 * The frame of every page of a collection: rail, title, tabs. Below 1024 px the title opens the rail (visual.md §18).
 * The page's loader is `loadCollection`.
 */
export function CollectionShell({ tab, isWide = false, children }: CollectionShellProps) {
  const { t } = useLingui();
  const { term } = usePage();
  const collection = useCollection();
  const nameOf = useCollectionName();
  useCollectionChanges(collection);
  const { id, isDefault, properties, counts } = collection;
  const name = nameOf(collection);
  const tabs: [CollectionTab, string, string][] = [
    ["homes", paths.userCollection.to(id), t`Homes ${properties.total}`],
    ["compare", paths.collectionCompare.to(id), t`Compare`],
    ["rooms", paths.collectionRooms.to(id), t`By room`],
    [
      "viewings",
      paths.collectionViewings.to(id),
      withCount(term("date.inspections"), counts?.viewings),
    ],
    ["notes", paths.collectionNotes.to(id), withCount(t`Notes`, counts?.notes)],
  ];
  return (
    <div className={styles.shell} data-wide={isWide || undefined}>
      <aside className={styles.rail} aria-label={t`Collections and members`}>
        <CollectionRail collection={collection} />
      </aside>
      <div className={styles.page}>
        <header className={styles.head}>
          <div className={styles.titles}>
            <h1 className={`${text.h1} ${styles.title}`}>{name}</h1>
            <Dropdown
              look="plain"
              className={styles.switcher}
              label={
                // Below 1024 px in place of the heading above.
                <h1 className={text.h1}>{name}</h1>
              }
            >
              <CollectionRail collection={collection} />
            </Dropdown>
            <Summary />
          </div>
          <div className={styles.acts}>
            {!isDefault && (
              <LinkButton icon={ShareIcon} href={paths.collectionUpdate.to(id)}>
                <Trans>Share and edit</Trans>
              </LinkButton>
            )}
          </div>
        </header>
        <Tabs
          label={t`Collection`}
          tabs={tabs.map(([key, href, label]) => ({ href, label, isCurrent: key === tab }))}
          className={`${styles.tabs} ${fading.tabs}`}
        />
        {children}
      </div>
    </div>
  );
}
