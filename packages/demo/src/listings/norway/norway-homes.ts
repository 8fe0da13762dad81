import type { EnergyLabel, HeatingGrade, Ownership } from "@hjem/domain/listing/enumerations";
import { energyLabels } from "@hjem/domain/listing/enumerations";
import type { Settlement } from "../../places/settlement.ts";
import type { Random } from "../../random.ts";
import { roundTo, within } from "../facts.ts";
import type { HomeHabits, HomeTraits, HomeType } from "../home-building.ts";
import { isFlat } from "../home-building.ts";

function yearOf(random: Random, type: HomeType, settlement: Settlement): number {
  if (type === "cabin") {
    return random.weighted([
      [random.int(1948, 1975), 3],
      [random.int(1976, 2000), 4],
      [random.int(2001, 2024), 5],
    ]);
  }
  if (type === "farm") return random.int(1840, 1978);
  const isUrban = settlement.setting === "city";
  return random.weighted([
    [random.int(1884, 1924), isUrban && isFlat(type) ? 5 : 1],
    [random.int(1925, 1945), 2],
    [random.int(1946, 1965), 4],
    [random.int(1966, 1989), isFlat(type) ? 4 : 7],
    [random.int(1990, 2009), 5],
    [random.int(2010, 2024), 5],
    [2026, 0.9],
  ]);
}

function plotOf(random: Random, type: HomeType, settlement: Settlement): number {
  const room = settlement.setting === "city" ? 0.65 : settlement.setting === "town" ? 1 : 1.4;
  switch (type) {
    case "farm":
      return roundTo(random.int(9_000, 260_000), 100);
    case "cabin":
      return roundTo(random.int(500, 2_400), 5);
    case "townhouse":
      return random.int(110, 260);
    case "twin_dwelling":
      return Math.round(random.int(260, 620) * room);
    default:
      return Math.round(random.int(480, 1_350) * room);
  }
}

function odds(traits: HomeTraits): Readonly<Record<string, number>> {
  const { type, settlement, isNew, isRent, isLeisure, year, floor, floors, internal } = traits;
  const flat = isFlat(type);
  const isModern = year >= 2008;
  const isCity = settlement.setting === "city";
  const { nature } = settlement;
  if (type === "room_in_shared_apartment") {
    return {
      broadband: 0.9,
      white_goods: 0.7,
      central: isCity ? 0.5 : 0.1,
      public_transport: 0.7,
      bicycle_storage: 0.3,
    };
  }
  return {
    fireplace: flat ? (year < 1950 ? 0.4 : 0.06) : isNew ? 0.3 : 0.75,
    heat_pump: flat ? 0.02 : 0.5,
    underfloor_heating: isModern ? 0.7 : 0.3,
    balanced_ventilation: isModern ? 0.75 : 0,
    ensuite: 0.3,
    bathtub: flat ? 0.07 : 0.22,
    sauna: isLeisure && internal > 90 ? 0.35 : 0.02,
    laundry: 0.75,
    dishwasher: 0.6,
    white_goods: isRent ? 0.8 : 0.3,
    built_in_robes: 0.35,
    walk_in_robe: internal > 120 ? 0.2 : 0.03,
    study: 0.3,
    wine_cellar: flat ? 0 : 0.06,
    secondary_unit:
      type === "single_dwelling" && internal > 170 && !isLeisure && !isRent ? 0.22 : 0,
    broadband: isLeisure ? 0.45 : 0.8,
    balcony: flat ? ((floor ?? 1) > 1 ? 0.72 : 0.4) : 0.8,
    deck: flat ? 0 : 0.25,
    garden: flat ? 0 : isLeisure ? 0.2 : 0.7,
    courtyard: flat && year < 1945 && isCity ? 0.6 : 0,
    hot_tub: isLeisure ? 0.14 : 0.02,
    barbecue: isLeisure ? 0.2 : 0.06,
    shed: flat ? 0 : type === "farm" ? 0.95 : isLeisure ? 0.45 : 0.25,
    view: flat && (floor ?? 1) < 3 ? 0.12 : 0.4,
    sunny: 0.45,
    no_facing_neighbours: flat ? 0.12 : 0.2,
    shoreline: isLeisure && nature === "coast" ? 0.16 : 0.005,
    boat_place: isLeisure && nature === "coast" ? 0.35 : 0.01,
    hiking: isCity ? 0.2 : 0.65,
    skiing: nature === "mountain" ? 0.75 : 0.05,
    child_friendly: isLeisure ? 0.1 : isCity ? 0.25 : 0.6,
    quiet: 0.4,
    central: isLeisure ? 0.05 : isCity ? 0.6 : 0.25,
    elevator: isModern ? 0.92 : floors >= 7 ? 0.97 : floors >= 5 ? 0.5 : 0.08,
    parking: flat ? (isModern ? 0.55 : 0.2) : 0.85,
    secure_parking: flat && isModern ? 0.4 : 0,
    carport: flat ? 0 : 0.2,
    bicycle_storage: flat ? 0.45 : 0,
    janitor: flat ? 0.4 : 0,
    shared_laundry: flat && year < 1975 ? 0.2 : 0,
    roof_terrace: flat && floors >= 4 ? 0.14 : 0,
    step_free: isModern ? 0.3 : 0.02,
    intercom: flat ? 0.6 : 0,
    road_all_year: isLeisure ? 0.6 : 0,
    public_transport: isLeisure ? 0.1 : isCity ? 0.85 : 0.4,
    ev_charging: flat ? (isModern ? 0.4 : 0.12) : 0.35,
    solar: isModern ? 0.08 : 0.02,
    district_heating: flat && isCity && isModern ? 0.6 : 0.02,
    double_glazing: isModern ? 0.35 : 0.04,
    water_tank: isLeisure ? 0.2 : type === "farm" ? 0.3 : 0,
  };
}

