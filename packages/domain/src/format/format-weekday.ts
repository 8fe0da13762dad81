import type { Language } from "../language.ts";
import { calendarNames } from "./calendar-names.ts";
import { conventionsOf, partsOf, weekdayOf, type WithLanguage } from "./format-date.ts";

/** Names of the weekdays in full, Sunday first: apart from the short ones, which every result shows. */
export const weekdayNames: Readonly<Record<Language, readonly string[]>> = {
  no: "søndag mandag tirsdag onsdag torsdag fredag lørdag".split(" "),
  en: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" "),
};

/** A day with its weekday in full, as a heading: `Lørdag 5. desember`, `Saturday 5 December`. */
export const formatWeekday = (context: WithLanguage, day: string): string => {
  const names = calendarNames[context.language.code];
  const { month, date } = partsOf(day);
  const text = `${weekdayNames[context.language.code][weekdayOf(day)]} ${date}${conventionsOf(context).dayMark} ${names.months[month]}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
};
