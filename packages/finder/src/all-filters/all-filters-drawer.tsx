import type { FacilityTable } from "@hjem/domain/search/facilities-of-types";
import { usePage } from "@hjem/storefront/page";
import { Button } from "@hjem/ui/button";
import { Drawer } from "@hjem/ui/dialog";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { FilterForm } from "./filter-form.tsx";
import { ShowButton } from "./show-button.tsx";
import { useFilterForm } from "./use-filter-form.ts";

/** Props of the drawer. */
export interface AllFiltersDrawerProps {
  /** The search that stands behind it, as its address writes it. */
  query: string;
  onClose: () => void;
}

const noFacilities: FacilityTable = { facilities: [], facilitiesByType: {} };

/** Every filter beside the results (visual §7). Closing it drops what was changed; the button at the right shows it. */
export default function AllFiltersDrawer({ query, onClose }: AllFiltersDrawerProps) {
  const { t } = useLingui();
  const { facilityTable } = usePage();
  const [table, setTable] = useState(noFacilities);
  useEffect(() => {
    // Without the table the other filters do their work, and chosen facilities travel unseen.
    facilityTable().then(setTable, () => undefined);
  }, [facilityTable]);
  const state = useFilterForm({ query, table, onShow: onClose });
  const { chosen } = state.model;
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={<Trans>All filters</Trans>}
      aside={chosen > 0 ? t`${plural(chosen, { one: "# chosen", other: "# chosen" })}` : undefined}
      footer={
        <>
          <Button variant="ghost" size="l" onClick={state.reset}>
            <Trans>Reset</Trans>
          </Button>
          <ShowButton state={state} />
        </>
      }
    >
      <FilterForm state={state} />
    </Drawer>
  );
}
