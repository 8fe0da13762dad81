import { formatDay, formatMonth } from "@hjem/domain/format/format-date";
import { resolveDay } from "@hjem/domain/time/calendar";
import { dayIn } from "@hjem/domain/time/zone";
import { usePage } from "@hjem/storefront/page";
import { Checkbox, OptionGroup, Radio } from "@hjem/ui/checkbox";
import { useLingui } from "@lingui/react/macro";
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

/** The month from which a rental is available, or any. */
function MonthFields({ name, days, selected }: Omit<Viewings, "chosen">) {
  const { t } = useLingui();
  const page = usePage();
  return (
    <OptionGroup legend={name}>
      {["", ...days].map((value) => (
        <Radio
          key={value}
          name="availableFrom"
          value={value}
          label={value ? formatMonth(page, value) : t`Any`}
          defaultChecked={value === (selected[0] ?? "")}
        />
      ))}
    </OptionGroup>
  );
}

/** Days with viewings, of which any of the checked ones match; of rentals the month from which they are available. */
export function ViewingFilter({ chosen, href, isOfMonths, ...when }: Viewings & { href: string }) {
  const field = isOfMonths ? "availableFrom" : "viewingDate";
  return (
    <FilterDropdown
      name={when.name}
      chosen={chosen}
      href={href}
      fields={when.selected.map((value) => [field, value])}
    >
      {isOfMonths ? <MonthFields {...when} /> : <ViewingFields {...when} />}
    </FilterDropdown>
  );
}
