import {
  type PlaceScope,
  usePopularAddressesQuery,
  useSuggestAddressesQuery,
} from "@hjem/api-client/endpoints/places";
import { useReadSearchQuery } from "@hjem/api-client/endpoints/reading";
import { formatNumber } from "@hjem/domain/format/format-number";
import { formatQuote } from "@hjem/domain/format/format-text";
import type { Place, PlaceKind } from "@hjem/domain/place/place";
import type { Reading } from "@hjem/domain/search/reading/reading";
import { usePage } from "@hjem/storefront/page";
import { ComboboxList } from "@hjem/ui/combobox-list";
import { SearchIcon } from "@hjem/ui/icons";
import { PinIcon, RadiusIcon } from "@hjem/ui/subject-icons";
import { useLingui } from "@lingui/react/macro";
import type { RefObject } from "react";
import type { ChosenNear } from "../chosen/chosen-near.ts";
import type { ChosenPlace } from "../chosen/place-names.ts";
import { circleFields, useBackspace, useChangeSearch } from "./use-change-search.ts";
import { useChosenLines, type Lines } from "./use-chosen-lines.ts";
import { useNear } from "./use-near.ts";
import { usePastLines } from "./use-past-lines.ts";
import { useTyped } from "./use-typed.ts";

/** Places by kind, each kind once; the kind of the best match comes first, and the order within a kind is unchanged. */
function placesByKind(places: readonly Place[]): [PlaceKind, Place[]][] {
  const groups = new Map<PlaceKind, Place[]>();
  for (const place of places) {
    groups.set(place.kind, [...(groups.get(place.kind) ?? []), place]);
  }
  return [...groups];
}

/** Popular places that are offered; more lie a few letters away. */
const POPULAR = 8;

/** Kinds in whose middle one does not search: they are as wide as a land. */
const wideKinds: readonly PlaceKind[] = ["county", "state"];

/** Props of `PlaceSuggestions`. */
export interface PlaceSuggestionsProps {
  /** Kind of listing for which places are counted. */
  scope: PlaceScope;
  /** The circle that the search is limited to. @default null */
  near?: ChosenNear | null;
  onChoosePlace: (place: ChosenPlace) => void;
  /** One of several places is given up. Without it the form is followed without the place. */
  onRemovePlace?: (place: ChosenPlace) => void;
  /** The typed words shall be looked for in the listings themselves. */
  onChooseWords: (words: string) => void;
  input: RefObject<HTMLInputElement | null>;
  /** What was typed has served: the input shall be empty. */
  onTaken: () => void;
  /** Places that need not be offered again, and can be given up. */
  chosen: readonly ChosenPlace[];
}

/**
 * Whether a text says more than words and one place: then it is searched for as it was read, as Enter does. Whoever chooses
 * to look for the name of a place in the listings means its letters.
 */
const isRead = (reading: Reading | undefined): boolean =>
  reading !== undefined &&
  reading.chips.length > 0 &&
  !(reading.words === "" && reading.chips.every(({ kind }) => kind === "place"));

function useKindNames(): Record<PlaceKind, string> {
  const { t } = useLingui();
  return {
    county: t`Counties`,
    state: t`States`,
    city: t`Cities`,
    municipality: t`Municipalities`,
    district: t`Districts`,
    suburb: t`Suburbs`,
    postcode: t`Postcodes`,
    street: t`Streets`,
  };
}

/**
 * What can be chosen under the place field. Before anything is typed: what is chosen already, earlier searches of this
 * device and places that many look in; then the places that fit, grouped by kind and counted, and the surroundings of the
 * best of them.
 */
export function PlaceSuggestions({
  input,
  scope,
  chosen,
  near,
  onChoosePlace,
  onChooseWords,
  onRemovePlace,
  onTaken,
}: PlaceSuggestionsProps) {
  const { t } = useLingui();
  const page = usePage();
  const kindNames = useKindNames();
  const typed = useTyped(input);
  const isTyped = typed !== "";
  const suggested = useSuggestAddressesQuery({ term: typed, ...scope }, { skip: !isTyped });
  const { data: reading } = useReadSearchQuery({ text: typed, ...scope }, { skip: !isTyped });
  const popular = usePopularAddressesQuery(scope, { skip: isTyped });
  const { data = [], isFetching } = isTyped ? suggested : popular;

  const change = useChangeSearch(input, onTaken);
  const { lines: chosenLines, removeLast } = useChosenLines({
    chosen,
    near,
    onRemovePlace,
    change,
  });
  useBackspace(input, removeLast);
  const past = usePastLines();
  const around = useNear({ typed, change });

  const choosePlace = ({ geoId, name }: Place) => {
    if (!near) {
      onChoosePlace({ geoId, name });
      return;
    }
    // A place takes the place of a circle: both together find next to nothing.
    change((params) => {
      for (const field of circleFields) params.delete(field);
      params.append("geoId", geoId);
    });
  };
  const searchTyped = () => change((params) => params.set("search", typed));
  const line = (place: Place) => ({
    id: place.geoId,
    label: place.name,
    detail: [place.parent, formatNumber(page, place.count)].filter(Boolean).join(" · "),
    icon: PinIcon,
    choose: () => choosePlace(place),
  });
  const offered = data.filter(({ geoId }) => !chosen.some((place) => place.geoId === geoId));
  const middle = offered.find(({ kind }) => !wideKinds.includes(kind));
  const middleName = middle?.name ?? "";
  const quoted = formatQuote(page, typed);

  const whenEmpty = (): Lines[] => [
    { id: "chosen", label: t`Selected`, items: chosenLines },
    { id: "past", label: t`Recent searches`, items: past },
    { id: "popular", label: t`Popular places`, items: offered.slice(0, POPULAR).map(line) },
  ];
  const whenTyped = (): Lines[] => [
    ...placesByKind(offered).map(([kind, places]) => ({
      id: kind,
      label: kindNames[kind],
      items: places.map(line),
    })),
    {
      id: "around",
      label: t`Distance from a place`,
      items: middle
        ? [
            {
              id: "near",
              label: t`Near ${middleName} …`,
              icon: RadiusIcon,
              choose: () => around.chooseDistance(middle),
            },
          ]
        : [],
    },
    {
      id: "words",
      label: t`In the listings`,
      items: [
        {
          id: "words",
          label: t`Search for ${quoted}`,
          icon: SearchIcon,
          choose: () => (isRead(reading) ? searchTyped() : onChooseWords(typed)),
        },
      ],
    },
  ];
  const groups = around.lines ?? (isTyped ? whenTyped() : whenEmpty());
  return (
    <ComboboxList
      // Another question opens another list; the input keeps the focus.
      key={around.question}
      input={input}
      groups={groups.filter(({ items }) => items.length > 0)}
      isLoading={isFetching && !around.lines}
      onChoose={(chosenLine) => chosenLine.choose()}
    />
  );
}
