import type { View } from "@hjem/domain/listing/enumerations";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import { listHref } from "@hjem/finder/list-search";
import { usePage } from "@hjem/storefront/page";
import { GridIcon, ListIcon } from "@hjem/ui/icons";
import { SegmentedLinks } from "@hjem/ui/segmented";
import { useLingui } from "@lingui/react/macro";

/** Views that results can be shown in so far. */
export const shownViews = ["list", "grid"] as const satisfies readonly View[];

const icons = { list: ListIcon, grid: GridIcon };

/** The view that is really shown; a view that is not there yet is shown as a list (SRCH-014). */
export const shownView = (view: View): (typeof shownViews)[number] =>
  shownViews.find((one) => one === view) ?? "list";

/** Results as rows that are easy to compare, or as pictures beside one another. */
export function ViewSwitch({ search: { request, extras } }: { search: ParsedSearch }) {
  const { t } = useLingui();
  const { term } = usePage();
  return (
    <SegmentedLinks
      label={t`How to show the homes`}
      isCompact
      segments={shownViews.map((view) => ({
        href: listHref({ ...request, view }, extras),
        label: term(`view.${view}`),
        icon: icons[view],
        isCurrent: view === shownView(request.view),
      }))}
    />
  );
}
