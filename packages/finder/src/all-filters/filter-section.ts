import type { Period } from "@hjem/domain/format/format-price";
import type { SliderRange } from "@hjem/domain/region";
import type { RangeName } from "@hjem/domain/search/reversed-ranges";

/** A choice of a filter with the number of homes that it would give with the other filters unchanged. */
export interface FilterOption {
  /** Name of its field in the form and the URL. */
  name: string;
  value: string;
  label: string;
  /** Undefined until the counts have loaded. */
  count?: number;
  countLabel?: string;
  isChosen: boolean;
}

/** Fields for a minimum and a maximum; some have a slider above them. */
export interface FilterRange {
  name: RangeName;
  /** Which variant of the section it is: "Asking price" of "Price". */
  label: string;
  /** Values of the search in the reader's format; empty for no limit. */
  min: string;
  max: string;
  unit?: string;
  /** The period of a recurring amount: its unit is shown above the fields, not in them. */
  period?: Period;
  slider?: SliderRange;
  /** Homes along the slider, from its start to its end. */
  bars?: readonly number[];
  /** The ends as numbers, for the slider's thumbs. */
  ends: readonly [low: number, high: number];
  /** The same search with its ends swapped, where they are reversed. */
  swapHref?: string;
  /** False where another variant of the range is selected. */
  isShown: boolean;
}

/** A text, date or id field. */
export interface FilterMessages {
  name: string;
  label: string;
  hint?: string;
  value: string;
  type: "search" | "text" | "date";
  max?: string;
}

interface Matter {
  key: string;
  title: string;
  /** A few words to the right of the title. */
  note?: string;
  /** The number of its choices, where it is rare and so folded until one is chosen. */
  folded?: number;
}

/** View of one section of the form, formatted (visual §7). */
export type FilterSection =
  | (Matter & { kind: "ranges"; ranges: FilterRange[] })
  /** A short scale of a range with one selected: "2+". */
  | (Matter & { kind: "scale"; options: FilterOption[] })
  /** Radio buttons. */
  | (Matter & { kind: "one"; options: FilterOption[] })
  /** Checkboxes; `squares` are energy labels by letter. */
  | (Matter & { kind: "ticks"; look: "list" | "squares"; options: FilterOption[] })
  /** Checkboxes for days, the first week visible. */
  | (Matter & { kind: "days"; first: FilterOption[]; rest: FilterOption[]; more: string })
  /** A select menu. */
  | (Matter & { kind: "menu"; options: FilterOption[] })
  | (Matter & {
      kind: "facilities";
      /** Placeholder of the text filter. */
      searchLabel: string;
      first: FilterOption[];
      groups: { title: string; options: FilterOption[] }[];
      more: string;
    })
  /** Addresses that ways are measured from, as they are in a URL (D83). */
  | (Matter & { kind: "reach"; values: string[] })
  | (Matter & { kind: "words"; fields: FilterMessages[] });

/** The names of the fields that a section sends. */
export function fieldsOf(section: FilterSection): string[] {
  switch (section.kind) {
    case "ranges":
      return section.ranges.flatMap(({ name }) => [`${name}Min`, `${name}Max`]);
    case "scale":
      return [`${section.key}Min`, `${section.key}Max`];
    case "words":
      return section.fields.map(({ name }) => name);
    case "days":
      return ["viewingDate"];
    case "facilities":
    case "reach":
      return [section.kind];
    default:
      return section.options.map(({ name }) => name);
  }
}

/** How many choices are made in a section; "any" is none. */
export function chosenIn(section: FilterSection): number {
  switch (section.kind) {
    case "ranges":
      return section.ranges.filter(({ min, max }) => min + max !== "").length;
    case "words":
      return section.fields.filter(({ value }) => value !== "").length;
    case "reach":
      return section.values.length;
    case "days":
    case "facilities":
      return 0;
    default:
      return section.options.filter(({ isChosen, value }) => isChosen && value !== "").length;
  }
}
