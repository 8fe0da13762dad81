import { type AskedContext, say } from "./field-row.ts";

/** Square metres of the units that a size is asked for in. */
const areaUnits = [
  { asked: /(?<!\p{L})acres?(?!\p{L})/iu, name: "acres", size: 4_046.86 },
  { asked: /(?<!\p{L})(?:hectares?|hektar|ha)(?!\p{L})/iu, name: "ha", size: 10_000 },
  { asked: /(?<!\p{L})(?:mål|dekar)(?!\p{L})/iu, name: "mål", size: 1_000 },
  {
    asked: /(?<!\p{L})(?:sq(?:uare)? ?f(?:ee|oo)?t|kvadratfot)(?!\p{L})/iu,
    name: "ft²",
    size: 0.092903,
  },
  { asked: /(?<!\p{L})squares(?!\p{L})/iu, name: "squares", size: 9.29 },
];

/** A size in the unit that was asked for, where it is stated in square metres. */
export function otherUnit(context: AskedContext, value: string): string {
  const [, digits] = /^([\d\s.,\u00a0\u202f]+)\s*m²$/u.exec(value) ?? [];
  const unit = areaUnits.find(({ asked }) => asked.test(context.question));
  if (digits === undefined || !unit) return "";
  const size = Number(digits.replaceAll(/\D/gu, "")) / unit.size;
  const shown = new Intl.NumberFormat(context.language.formatTag, {
    maximumFractionDigits: size < 10 ? 2 : 0,
  }).format(size);
  return say(context, "value.converted", { value: `${shown} ${unit.name}` });
}
