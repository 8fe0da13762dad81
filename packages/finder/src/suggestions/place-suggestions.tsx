import {
  type PlaceScope,
  usePopularAddressesQuery,
  useSuggestAddressesQuery,
} from "@hjem/api-client/endpoints/places";
import { useReadSearchQuery } from "@hjem/api-client/endpoints/reading";
import { useSearchQuery } from "@hjem/api-client/endpoints/search";
import { formatNumber } from "@hjem/domain/format/format-number";
import { formatQuote } from "@hjem/domain/format/format-text";
import type { Place, PlaceKind } from "@hjem/domain/place/place";
import type { Reading } from "@hjem/domain/search/reading/reading";
import { splitWords } from "@hjem/domain/search/reading/split-words";
import { usePage } from "@hjem/storefront/page";
import { ComboboxList } from "@hjem/ui/combobox-list";
import { SearchIcon } from "@hjem/ui/icons";
import { PinIcon } from "@hjem/ui/subject-icons";
import { RadiusIcon } from "@hjem/ui/tool-icons";
import { useDebouncedInput } from "@hjem/ui/use-debounced-input";
import { useLingui } from "@lingui/react/macro";
import { type RefObject, useState } from "react";
import type { ChosenCircle } from "../labels/chosen-circle.ts";
import { filterLabel } from "../labels/filter-label.ts";
import type { ChosenPlace } from "../labels/place-names.ts";
import { circleFields, useBackspace, useChangeSearch } from "./use-change-search.ts";
import { useChosenPlaces, type Lines } from "./use-chosen-places.ts";
import { useRadiusSearch } from "./use-radius-search.ts";
import { useSearchHistory } from "./use-search-history.ts";
import { type UnderstoodSearch, useUnderstood } from "./use-understood.ts";

/** Places by kind, each kind once; the kind of the best match comes first, and the order within a kind is unchanged. */
function placesByKind(places: readonly Place[]): [PlaceKind, Place[]][] {
  const groups = new Map<PlaceKind, Place[]>();
  for (const place of places) {
    groups.set(place.kind, [...(groups.get(place.kind) ?? []), place]);
  }
  return [...groups];
}

/** Number of popular places; typing finds more. */
const POPULAR = 8;

/** Kinds of places that are too wide for a search around their centre. */
const wideKinds: readonly PlaceKind[] = ["county", "state"];

/** Props of `PlaceSuggestions`. */
export interface PlaceSuggestionsProps {
  /** Listing type for which places are counted. */
  scope: PlaceScope;
  /** The circle that restricts the search. @default null */
  circle?: ChosenCircle | null;
  onChoosePlace: (place: ChosenPlace) => void;
  /** Called to remove one of several places. Without it the form is submitted without the place. */
  onRemovePlace?: (place: ChosenPlace) => void;
  /** Called to search the listings for the typed text. */
  onChooseWords: (words: string) => void;
  /** Called with the search that the typed text leads to, e.g. to count its homes. */
  onUnderstand?: ((search: UnderstoodSearch) => void) | undefined;
  input: RefObject<HTMLInputElement | null>;
  /** Called to clear the input after a selection. */
  onTaken: () => void;
  /** Selected places, which are not suggested and can be removed. */
  chosen: readonly ChosenPlace[];
}

/**
 * Whether a text is more than keywords and one place: then it is submitted for parsing, as with Enter. Choosing to
 * search the listings for a place's name searches for the text itself.
 */
const isRead = (reading: Reading | undefined): boolean =>
  reading !== undefined &&
  reading.chips.length > 0 &&
  !(reading.words === "" && reading.chips.every(({ kind }) => kind === "place"));

/** What a text is read as, before anything is searched for: its filters, then the rest in quotes, which is searched for as words. */
function useReadAs(scope: PlaceScope): (reading: Reading) => string {
  const { t } = useLingui();
  const page = usePage();
  return ({ chips, words, filter, unused = [] }) => {
    const { wanted, excluded } = splitWords(words);
    const [word, without, idle] = [wanted, excluded, unused.join(", ")].map((text) =>
      formatQuote(page, text),
    );
    return [
      ...chips.map(({ text, isConverted }) =>
        // A rent per month is searched for as one per week, or the other way round.
        isConverted ? `${text} (${filterLabel(page, { ...scope, ...filter }, "price")})` : text,
      ),
      ...(wanted === "" ? [] : [word]),
      ...(excluded === "" ? [] : [t`without ${without}`]),
      ...(unused.length > 0 ? [t`not used: ${idle}`] : []),
    ].join(" · ");
  };
}

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

interface SuggestionLinesProps extends PlaceSuggestionsProps {
  understood: UnderstoodSearch;
  onUnderstand: (search: UnderstoodSearch) => void;
}

/**
 * The options below the place field. Before typing: selected places, past searches of this device and popular places;
 * then matching places, grouped by kind with counts, and distances around the best of them.
 */
function SuggestionLines({
  input,
  scope,
  chosen,
  circle,
  onChoosePlace,
  onChooseWords,
  onRemovePlace,
  onTaken,
  understood,
  onUnderstand,
}: SuggestionLinesProps) {
  const { t } = useLingui();
  const page = usePage();
  const kindNames = useKindNames();
  const readAs = useReadAs(scope);
  const typed = useDebouncedInput(input);
  const isTyped = typed !== "";
  const suggested = useSuggestAddressesQuery({ term: typed, ...scope }, { skip: !isTyped });
  const { data: reading, currentData: read } = useReadSearchQuery(
    { text: typed, ...scope },
    { skip: !isTyped },
  );
  useUnderstood({ input, typed, reading: read, chosen, onUnderstand });
  const counted = useSearchQuery(understood ?? {}, { skip: !understood }).currentData;
  const total = understood ? counted?.pagination.total : undefined;
  const popular = usePopularAddressesQuery(scope, { skip: isTyped });
  const { data = [], isFetching } = isTyped ? suggested : popular;

  const change = useChangeSearch(input, onTaken);
  const { lines: chosenLines, removeLast } = useChosenPlaces({
    chosen,
    circle,
    onRemovePlace,
    change,
  });
  useBackspace(input, removeLast);
  const past = useSearchHistory();
  const around = useRadiusSearch({ typed, change });

  const choosePlace = ({ geoId, name }: Place) => {
    if (!circle) {
      onChoosePlace({ geoId, name });
      return;
    }
    // A place replaces a circle: together they would find almost nothing.
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
          ...(reading &&
            isRead(reading) && {
              description: readAs(reading),
              ...(total !== undefined && { detail: formatNumber(page, total) }),
            }),
          icon: SearchIcon,
          choose: () => (isRead(reading) ? searchTyped() : onChooseWords(typed)),
        },
      ],
    },
  ];
  const groups = around.lines ?? (isTyped ? whenTyped() : whenEmpty());
  return (
    <ComboboxList
      // The distances are a new list; the input keeps the focus.
      key={around.question}
      input={input}
      groups={groups.filter(({ items }) => items.length > 0)}
      isLoading={isFetching && !around.lines}
      onChoose={(chosenLine) => chosenLine.choose()}
    />
  );
}

/** The options below the place field, which know what the typed text is understood as. */
export function PlaceSuggestions({ onUnderstand, ...props }: PlaceSuggestionsProps) {
  const [understood, setUnderstood] = useState<UnderstoodSearch>();
  return (
    <SuggestionLines
      {...props}
      understood={understood}
      onUnderstand={(search) => {
        setUnderstood(search);
        onUnderstand?.(search);
      }}
    />
  );
}
