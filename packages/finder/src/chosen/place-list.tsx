import { useSuggestAddressesQuery } from "@hjem/api-client/endpoints/places";
import type { Place } from "@hjem/domain/place/place";
import { ComboboxList, type Suggestion } from "@hjem/ui/combobox-list";
import { PinIcon } from "@hjem/ui/subject-icons";
import { useDebouncedInput } from "@hjem/ui/use-debounced-input";
import { useLingui } from "@lingui/react/macro";
import type { RefObject } from "react";

interface PlaceChoice extends Suggestion {
  place: Place;
}

/** Props of `PlaceList`. */
export interface PlaceListProps {
  input: RefObject<HTMLInputElement | null>;
  /** Name of the list. */
  label: string;
  onChoose: (place: Place) => void;
}

/**
 * The places that fit what is typed into a field, below it: one is chosen, by Enter the first. Loaded with what shows
 * the field.
 */
export function PlaceList({ input, label, onChoose }: PlaceListProps) {
  const { t } = useLingui();
  const term = useDebouncedInput(input);
  const { currentData, data, isFetching } = useSuggestAddressesQuery({ term }, { skip: !term });
  const items = (term ? (currentData ?? data ?? []) : []).map((place): PlaceChoice => ({
    id: place.geoId.replaceAll(":", "-"),
    label: place.name,
    ...(place.parent !== null && { detail: place.parent }),
    icon: PinIcon,
    place,
  }));
  const groups = items.length === 0 ? [] : [{ id: "one-of-places", label, items }];
  return (
    <ComboboxList
      input={input}
      groups={groups}
      isLoading={isFetching}
      enterSelectsFor={term}
      {...(term && { emptyText: t`No places found` })}
      onChoose={({ place }) => onChoose(place)}
    />
  );
}
