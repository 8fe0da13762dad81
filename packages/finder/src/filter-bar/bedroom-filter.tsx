import { Dropdown } from "@hjem/ui/dropdown";
import { StepRadios } from "@hjem/ui/segmented";
import { useLingui } from "@lingui/react/macro";
import type { FilterBarModel } from "./bar-model.ts";

/** Minimums (spec §5: any, 1 to 5). */
const choices = ["1", "2", "3", "4", "5"];

/** Minimum number of bedrooms. */
export function BedroomFilter({ name, chosen, value }: NonNullable<FilterBarModel["bedrooms"]>) {
  const { t } = useLingui();
  return (
    <Dropdown label={chosen || name} isChosen={chosen !== ""} name="filter">
      <StepRadios
        name="bedroomMin"
        legend={name}
        defaultValue={value}
        options={[
          { value: "", label: t`Any` },
          ...choices.map((choice) => ({ value: choice, label: `${choice}+` })),
        ]}
      />
    </Dropdown>
  );
}
