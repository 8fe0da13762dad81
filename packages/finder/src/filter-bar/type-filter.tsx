import type { PropertyType } from "@hjem/domain/listing/enumerations";
import type { SearchListingType } from "@hjem/domain/listing/listing-type";
import { usePage } from "@hjem/storefront/page";
import { Checkbox, OptionGroup } from "@hjem/ui/checkbox";
import type { FilterBarModel } from "./bar-model.ts";
import { FilterDropdown } from "./filter-dropdown.tsx";

/** Props of `TypeFilter`. */
export type TypeFilterProps = FilterBarModel["types"] & {
  href: string;
  listingType: SearchListingType;
};

/**
 * The market's property types for the listing type; selected ones that it lacks stay, so that they can be removed.
 */
function TypeFields({
  name,
  listingType,
  selected,
}: Pick<TypeFilterProps, "name" | "listingType" | "selected">) {
  const { term, region } = usePage();
  const offered: (readonly PropertyType[])[] = region.propertyTypeGroups
    .filter(({ listingTypes }) => listingTypes.includes(listingType))
    .map(({ types }) => types);
  const strangers = selected.filter((type) => !offered.some((types) => types.includes(type)));
  const groups = [...offered, strangers].filter(({ length }) => length > 0);
  return groups.map((options, index) => (
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
  ));
}

/** Property types; any of the checked ones match. */
export function TypeFilter({ name, chosen, href, ...types }: TypeFilterProps) {
  return (
    <FilterDropdown
      name={name}
      chosen={chosen}
      href={href}
      fields={types.selected.map((type) => ["propertyType", type])}
    >
      <TypeFields name={name} {...types} />
    </FilterDropdown>
  );
}
