import { messages as allFilters } from "@hjem/finder/all-filters/locales/no.po";
import { messages as finder } from "@hjem/finder/locales/no.po";

/** Messages of the page of all filters: the finder's name the filters of an address that the form lacks. */
export const messages = { ...finder, ...allFilters };
