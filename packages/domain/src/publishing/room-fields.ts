import { uninhabitedTypes } from "../listing/enumerations.ts";
import type { DraftFieldRow } from "./draft-field-row.ts";
import {
  commercial,
  homes,
  houseTypes,
  landTypes,
  leisure,
  roomTypes,
} from "./listing-type-sets.ts";

const counts = { min: 0, max: 1_000 };
const areas = { min: 0, max: 100_000_000 };
/** Those that have no building of their own. */
const roomsAndLand = [...roomTypes, ...landTypes];

/** What it is, its rooms and its areas (LIST-043, LIST-046..048, LIST-052). */
export const roomFields = [
  { path: "property_detail.property_types", group: "type", control: "property_types" },
  {
    path: "property_detail.title",
    group: "heading",
    control: "text",
  },
  {
    path: "property_detail.description",
    group: "heading",
    control: "html",
  },
  {
    path: "property_detail.bedrooms",
    group: "rooms",
    control: "count",
    bounds: counts,
    listingTypes: homes,
    exceptTypes: uninhabitedTypes,
  },
  {
    path: "property_detail.bathrooms",
    group: "rooms",
    control: "count",
    bounds: counts,
    exceptTypes: uninhabitedTypes,
  },
  // LIST-100: required as a key for a residential sale, whose form does not ask for it.
  {
    path: "property_detail.beds",
    group: "rooms",
    control: "count",
    bounds: counts,
    listingTypes: leisure,
    exceptTypes: uninhabitedTypes,
  },
  {
    path: "property_detail.total_rooms",
    group: "rooms",
    control: "count",
    bounds: counts,
    exceptTypes: [...uninhabitedTypes, ...roomTypes],
  },
  {
    path: "property_detail.floor_located",
    group: "rooms",
    control: "number",
    bounds: { min: -3, max: 200 },
    exceptTypes: [...houseTypes, ...landTypes],
  },
  {
    path: "property_detail.floors",
    group: "rooms",
    control: "count",
    bounds: { min: 1, max: 200 },
    exceptTypes: [...roomTypes, ...uninhabitedTypes],
    isMore: true,
  },
  { path: "property_detail.garages", group: "rooms", control: "count", bounds: counts },
  {
    path: "property_detail.office_spaces",
    group: "rooms",
    control: "count",
    bounds: counts,
    listingTypes: commercial,
    exceptTypes: uninhabitedTypes,
  },
  {
    path: "property_detail.internal_area",
    group: "areas",
    control: "area",
    bounds: areas,
    exceptTypes: landTypes,
  },
  {
    path: "property_detail.external_area",
    group: "areas",
    control: "area",
    bounds: areas,
    listingTypes: homes,
    exceptTypes: uninhabitedTypes,
  },
  {
    path: "property_detail.balcony_area",
    group: "areas",
    control: "area",
    bounds: areas,
    listingTypes: homes,
    exceptTypes: uninhabitedTypes,
  },
  {
    path: "property_detail.terrace_area",
    group: "areas",
    control: "area",
    bounds: areas,
    listingTypes: homes,
    exceptTypes: uninhabitedTypes,
  },
  {
    path: "property_detail.usage_area",
    group: "areas",
    control: "area",
    bounds: areas,
    exceptTypes: landTypes,
  },
  {
    path: "property_detail.primary_room",
    group: "areas",
    control: "area",
    bounds: areas,
    exceptTypes: uninhabitedTypes,
    isMore: true,
  },
  {
    path: "property_detail.gross_area",
    group: "areas",
    control: "area_range",
    bounds: areas,
    listingTypes: commercial,
  },
  {
    path: "property_detail.plot_area",
    group: "areas",
    control: "area",
    bounds: areas,
    exceptTypes: roomTypes,
  },
  {
    path: "property_detail.ground_surface",
    group: "areas",
    control: "area",
    bounds: areas,
    exceptTypes: roomsAndLand,
    isMore: true,
  },
  {
    path: "property_detail.property_area",
    group: "areas",
    control: "area",
    bounds: areas,
    exceptTypes: roomTypes,
    isMore: true,
  },
  {
    path: "property_detail.area_description",
    group: "areas",
    control: "long_text",
    maxLength: 4_000,
    isMore: true,
  },
] as const satisfies readonly DraftFieldRow[];
