import { StepRadios } from "@hjem/ui/segmented";
import type { FilterBarModel } from "./bar-model.ts";
import { FilterDropdown } from "./filter-dropdown.tsx";

type Bedrooms = NonNullable<FilterBarModel["bedrooms"]>;

/** A studio, or the minimum number of bedrooms. */
export function BedroomFilter({ name, chosen, value, options, href }: Bedrooms & { href: string }) {
  return (
    <FilterDropdown name={name} chosen={chosen} href={href} fields={[["bedroomMin", value]]}>
      <StepRadios name="bedroomMin" legend={name} defaultValue={value} options={options} />
    </FilterDropdown>
  );
}
