import type { Settlement } from "../../places/settlement.ts";
import type { Random } from "../../random.ts";
import { roundTo } from "../facts.ts";
import type { HomeHabits, HomeTraits, HomeType } from "../home-building.ts";
import { isFlat } from "../home-building.ts";

function yearOf(random: Random, type: HomeType, settlement: Settlement): number {
  if (type === "farm") return random.int(1895, 2012);
  if (type === "cabin") return random.int(1958, 2022);
  const isUrban = settlement.setting === "city";
  if (isFlat(type)) {
    return random.weighted([
      [random.int(1928, 1942), isUrban ? 1.5 : 0.2],
      [random.int(1960, 1979), 4],
      [random.int(1980, 1999), 3],
      [random.int(2000, 2012), 4],
      [random.int(2013, 2024), 5],
      [2026, 0.8],
    ]);
  }
  return random.weighted([
    [random.int(1882, 1915), isUrban ? 4 : 1],
    [random.int(1916, 1940), 2.5],
    [random.int(1946, 1969), 4],
    [random.int(1970, 1989), 4],
    [random.int(1990, 2009), 5],
    [random.int(2010, 2024), 4],
    [2026, 0.6],
  ]);
}

function plotOf(random: Random, type: HomeType, settlement: Settlement): number {
  const room = settlement.setting === "city" ? 0.62 : settlement.setting === "town" ? 1 : 1.25;
  switch (type) {
    case "farm":
      return roundTo(random.int(8_000, 420_000), 100);
    case "townhouse":
      return random.int(120, 240);
    case "twin_dwelling":
      return Math.round(random.int(260, 430) * room);
    case "cabin":
      return random.int(420, 1_600);
    default:
      return Math.round(random.int(380, 920) * room);
  }
}

const isHot = (region: string): boolean => region === "QLD" || region === "NT" || region === "WA";
const isCold = (region: string): boolean =>
  region === "TAS" || region === "ACT" || region === "VIC";

function odds(traits: HomeTraits): Readonly<Record<string, number>> {
  const { type, settlement, isNew, isRent, isLeisure, year, floor, floors, internal, bathrooms } =
    traits;
  const flat = isFlat(type);
  const isModern = year >= 2005;
  const isCity = settlement.setting === "city";
  const { region, nature } = settlement;
  if (type === "room_in_shared_apartment") {
    return {
      broadband: 0.9,
      white_goods: 0.8,
      public_transport: 0.7,
      central: isCity ? 0.5 : 0.1,
      built_in_robes: 0.6,
    };
  }
  return {
    fireplace: flat ? 0.02 : isCold(region) ? 0.35 : year < 1945 ? 0.3 : 0.06,
    heat_pump: region === "TAS" ? 0.6 : 0.03,
    air_conditioning: isHot(region) ? 0.85 : 0.65,
    ceiling_fan: isHot(region) ? 0.75 : 0.25,
    underfloor_heating: isNew ? 0.1 : 0.03,
    ensuite: bathrooms > 1 ? 0.85 : 0,
    bathtub: flat ? 0.2 : 0.45,
    laundry: flat ? 0.5 : 0.9,
    dishwasher: 0.72,
    white_goods: isRent ? 0.15 : 0,
    built_in_robes: 0.72,
    walk_in_robe: internal > 140 ? 0.45 : 0.05,
    study: 0.3,
    wine_cellar: flat ? 0 : 0.02,
    secondary_unit: type === "single_dwelling" && internal > 180 && !isRent ? 0.09 : 0,
    broadband: 0.6,
    balcony: flat ? ((floor ?? 1) > 1 ? 0.85 : 0) : type === "townhouse" ? 0.3 : 0,
    deck: flat ? 0 : isLeisure ? 0.7 : 0.5,
    garden: flat ? 0 : 0.55,
    courtyard: flat ? ((floor ?? 2) === 1 ? 0.7 : 0) : type === "townhouse" ? 0.7 : 0.12,
    pool: flat
      ? floors > 5
        ? 0.4
        : 0.06
      : type === "single_dwelling"
        ? isHot(region)
          ? 0.32
          : 0.14
        : 0.04,
    barbecue: isLeisure ? 0.3 : 0.14,
    fenced: flat ? 0 : type === "single_dwelling" ? 0.55 : 0.1,
    shed: flat || type === "townhouse" ? 0 : type === "farm" ? 0.95 : 0.3,
    water_tank: flat || type === "townhouse" ? 0 : type === "farm" ? 0.9 : 0.14,
    bore_water: type === "farm" ? 0.4 : region === "WA" && !flat ? 0.2 : 0,
    tennis_court: type === "farm" ? 0.06 : 0,
    view: flat ? ((floor ?? 1) > 4 ? 0.55 : 0.08) : nature === null ? 0.1 : 0.35,
    sunny: 0.32,
    shoreline: isLeisure && nature === "coast" ? 0.12 : 0.004,
    boat_place: isLeisure && nature === "coast" ? 0.08 : 0.004,
    hiking: nature === "mountain" || nature === "inland" ? 0.45 : 0.12,
    child_friendly: isLeisure ? 0.15 : isCity ? 0.15 : 0.4,
    quiet: 0.32,
    central: isCity ? 0.5 : 0.2,
    elevator: floors >= 6 ? 1 : isModern ? 0.92 : floors === 5 ? 0.7 : 0.05,
    parking: flat ? (isModern ? 0.85 : 0.6) : 0.92,
    secure_parking: flat && isModern ? 0.75 : 0,
    carport: flat || isModern ? 0 : 0.3,
    bicycle_storage: flat && isModern ? 0.35 : 0,
    janitor: flat && floors > 8 ? 0.3 : 0,
    gym: flat && floors > 6 && isModern ? 0.4 : 0,
    roof_terrace: flat && floors > 5 && isModern ? 0.3 : 0,
    shared_laundry: flat && year < 1980 ? 0.25 : 0,
    step_free: isModern ? 0.25 : 0.03,
    intercom: flat && isModern ? 0.85 : 0,
    alarm: flat ? 0.04 : 0.2,
    public_transport: isLeisure ? 0.06 : isCity ? 0.8 : 0.35,
    solar: flat ? 0.03 : isLeisure ? 0.25 : 0.42,
    battery: flat ? 0 : 0.06,
    ev_charging: isModern ? 0.12 : 0.03,
    solar_hot_water: flat ? 0 : 0.2,
    gas: isModern && flat ? 0.25 : 0.4,
    double_glazing: isNew ? 0.4 : isCold(region) ? 0.15 : 0.03,
  };
}

/** What Australian homes are like; areas are internal. */
export const australianHabits: HomeHabits = {
  areas: {
    apartment: [86, 27, 42, 210],
    townhouse: [150, 30, 95, 260],
    twin_dwelling: [158, 32, 95, 270],
    single_dwelling: [182, 56, 85, 460],
    cabin: [112, 36, 40, 260],
    farm: [210, 60, 110, 430],
    dorm: [30, 5, 20, 40],
    room_in_shared_apartment: [14, 2.5, 9, 22],
  },
  flatScale: 118,
  houseScale: 104,
  singleStorey: 0.66,
  secondBathroom: 0.72,
  yearOf,
  plotOf,
  odds,
  hasExternalArea: false,
};
