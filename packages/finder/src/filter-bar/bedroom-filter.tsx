import { StepRadios } from "@hjem/ui/segmented";
import { useLingui } from "@lingui/react/macro";
import type { FilterBarModel } from "./bar-model.ts";
import { FilterDropdown } from "./filter-dropdown.tsx";

type Bedrooms = NonNullable<FilterBarModel["bedrooms"]>;

/** Minimums (spec §5: any, 1 to 5). */
const choices = ["1", "2", "3", "4", "5"];

function BedroomFields({ name, value }: Pick<Bedrooms, "name" | "value">) {
  const { t } = useLingui();
  return (
    <StepRadios
      name="bedroomMin"
      legend={name}
      defaultValue={value}
      options={[
        { value: "", label: t`Any` },
        ...choices.map((choice) => ({ value: choice, label: `${choice}+` })),
      ]}
    />
  );
}

/** Minimum number of bedrooms. */
export function BedroomFilter({ name, chosen, value, href }: Bedrooms & { href: string }) {
  return (
    <FilterDropdown name={name} chosen={chosen} href={href} fields={[["bedroomMin", value]]}>
      <BedroomFields name={name} value={value} />
    </FilterDropdown>
  );
}
