import type { PropertyType } from "@hjem/domain/listing/enumerations";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import { usePage } from "@hjem/storefront/page";
import { Checkbox, OptionGroup } from "@hjem/ui/checkbox";
import { Dropdown } from "@hjem/ui/dropdown";

/** Kinds of home that this market has for what is looked for; chosen ones that it lacks stay, so that they can be undone. */
export function TypeFilter({ search: { request } }: { search: ParsedSearch }) {
  const { region, term } = usePage();
  const chosen = request.propertyType ?? [];
  const groups = region.propertyTypeGroups.filter(({ listingTypes }) =>
    listingTypes.includes(request.listingType),
  );
  const offered = groups.flatMap(({ types }) => types);
  const strangers = chosen.filter((type) => !offered.includes(type));
  const name = term("detail.propertyType");
  const [first] = chosen;
  const label =
    first && `${term(`type.${first}`)}${chosen.length > 1 ? ` +${chosen.length - 1}` : ""}`;
  const option = (type: PropertyType) => (
    <Checkbox
      key={type}
      name="propertyType"
      value={type}
      label={term(`type.${type}`)}
      defaultChecked={chosen.includes(type)}
    />
  );
  return (
    <Dropdown label={label ?? name} isChosen={chosen.length > 0} name="filter">
      {[...groups.map(({ types }) => types), strangers]
        .filter((types) => types.length > 0)
        .map((types, index) => (
          <OptionGroup key={types[0]} legend={name} isLegendHidden={index > 0} columns={2}>
            {types.map(option)}
          </OptionGroup>
        ))}
    </Dropdown>
  );
}
