import { formatDistance } from "@hjem/domain/format/format-measure";
import { photoCategories } from "@hjem/domain/listing/enumerations";
import {
  floorChoices,
  floorsOf,
  roomChoices,
  transportRadiusChoices,
} from "@hjem/domain/search/filter-choices";
import { offeredTypes } from "@hjem/domain/search/filter-offer";
import { searchFields } from "@hjem/domain/search/search-fields";
import type { TermKey } from "@hjem/domain/terms";
import { t } from "@lingui/core/macro";
import { filterLabel, type Teller } from "../../active-filters/filter-label.ts";
import type { FilterSection } from "../filter-section.ts";
import { tellRoomRange } from "./tell-ranges.ts";
import { counted, oneOf, severalOf, type Telling } from "./telling.ts";

type Told = FilterSection | false;

const any = ({ i18n }: Teller) => t(i18n)`Any`;

/** At least so many (SRCH-154..156, SRCH-210). */
const rooms =
  (field: "bedroom" | "bathroom" | "garage", key: TermKey) =>
  (telling: Telling): Told => {
    const { teller, request, isShown } = telling;
    if (!isShown(field)) return false;
    const title = teller.term(key);
    const name = `${field}Min` as const;
    const chosen = request[name];
    const isOnScale = roomChoices.some((choice) => choice === (chosen ?? "any"));
    if (request[`${field}Max`] !== undefined || !isOnScale) {
      return tellRoomRange(telling, field, title);
    }
    const choices = roomChoices
      .filter((choice) => choice !== "any")
      .map((choice) =>
        counted(telling, field, {
          name,
          value: String(choice),
          label: `${choice}+`,
          isChosen: choice === chosen,
        }),
      );
    const value = String(chosen ?? "");
    return { kind: "scale", key: field, title, options: oneOf(name, any(teller), value, choices) };
  };
export const tellBedrooms = rooms("bedroom", "detail.bedrooms");
export const tellBathrooms = rooms("bathroom", "detail.bathrooms");
export const tellGarages = rooms("garage", "detail.garages");

export const tellTypes = (telling: Telling): FilterSection => {
  const { teller, request } = telling;
  const { propertyType: chosen = [], listingType } = request;
  return {
    kind: "ticks",
    look: "list",
    key: "propertyType",
    title: teller.term(
      listingType === "commercial" ? "detail.premisesType" : "detail.propertyType",
    ),
    options: severalOf(
      telling,
      "propertyType",
      offeredTypes(teller.region, request),
      chosen,
      (type) => teller.term(`type.${type}`),
    ),
  };
};

/** Any storey, not the ground floor, one of six, or above them; a range of an address stands beside them. */
export const tellFloors = (telling: Telling): FilterSection => {
  const { teller, request } = telling;
  const { i18n } = teller;
  const floor = teller.term("detail.floor");
  const write = (floors: NonNullable<typeof request.floors>) =>
    searchFields.floors.write(floors).join("");
  const value = request.floors ? write(request.floors) : "";
  const named = (choice: Exclude<(typeof floorChoices)[number], "any">) => {
    if (choice === "notFirst") return teller.term("detail.floorNotFirst");
    if (choice === 1) return teller.term("detail.groundFloor");
    // Languages differ in which of the two comes first: "Floor 2", "2. etasje".
    return choice === "above" ? t(i18n)`${floor} 7+` : t(i18n)`${floor} ${choice}`;
  };
  const choices = floorChoices
    .filter((choice) => choice !== "any")
    .map((choice) => {
      const written = write(floorsOf(choice) ?? {});
      const label = named(choice);
      const option = { name: "floors", value: written, label, isChosen: written === value };
      return counted(telling, "floors", option, String(choice));
    });
  const isOnMenu = value === "" || choices.some((choice) => choice.isChosen);
  const label = filterLabel(teller, request, "floors");
  const own = isOnMenu ? [] : [{ name: "floors", value, label, isChosen: true }];
  const options = oneOf("floors", any(teller), value, [...choices, ...own]);
  return { kind: "one", key: "floors", title: floor, options };
};

/** How far it is to the nearest stop; a distance of an address stands beside the menu's. */
export const tellTransport = (telling: Telling): FilterSection => {
  const { teller, request } = telling;
  const name = "transportationRadius";
  const chosen = request.transportationRadius;
  const offered: number[] = transportRadiusChoices.filter((choice) => choice !== "any");
  const all = chosen === undefined ? offered : [...new Set([...offered, chosen])];
  const choices = all.map((metres) =>
    counted(telling, name, {
      name,
      value: String(metres),
      label: formatDistance(teller, metres),
      isChosen: metres === chosen,
    }),
  );
  return {
    kind: "one",
    key: name,
    title: t(teller.i18n)`Max distance to public transport`,
    options: oneOf(name, any(teller), String(chosen ?? ""), choices),
  };
};

/** Rooms that the pictures must show. */
export const tellPictures = (telling: Telling): Told => {
  const { teller, request, isShown } = telling;
  const offered = photoCategories.filter((kind) => kind !== "any");
  const chosen = (request.showby ?? []).filter((kind) => kind !== "any");
  return (
    isShown("showby") && {
      kind: "ticks",
      look: "list",
      key: "showby",
      title: t(teller.i18n)`Shown in photos`,
      options: severalOf(telling, "showby", offered, chosen, (kind) =>
        teller.term(`photo.${kind}`),
      ),
    }
  );
};
