import { formatBedrooms } from "@hjem/domain/format/format-bedrooms";
import {
  formatAreaRange,
  formatCountRange,
  formatLandArea,
} from "@hjem/domain/format/format-measure";
import { formatNumber } from "@hjem/domain/format/format-number";
import type { ListingDetails } from "@hjem/domain/listing/listing-details";
import type { TermKey } from "@hjem/domain/terms";
import { type FieldContext, type FieldRow, type FieldRows, say, termOf } from "./field-row.ts";

type CountName = "bedrooms" | "bathrooms" | "beds" | "totalRooms" | "officeSpaces";
type AreaName =
  | "internalArea"
  | "externalArea"
  | "balconyArea"
  | "terraceArea"
  | "primaryRoom"
  | "usageArea"
  | "grossArea"
  | "groundSurface";

const countRow = (name: CountName, label: TermKey): FieldRow => ({
  label,
  field: `details.${name}`,
  anchor: "facts",
  read: (context) => {
    const count = context.listing.details[name];
    return count && formatCountRange(context, count.min, count.max);
  },
});

const readArea = (context: FieldContext, area: ListingDetails[AreaName]): string | null =>
  area && formatAreaRange(context, area.min, area.max);

const areaRow = (name: AreaName, label: TermKey): FieldRow => ({
  label,
  field: `details.${name}`,
  anchor: "areas",
  read: (context) => readArea(context, context.listing.details[name]),
});

/** Facilities that are places for cars. */
const parkingFacilities = ["parking", "secure_parking", "carport"] as const;

function readGarage(context: FieldContext): string | null {
  const { details, facilities } = context.listing;
  const labels = context.region.facilities
    .filter(({ key }) => parkingFacilities.some((each) => each === key) && facilities.includes(key))
    .map(({ key, label }) => ({ key, label: label[context.language.code] ?? "" }));
  if (details.garage) {
    const count = formatCountRange(context, details.garage.min, details.garage.max);
    // Of what kind they are: any home with car spaces has `parking`.
    const kinds = labels.filter(({ key }) => key !== "parking").map(({ label }) => label);
    return kinds.length > 0 ? `${count} (${kinds.join(", ")})` : count;
  }
  return labels.length > 0 ? labels.map(({ label }) => label).join(", ") : null;
}

/** Numbers of rooms, floors and areas. */
export const roomRows: FieldRows = {
  bedrooms: {
    ...countRow("bedrooms", "detail.bedrooms"),
    read: (context) => {
      const { details, propertyTypes } = context.listing;
      const { min, max } = details.bedrooms ?? { min: null, max: null };
      const term = (key: TermKey) => termOf(context, key);
      return (
        formatBedrooms({ language: context.language, term }, [min, max], propertyTypes) || null
      );
    },
  },
  bathrooms: countRow("bathrooms", "detail.bathrooms"),
  toilets: {
    label: "label.toilets",
    field: "details.bathrooms",
    anchor: "facts",
    read: () => null,
  },
  beds: countRow("beds", "detail.beds"),
  totalRooms: countRow("totalRooms", "detail.totalRooms"),
  officeSpaces: countRow("officeSpaces", "area.officeSpaces"),
  garage: { label: "detail.garages", field: "details.garage", anchor: "facts", read: readGarage },
  floor: {
    label: "label.floor",
    field: "details.floor",
    anchor: "facts",
    // As the page has it.
    read: (context) => {
      const { floor, floors } = context.listing.details;
      if (floor === null) return null;
      const isGround = floor === 0 || floor === 1;
      const label = termOf(context, "detail.floor");
      const storey = isGround
        ? termOf(context, "detail.groundFloor")
        : say(context, "value.floor", { label, number: formatNumber(context, floor) });
      return floors === null
        ? storey
        : say(context, "value.floorOf", { storey, all: formatNumber(context, floors) });
    },
  },
  floors: {
    label: "label.floors",
    field: "details.floors",
    anchor: "facts",
    read: (context) => {
      const { floors } = context.listing.details;
      return floors === null ? null : formatNumber(context, floors);
    },
  },
  internalArea: {
    label: "area.internal",
    field: "details.internalArea",
    anchor: "areas",
    read: (context) => {
      const { internalArea, primaryRoom, usageArea } = context.listing.details;
      return readArea(context, internalArea ?? primaryRoom ?? usageArea);
    },
  },
  externalArea: areaRow("externalArea", "area.external"),
  balconyArea: {
    label: "label.terrace",
    field: "details.balconyArea",
    anchor: "areas",
    read: (context) => {
      const { balconyArea, terraceArea } = context.listing.details;
      return readArea(context, balconyArea ?? terraceArea);
    },
  },
  terraceArea: {
    label: "area.terrace",
    field: "details.terraceArea",
    anchor: "areas",
    read: (context) => {
      const { balconyArea, terraceArea } = context.listing.details;
      return readArea(context, terraceArea ?? balconyArea);
    },
  },
  primaryRoom: areaRow("primaryRoom", "area.primaryRoom"),
  usageArea: areaRow("usageArea", "area.usageArea"),
  grossArea: areaRow("grossArea", "area.grossArea"),
  groundSurface: areaRow("groundSurface", "area.groundSurface"),
  plotArea: {
    label: "area.plotArea",
    field: "details.plotArea",
    anchor: "areas",
    read: (context) => {
      const { plotArea, landSize, propertyArea } = context.listing.details;
      const land = plotArea ?? landSize ?? propertyArea;
      return land && formatLandArea(context, land.min);
    },
  },
};
