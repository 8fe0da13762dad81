import { type OwnListingGroup, ownListingGroups } from "@hjem/domain/draft/draft-rules";
import fading from "@hjem/ui/fading.module.css";
import { Tabs } from "@hjem/ui/tabs";
import { useLingui } from "@lingui/react/macro";
import { overviewHref, type OwnListingsModel } from "./load-own-listings.ts";

/** The groups of one's own listings, each with how many there are. */
export function GroupTabs({ group: current, counts }: Pick<OwnListingsModel, "group" | "counts">) {
  const { t } = useLingui();
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const names: Readonly<Record<OwnListingGroup, string>> = {
    draft: t`Drafts`,
    review: t`In review`,
    live: t({ message: "Active", context: "several listings" }),
    ended: t`Not active`,
    closed: t`Sold or leased`,
  };
  const tab = (group: OwnListingGroup | null, name: string, count: number) => ({
    href: overviewHref(group),
    isCurrent: group === current,
    label: `${name} ${count}`,
  });
  return (
    <Tabs
      label={t`Listings by status`}
      keepsScroll
      className={fading.tabs}
      tabs={[
        tab(null, t`All`, all),
        ...ownListingGroups.map((group) => tab(group, names[group], counts[group])),
      ]}
    />
  );
}
