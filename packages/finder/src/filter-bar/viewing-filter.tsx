import { formatDay } from "@hjem/domain/format/format-date";
import { resolveDay } from "@hjem/domain/time/calendar";
import { dayIn } from "@hjem/domain/time/zone";
import { usePage } from "@hjem/storefront/page";
import { Checkbox, OptionGroup } from "@hjem/ui/checkbox";
import type { FilterBarModel } from "./bar-model.ts";
import { FilterDropdown } from "./filter-dropdown.tsx";

type Viewings = FilterBarModel["viewings"];

function ViewingFields({ name, days, selected }: Omit<Viewings, "chosen">) {
  const page = usePage();
  const today = dayIn(page.now, page.region.timeZones.default);
  return (
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
  );
}

/** Days with viewings; any of the checked ones match. */
export function ViewingFilter({ name, chosen, days, selected, href }: Viewings & { href: string }) {
  return (
    <FilterDropdown
      name={name}
      chosen={chosen}
      href={href}
      fields={selected.map((day) => ["viewingDate", day])}
    >
      <ViewingFields name={name} days={days} selected={selected} />
    </FilterDropdown>
  );
}
