import type { Suggestion, SuggestionGroup } from "@hjem/ui/combobox-list";
import { CloseIcon } from "@hjem/ui/icons";
import { useLingui } from "@lingui/react/macro";
import type { ChosenCircle } from "../labels/chosen-circle.ts";
import type { ChosenPlace } from "../labels/place-names.ts";
import { circleFields, type useChangeSearch } from "./use-change-search.ts";

/** An option of the list with its action. */
export interface Line extends Suggestion {
  choose: () => void;
}

/** Options of one kind. */
export type Lines = SuggestionGroup<Line>;

interface ChosenOptions {
  onRemovePlace: ((place: ChosenPlace) => void) | undefined;
  chosen: readonly ChosenPlace[];
  circle: ChosenCircle | null | undefined;
  change: ReturnType<typeof useChangeSearch>;
}

/** The selected places as options: selecting one removes it. */
export function useChosenPlaces({ chosen, circle, onRemovePlace, change }: ChosenOptions) {
  const { t } = useLingui();
  const removePlace = (place: ChosenPlace) => {
    if (onRemovePlace) onRemovePlace(place);
    else change((params) => params.delete("geoId", place.geoId));
  };
  const removeCircle = () =>
    change((params) => {
      for (const field of circleFields) params.delete(field);
    });
  const remove = { detail: t`Remove`, icon: CloseIcon };
  const lines: Line[] = [
    ...chosen.map((place) => ({
      id: `chosen-${place.geoId}`,
      label: place.name,
      ...remove,
      choose: () => removePlace(place),
    })),
    ...(circle
      ? [{ id: "chosen-near", label: circle.label, ...remove, choose: removeCircle }]
      : []),
  ];
  return { lines, removeLast: () => lines.at(-1)?.choose() };
}
