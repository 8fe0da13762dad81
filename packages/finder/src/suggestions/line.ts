import type { Suggestion, SuggestionGroup } from "@hjem/ui/combobox-list";

/** A line of the list, and what choosing it does. */
export interface Line extends Suggestion {
  choose: () => void;
}

/** Lines of one kind. */
export type Lines = SuggestionGroup<Line>;
