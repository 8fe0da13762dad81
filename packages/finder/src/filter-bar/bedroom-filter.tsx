import { roomChoices } from "@hjem/domain/search/filter-choices";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import { usePage } from "@hjem/storefront/page";
import { Dropdown } from "@hjem/ui/dropdown";
import { StepRadios } from "@hjem/ui/segmented";
import { useLingui } from "@lingui/react/macro";
import { useFilterLabels } from "../active-filters/use-filter-labels.ts";

/** At least so many bedrooms. */
export function BedroomFilter({ search: { request } }: { search: ParsedSearch }) {
  const { term } = usePage();
  const { t } = useLingui();
  const labelOf = useFilterLabels();
  const isChosen = request.bedroomMin !== undefined || request.bedroomMax !== undefined;
  const name = term("detail.bedrooms");
  return (
    <Dropdown
      label={isChosen ? labelOf(request, "bedroom") : name}
      isChosen={isChosen}
      name="filter"
    >
      <StepRadios
        name="bedroomMin"
        legend={name}
        defaultValue={String(request.bedroomMin ?? "")}
        options={roomChoices.map((choice) =>
          choice === "any"
            ? { value: "", label: t`Any` }
            : { value: String(choice), label: `${choice}+` },
        )}
      />
    </Dropdown>
  );
}
