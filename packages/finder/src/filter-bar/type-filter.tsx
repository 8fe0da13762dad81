import { usePage } from "@hjem/storefront/page";
import { Checkbox, OptionGroup } from "@hjem/ui/checkbox";
import { Dropdown } from "@hjem/ui/dropdown";
import type { FilterBarModel } from "./bar-model.ts";

/** Property types; any of the checked ones match. */
export function TypeFilter({ name, chosen, groups, selected }: FilterBarModel["types"]) {
  const { term } = usePage();
  return (
    <Dropdown label={chosen || name} isChosen={chosen !== ""} name="filter">
      {groups.map((options, index) => (
        <OptionGroup key={options[0]} legend={name} isLegendHidden={index > 0} columns={2}>
          {options.map((value) => (
            <Checkbox
              key={value}
              name="propertyType"
              value={value}
              label={term(`type.${value}`)}
              defaultChecked={selected.includes(value)}
            />
          ))}
        </OptionGroup>
      ))}
    </Dropdown>
  );
}
