import {
  usePopularAddressesQuery,
  useSuggestAddressesQuery,
} from "@hjem/api-client/endpoints/places";
import { formatNumber } from "@hjem/domain/format/format-number";
import { formatQuote } from "@hjem/domain/format/format-quote";
import type { Place, PlaceKind } from "@hjem/domain/place/place";
import { usePage } from "@hjem/storefront/page";
import { ComboboxList, type Suggestion, type SuggestionGroup } from "@hjem/ui/combobox-list";
import { PinIcon, SearchIcon } from "@hjem/ui/icons";
import { useLingui } from "@lingui/react/macro";
import { type RefObject, useEffect, useState } from "react";
import type { ChosenPlace, PlaceFieldProps } from "./place-field.tsx";
import { placesByKind } from "./places-by-kind.ts";

/** Milliseconds of rest after which what was typed is asked for. */
const TYPING_REST_MS = 150;

/** Props of `PlaceSuggestions`. */
export interface PlaceSuggestionsProps extends Pick<
  PlaceFieldProps,
  "scope" | "onChoosePlace" | "onChooseWords"
> {
  input: RefObject<HTMLInputElement | null>;
  /** Places that need not be offered again. */
  chosen: readonly ChosenPlace[];
}

/** A line of the list: a place, or the typed words themselves. */
interface Line extends Suggestion {
  place?: Place;
}

/** What stands in an input, once its writer has rested. */
function useTyped(input: RefObject<HTMLInputElement | null>): string {
  const [typed, setTyped] = useState(() => input.current?.value.trim() ?? "");
  useEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      clearTimeout(resting);
      resting = setTimeout(() => setTyped(element.value.trim()), TYPING_REST_MS);
    };
    element.addEventListener("input", listen);
    return () => {
      clearTimeout(resting);
      element.removeEventListener("input", listen);
    };
  }, [input]);
  return typed;
}

function useKindNames(): Record<PlaceKind, string> {
  const { t } = useLingui();
  return {
    county: t`Counties`,
    state: t`States`,
    municipality: t`Municipalities`,
    district: t`Districts`,
    suburb: t`Suburbs`,
    postcode: t`Postcodes`,
    street: t`Streets`,
  };
}

/** The places that fit what is typed, grouped by kind and counted; before anything is typed, those that many look in. */
export function PlaceSuggestions({
  input,
  scope,
  chosen,
  onChoosePlace,
  onChooseWords,
}: PlaceSuggestionsProps) {
  const { t } = useLingui();
  const page = usePage();
  const kindNames = useKindNames();
  const typed = useTyped(input);
  const isTyped = typed !== "";
  const suggested = useSuggestAddressesQuery({ term: typed, ...scope }, { skip: !isTyped });
  const popular = usePopularAddressesQuery(scope, { skip: isTyped });
  const { data, isFetching } = isTyped ? suggested : popular;

  const isNew = ({ geoId }: Place) => !chosen.some((place) => place.geoId === geoId);
  const line = (place: Place): Line => ({
    id: place.geoId,
    label: place.name,
    detail: [place.parent, formatNumber(page, place.count)].filter(Boolean).join(" · "),
    icon: PinIcon,
    place,
  });
  const offered = (data ?? []).filter(isNew);
  const groups: SuggestionGroup<Line>[] = isTyped
    ? placesByKind(offered).map(([kind, places]) => ({
        id: kind,
        label: kindNames[kind],
        items: places.map(line),
      }))
    : [{ id: "popular", label: t`Where many look`, items: offered.map(line) }];
  const quoted = formatQuote(page, typed);
  const words: SuggestionGroup<Line> = {
    id: "words",
    label: t`In the listings`,
    items: [{ id: "words", label: t`Search for ${quoted}`, icon: SearchIcon }],
  };
  return (
    <ComboboxList
      input={input}
      groups={isTyped ? [...groups, words] : groups.filter(({ items }) => items.length > 0)}
      isLoading={isFetching}
      onChoose={({ place }) => (place ? onChoosePlace(place) : onChooseWords(typed))}
    />
  );
}
