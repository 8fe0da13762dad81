import type { Facility } from "@hjem/domain/region";
import type { Translator } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import type { FilterSection } from "../filter-section.ts";
import { counted, type FieldContext } from "./field-context.ts";

/** The most requested facilities; as many as fit are shown first, in this order. */
const MOST_REQUESTED = [
  "balcony",
  "elevator",
  "fireplace",
  "parking",
  "ev_charging",
  "no_facing_neighbours",
  "hiking",
  "step_free",
  "pool",
  "air_conditioning",
  "garden",
  "loading_bay",
];
const FIRST = 8;

const groupTitles = ({ i18n }: Translator): Record<Facility["group"], string> => ({
  indoor: t(i18n)`Indoors`,
  outdoor: t(i18n)`Outdoors and surroundings`,
  building: t(i18n)`In the building`,
  access: t(i18n)`Access and safety`,
  energy: t(i18n)`Energy`,
});

/** Facilities of the selected types, grouped; selected ones that the types lack stay (SRCH-174, SRCH-175). */
export function buildFacilitySection(
  context: FieldContext,
  table: readonly Facility[],
): FilterSection | false {
  const { translator, request, facilities } = context;
  const chosen = request.facilities ?? [];
  const known = new Map(table.map((facility) => [facility.key, facility]));
  const keys = [...new Set([...facilities.map(({ key }) => key), ...chosen])];
  if (keys.length === 0) return false;
  const option = (key: string) =>
    counted(context, "facilities", {
      name: "facilities",
      value: key,
      label: known.get(key)?.label[translator.language.code] ?? key,
      isChosen: chosen.includes(key),
    });
  const first = MOST_REQUESTED.filter((key) => keys.includes(key)).slice(0, FIRST);
  const rest = keys.filter((key) => !first.includes(key));
  const titles = groupTitles(translator);
  const groups = Object.entries(titles).map(([group, title]) => ({
    title,
    options: rest.filter((key) => (known.get(key)?.group ?? "indoor") === group).map(option),
  }));
  const count = keys.length;
  return {
    kind: "facilities",
    key: "facilities",
    title: translator.term("detail.facilities"),
    searchLabel: t(translator.i18n)`Search among ${count} features`,
    first: first.map(option),
    groups: groups.filter(({ options }) => options.length > 0),
    more: t(translator.i18n)`Show all ${count}`,
  };
}
