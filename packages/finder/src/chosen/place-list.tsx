import { useFindAddressesQuery } from "@hjem/api-client/endpoints/addresses";
import { useSuggestAddressesQuery } from "@hjem/api-client/endpoints/places";
import type { Point } from "@hjem/domain/distance";
import { ADDRESS_QUERY_MIN_LENGTH } from "@hjem/domain/place/address-rules";
import { ComboboxList, type Suggestion } from "@hjem/ui/combobox-list";
import { PinIcon } from "@hjem/ui/subject-icons";
import { useDebouncedInput } from "@hjem/ui/use-debounced-input";
import { useLingui } from "@lingui/react/macro";
import type { RefObject } from "react";

/** A place, a street or an address, as it is shown and where it is. */
export interface ListedPlace {
  name: string;
  location: Point;
}

interface PlaceChoice extends Suggestion {
  place: ListedPlace;
}

/** Props of `PlaceList`. */
export interface PlaceListProps {
  input: RefObject<HTMLInputElement | null>;
  /** Name of the list. */
  label: string;
  onChoose: (place: ListedPlace) => void;
}

const ofText = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, "-");

/** Streets and addresses that fit what is typed, as a location is searched for in a listing of one's own. */
function useAddressChoices(term: string) {
  const isShort = term.length < ADDRESS_QUERY_MIN_LENGTH;
  const { currentData, data, isFetching } = useFindAddressesQuery(term, { skip: isShort });
  const found = isShort ? undefined : (currentData ?? data);
  const items = (found?.data ?? [])
    .filter(({ street }) => street !== null)
    .map(({ label, coordinates }): PlaceChoice => ({
      id: ofText(label),
      label,
      icon: PinIcon,
      place: { name: label, location: coordinates },
    }));
  return { items, attribution: found?.attribution ?? null, isFetching };
}

/**
 * The places, streets and addresses that fit what is typed into a field, below it: one is chosen, by Enter the first.
 * Loaded with what shows the field.
 */
export function PlaceList({ input, label, onChoose }: PlaceListProps) {
  const { t } = useLingui();
  const term = useDebouncedInput(input);
  const { currentData, data, isFetching } = useSuggestAddressesQuery({ term }, { skip: !term });
  const addresses = useAddressChoices(term);
  const hasAddresses = addresses.items.length > 0;
  const places = (term ? (currentData ?? data ?? []) : [])
    // A street is among the addresses, with its postcode.
    .filter(({ kind }) => !hasAddresses || kind !== "street")
    .map((place): PlaceChoice => ({
      id: ofText(place.geoId),
      label: place.name,
      ...(place.parent !== null && { detail: place.parent }),
      icon: PinIcon,
      place,
    }));
  const { attribution } = addresses;
  const groups = (
    attribution === null
      ? [{ id: "one-of-places", label, items: [...places, ...addresses.items] }]
      : [
          { id: "one-of-places", label, items: places },
          { id: "one-of-addresses", label: attribution, items: addresses.items },
        ]
  ).filter(({ items }) => items.length > 0);
  return (
    <ComboboxList
      input={input}
      groups={groups}
      isLoading={isFetching || addresses.isFetching}
      enterSelectsFor={term}
      {...(term && { emptyText: t`No places found` })}
      onChoose={({ place }) => onChoose(place)}
    />
  );
}
