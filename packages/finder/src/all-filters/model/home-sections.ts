import { formatDistance } from "@hjem/domain/format/format-measure";
import {
  floorChoices,
  floorsOf,
  roomChoices,
  STUDIO,
  transportRadiusChoices,
} from "@hjem/domain/search/filter-choices";
import { writeReach } from "@hjem/domain/search/reach";
import { searchFields } from "@hjem/domain/search/search-fields";
import type { TermKey } from "@hjem/domain/terms";
import type { Translator } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import { filterLabel } from "../../labels/filter-label.ts";
import type { FilterSection } from "../filter-section.ts";
import { counted, oneOf, type FieldContext } from "./field-context.ts";
import { buildRoomRangeSection } from "./range-sections.ts";

type OptionalSection = FilterSection | false;

const any = ({ i18n }: Translator) => t(i18n)`Any`;

/** A minimum (SRCH-154..156, SRCH-210); of bedrooms also none, a studio. */
const rooms =
  (field: "bedroom" | "bathroom" | "garage", key: TermKey) =>
  (context: FieldContext): OptionalSection => {
    const { translator, request, isShown } = context;
    if (!isShown(field)) return false;
    const title = translator.term(key);
    const name = `${field}Min` as const;
    const chosen = request[name];
    const most = request[`${field}Max`];
    const isStudio = field === "bedroom" && most === 0;
    const isOnScale = roomChoices.some((choice) => choice === (chosen ?? "any"));
    if (!isStudio && (most !== undefined || !isOnScale)) {
      return buildRoomRangeSection(context, field, title);
    }
    const value = isStudio ? STUDIO : String(chosen ?? "");
    const choice = (own: string, label: string) =>
      counted(context, field, { name, value: own, label, isChosen: own === value });
    const choices = [
      ...(field === "bedroom" ? [choice(STUDIO, translator.term("detail.studio"))] : []),
      ...roomChoices
        .filter((count) => count !== "any")
        .map((count) => choice(String(count), `${count}+`)),
    ];
    return {
      kind: "scale",
      key: field,
      title,
      options: oneOf(name, any(translator), value, choices),
    };
  };
export const buildBedroomsSection = rooms("bedroom", "detail.bedrooms");
export const buildBathroomsSection = rooms("bathroom", "detail.bathrooms");
export const buildGaragesSection = rooms("garage", "detail.garages");

/** Any floor, not the ground floor, one of six, or above them; a range from a URL is shown beside them. */
export const buildFloorsSection = (context: FieldContext): FilterSection => {
  const { translator, request } = context;
  const { i18n } = translator;
  const floor = translator.term("detail.floor");
  const write = (floors: NonNullable<typeof request.floors>) =>
    searchFields.floors.write(floors).join("");
  const value = request.floors ? write(request.floors) : "";
  const named = (choice: Exclude<(typeof floorChoices)[number], "any">) => {
    if (choice === "notFirst") return translator.term("detail.floorNotFirst");
    if (choice === 1) return translator.term("detail.groundFloor");
    // Languages differ in word order: "Floor 2", "2. etasje".
    return choice === "above" ? t(i18n)`${floor} 7+` : t(i18n)`${floor} ${choice}`;
  };
  const choices = floorChoices
    .filter((choice) => choice !== "any")
    .map((choice) => {
      const written = write(floorsOf(choice) ?? {});
      const label = named(choice);
      const option = { name: "floors", value: written, label, isChosen: written === value };
      return counted(context, "floors", option, String(choice));
    });
  const isOnMenu = value === "" || choices.some((choice) => choice.isChosen);
  const label = filterLabel(translator, request, "floors");
  const own = isOnMenu ? [] : [{ name: "floors", value, label, isChosen: true }];
  const options = oneOf("floors", any(translator), value, [...choices, ...own]);
  return { kind: "one", key: "floors", title: floor, options };
};

/** Addresses that all must be near enough (D83). */
export const buildReachSection = ({ translator, request }: FieldContext): FilterSection => ({
  kind: "reach",
  key: "reach",
  title: t(translator.i18n)`Travel time`,
  values: (request.reach ?? []).map(writeReach),
});

/** Distance to the nearest stop; a distance from a URL is shown beside the menu's. */
export const buildTransportSection = (context: FieldContext): FilterSection => {
  const { translator, request } = context;
  const name = "transportationRadius";
  const chosen = request.transportationRadius;
  const offered: number[] = transportRadiusChoices.filter((choice) => choice !== "any");
  const all = chosen === undefined ? offered : [...new Set([...offered, chosen])];
  const choices = all.map((metres) =>
    counted(context, name, {
      name,
      value: String(metres),
      label: formatDistance(translator, metres),
      isChosen: metres === chosen,
    }),
  );
  return {
    kind: "one",
    key: name,
    title: t(translator.i18n)`Max distance to public transport`,
    options: oneOf(name, any(translator), String(chosen ?? ""), choices),
  };
};
