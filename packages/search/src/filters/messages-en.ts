import { messages as allFilters } from "@hjem/finder/all-filters/locales/en.po";
import { messages as finder } from "@hjem/finder/locales/en.po";

/** Words of the page of all filters: the finder's own say what an address asks for beyond the form. */
export const messages = { ...finder, ...allFilters };