/** What Norwegian homes are like; areas are BRA-i. */
export const norwegianHabits: HomeHabits = {
  areas: {
    apartment: [67, 24, 33, 165],
    townhouse: [112, 22, 70, 180],
    twin_dwelling: [132, 30, 75, 230],
    single_dwelling: [168, 48, 75, 380],
    cabin: [84, 34, 28, 230],
    farm: [190, 48, 110, 360],
    dorm: [24, 5, 16, 34],
    room_in_shared_apartment: [12, 2.5, 8, 19],
  },
  flatScale: 100,
  houseScale: 100,
  singleStorey: 0.28,
  secondBathroom: 0.45,
  yearOf,
  plotOf,
  odds,
  hasExternalArea: true,
};

/** Energy label and heating grade by age, renovation and heating (market N12). */
export function energyOf(
  random: Random,
  home: { year: number | null; renovated: number | null; facilities: ReadonlySet<string> },
): { label: EnergyLabel | null; heating: HeatingGrade | null } {
  const { year, renovated, facilities } = home;
  if (year === null) return { label: null, heating: null };
  const byAge = [2017, 2008, 1997, 1980, 1955].filter((limit) => year < limit).length;
  const better = (renovated !== null ? 1 : 0) + (facilities.has("heat_pump") ? 1 : 0);
  const step = within(0, byAge + random.int(0, 1) + (byAge > 2 ? 1 : 0) - better, 6);
  const isClean = facilities.has("heat_pump") || facilities.has("district_heating");
  return {
    label: energyLabels[step] ?? null,
    heating: isClean
      ? random.pick(["green", "light_green"])
      : random.pick(year >= 2008 ? ["light_green", "yellow"] : ["yellow", "orange", "red"]),
  };
}

/** How a home is owned: flats often by a housing co-operative, houses nearly always outright (market N7). */
export function ownershipOf(random: Random, type: HomeType, year: number): Ownership {
  if (!isFlat(type) && type !== "townhouse") return "freehold";
  const isCooperativeAge = year > 1945 && year < 1995;
  return random.weighted<Ownership>([
    ["freehold", isCooperativeAge ? 35 : 70],
    ["cooperative", isCooperativeAge ? 55 : 22],
    ["share", 4],
    ["stock", year < 1960 ? 5 : 0.5],
  ]);
}
