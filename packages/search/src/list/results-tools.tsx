import { GridIcon, ListIcon, MapIcon } from "@hjem/ui/result-icons";
import { SegmentedLinks } from "@hjem/ui/segmented";
import { useLingui } from "@lingui/react/macro";
import type { ListModel } from "../model/list-model.ts";
import { SortSelect } from "./sort-select.tsx";

/** Props of `ResultsTools`. */
export type ResultsToolsProps = Pick<ListModel, "sort" | "view" | "views">;

const viewIcons = { list: ListIcon, grid: GridIcon, map: MapIcon };

/** The sort menu, and the views as links. */
export default function ResultsTools({ sort, view, views }: ResultsToolsProps) {
  const { t } = useLingui();
  return (
    <>
      <SortSelect {...sort} />
      <SegmentedLinks
        label={t`View as`}
        segments={views.map((each) => ({
          href: each.href,
          label: each.label,
          icon: viewIcons[each.view],
          isCurrent: each.view === view,
        }))}
      />
    </>
  );
}
