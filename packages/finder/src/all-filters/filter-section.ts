import type { Period } from "@hjem/domain/format/format-price";
import type { SliderRange } from "@hjem/domain/region";
import type { RangeName } from "@hjem/domain/search/min-max-pairs";

/** One choice of a filter and how many homes it would give with the other filters unchanged. */
export interface FilterOption {
  /** Name of its field in the form and the address. */
  name: string;
  value: string;
  label: string;
  /** Unknown until the counts have come. */
  count?: number;
  countLabel?: string;
  isChosen: boolean;
}

/** A lowest and a highest, typed; some have a slider over them. */
export interface FilterRange {
  name: RangeName;
  /** Which reading of the section's matter it is: "Asking price" of "Price". */
  label: string;
  /** What the search holds, as the reader writes figures; empty for no limit. */
  min: string;
  max: string;
  unit?: string;
  /** The period of a recurring sum: its unit stands over the fields, not in them. */
  period?: Period;
  slider?: SliderRange;
  /** Homes along the slider, from its start to its end. */
  bars?: readonly number[];
  /** The ends as numbers, where the slider's thumbs stand. */
  ends: readonly [low: number, high: number];
  /** The same search with its ends changed over, where they stand upside down. */
  swapHref?: string;
  /** False where the other reading of the range is the chosen one. */
  isShown: boolean;
}

/** A line of words, a day or an id to be written. */
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
  /** A few words at the right of the title. */
  note?: string;
}

/** View of one section of the form, formatted (visual §7). */
export type FilterSection =
  | (Matter & { kind: "ranges"; ranges: FilterRange[] })
  /** A short scale of which one holds: "2+". */
  | (Matter & { kind: "scale"; options: FilterOption[] })
  /** One of several. */
  | (Matter & { kind: "one"; options: FilterOption[] })
  /** Any of several; `squares` are energy labels by their letter. */
  | (Matter & { kind: "ticks"; look: "list" | "squares"; options: FilterOption[] })
  /** Any of several days, the first week at once. */
  | (Matter & { kind: "days"; first: FilterOption[]; rest: FilterOption[]; more: string })
  /** One of many, as a menu. */
  | (Matter & { kind: "menu"; options: FilterOption[] })
  | (Matter & {
      kind: "facilities";
      /** Asks for words to look among them. */
      searchLabel: string;
      first: FilterOption[];
      groups: { title: string; options: FilterOption[] }[];
      more: string;
    })
  | (Matter & { kind: "words"; fields: FilterMessages[] });

/** The names of the fields that a section sends. */
export function fieldsOf(section: FilterSection): string[] {
  switch (section.kind) {
    case "ranges":
      return section.ranges.flatMap(({ name }) => [`${name}Min`, `${name}Max`]);
    case "words":
      return section.fields.map(({ name }) => name);
    case "days":
      return ["viewingDate"];
    case "facilities":
      return ["facilities"];
    default:
      return section.options.map(({ name }) => name);
  }
}
