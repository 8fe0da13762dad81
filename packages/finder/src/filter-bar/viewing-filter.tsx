import { Checkbox, OptionGroup } from "@hjem/ui/checkbox";
import { Dropdown } from "@hjem/ui/dropdown";
import type { FilterBarModel } from "./bar-model.ts";

/** Days with viewings; any of the checked ones match. */
export function ViewingFilter({ name, chosen, days }: FilterBarModel["viewings"]) {
  return (
    <Dropdown label={chosen || name} isChosen={chosen !== ""} name="filter">
      <OptionGroup legend={name}>
        {days.map(({ value, label, isChosen }) => (
          <Checkbox
            key={value}
            name="viewingDate"
            value={value}
            label={label}
            defaultChecked={isChosen}
          />
        ))}
      </OptionGroup>
    </Dropdown>
  );
}
