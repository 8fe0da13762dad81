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
  /** The current search, as in its URL. */
  query: string;
  onClose: () => void;
}

const noFacilities: FacilityTable = { facilities: [], facilitiesByType: {} };

/** All filters beside the results (visual §7). Closing it discards changes; the button at the bottom applies them. */
export default function AllFiltersDrawer({ query, onClose }: AllFiltersDrawerProps) {
  const { t } = useLingui();
  const { facilityTable } = usePage();
  const [table, setTable] = useState(noFacilities);
  useEffect(() => {
    // Without the facility table the other filters work, and selected facilities are submitted unseen.
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
