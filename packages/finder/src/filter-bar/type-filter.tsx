import { Checkbox, OptionGroup } from "@hjem/ui/checkbox";
import { Dropdown } from "@hjem/ui/dropdown";
import type { FilterBarModel } from "./bar-model.ts";

/** Property types; any of the checked ones match. */
export function TypeFilter({ name, chosen, groups }: FilterBarModel["types"]) {
  return (
    <Dropdown label={chosen || name} isChosen={chosen !== ""} name="filter">
      {groups.map((options, index) => (
        <OptionGroup key={options[0]?.value} legend={name} isLegendHidden={index > 0} columns={2}>
          {options.map(({ value, label, isChosen }) => (
            <Checkbox
              key={value}
              name="propertyType"
              value={value}
              label={label}
              defaultChecked={isChosen}
            />
          ))}
        </OptionGroup>
      ))}
    </Dropdown>
  );
}
