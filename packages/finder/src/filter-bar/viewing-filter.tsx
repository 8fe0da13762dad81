import { formatDay } from "@hjem/domain/format/format-date";
import { resolveDay } from "@hjem/domain/time/calendar";
import { dayIn } from "@hjem/domain/time/zone";
import { usePage } from "@hjem/storefront/page";
import { Checkbox, OptionGroup } from "@hjem/ui/checkbox";
import { Dropdown } from "@hjem/ui/dropdown";
import type { FilterBarModel } from "./bar-model.ts";

/** Days with viewings; any of the checked ones match. */
export function ViewingFilter({ name, chosen, days, selected }: FilterBarModel["viewings"]) {
  const page = usePage();
  const today = dayIn(page.now, page.region.timeZones.default);
  return (
    <Dropdown label={chosen || name} isChosen={chosen !== ""} name="filter">
      <OptionGroup legend={name}>
        {days.map((value) => (
          <Checkbox
            key={value}
            name="viewingDate"
            value={value}
            label={formatDay(page, resolveDay(value, today))}
            defaultChecked={selected.includes(value)}
          />
        ))}
      </OptionGroup>
    </Dropdown>
  );
}
