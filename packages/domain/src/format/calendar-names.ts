import type { Language } from "../language.ts";

/**
 * Names of months and weekdays, January and Sunday first. Listed here because the short names of `Intl`
 * differ between engine versions (`sep.`, `sept.`): server and browser must write the same.
 */
export const calendarNames: Readonly<
  Record<Language, Readonly<Record<"months" | "monthsShort" | "weekdaysShort", readonly string[]>>>
> = {
  no: {
    months:
      "januar februar mars april mai juni juli august september oktober november desember".split(
        " ",
      ),
    monthsShort: "jan. feb. mars apr. mai juni juli aug. sep. okt. nov. des.".split(" "),
    weekdaysShort: "søn. man. tir. ons. tor. fre. lør.".split(" "),
  },
  en: {
    months:
      "January February March April May June July August September October November December".split(
        " ",
      ),
    monthsShort: "Jan Feb Mar Apr May June July Aug Sept Oct Nov Dec".split(" "),
    weekdaysShort: "Sun Mon Tue Wed Thu Fri Sat".split(" "),
  },
};
