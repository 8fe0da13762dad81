import type { PropertyType } from "@hjem/domain/listing/enumerations";
import type { Random } from "../random.ts";
import type { Building, Room } from "./facts.ts";
import { roundTo } from "./facts.ts";

const nothing = {
  isNew: false,
  year: null,
  renovated: null,
  floor: null,
  floors: null,
  bedrooms: 0,
  bathrooms: 0,
  parking: 0,
  beds: 0,
  internal: 0,
  external: 0,
  enclosed: 0,
  open: 0,
  plot: 0,
  rooms: [],
  label: null,
  heating: null,
  elevation: null,
} satisfies Partial<Building>;

type Odds = Readonly<Record<string, number>>;

const facilitiesOf = (random: Random, odds: Odds): Set<string> =>
  new Set(
    Object.entries(odds)
      .filter(([, share]) => random.chance(share))
      .map(([key]) => key),
  );

const landOdds: Odds = {
  view: 0.45,
  sunny: 0.5,
  no_facing_neighbours: 0.15,
  hiking: 0.5,
  child_friendly: 0.4,
  quiet: 0.45,
  road_all_year: 0.6,
  public_transport: 0.3,
  broadband: 0.4,
};

/** A piece of land without a building; `size` in square metres. */
export const landOf = (random: Random, type: "plot" | "land", size: number): Building => ({
  ...nothing,
  type,
  plot: roundTo(size, 1),
  facilities: facilitiesOf(random, landOdds),
  ownership: "freehold",
});

const parkingOdds: Odds = {
  secure_parking: 0.7,
  ev_charging: 0.4,
  elevator: 0.3,
  step_free: 0.3,
  gated: 0.35,
};

/** One place for a car, in or by a building. */
export const parkingOf = (random: Random, year: number): Building => ({
  ...nothing,
  type: "garage_parking",
  year,
  parking: 1,
  internal: random.int(12, 19),
  facilities: facilitiesOf(random, parkingOdds),
  ownership: "freehold",
});

/** How a kind of premises is laid out: area from and to in square metres, shares of its rooms, likely facilities. */
interface PremisesHabit {
  area: readonly [number, number];
  rooms: readonly (readonly [kind: Room["kind"], share: number])[];
  odds: Odds;
  hasLand: boolean;
}

const everywhere: Odds = {
  alarm: 0.3,
  broadband: 0.6,
  parking: 0.55,
  public_transport: 0.5,
  step_free: 0.35,
};

const office: PremisesHabit = {
  area: [60, 900],
  rooms: [
    ["office", 0.62],
    ["hall", 0.14],
    ["kitchen", 0.08],
    ["storage", 0.07],
    ["bathroom", 0.04],
  ],
  odds: {
    ...everywhere,
    elevator: 0.6,
    meeting_rooms: 0.6,
    kitchenette: 0.7,
    canteen: 0.25,
    balanced_ventilation: 0.5,
    air_conditioning: 0.3,
    bicycle_storage: 0.45,
    central: 0.5,
    view: 0.25,
    guest_toilet: 0.3,
  },
  hasLand: false,
};

const shop: PremisesHabit = {
  area: [45, 520],
  rooms: [
    ["sales", 0.7],
    ["storage", 0.16],
    ["office", 0.06],
    ["bathroom", 0.03],
  ],
  odds: { ...everywhere, high_ceiling: 0.3, central: 0.7, kitchenette: 0.4, air_conditioning: 0.3 },
  hasLand: false,
};

const industry: PremisesHabit = {
  area: [180, 2_600],
  rooms: [
    ["storage", 0.74],
    ["office", 0.12],
    ["hall", 0.05],
    ["bathroom", 0.02],
  ],
  odds: {
    ...everywhere,
    loading_bay: 0.65,
    high_ceiling: 0.75,
    gated: 0.4,
    kitchenette: 0.35,
    ev_charging: 0.2,
  },
  hasLand: true,
};

const hospitality: PremisesHabit = {
  area: [80, 700],
  rooms: [
    ["sales", 0.56],
    ["kitchen", 0.2],
    ["storage", 0.1],
    ["bathroom", 0.06],
  ],
  odds: { ...everywhere, commercial_kitchen: 0.85, central: 0.55, balanced_ventilation: 0.5 },
  hasLand: false,
};

const building: PremisesHabit = {
  area: [280, 1_900],
  rooms: [
    ["hall", 0.3],
    ["storage", 0.12],
  ],
  odds: { ...everywhere, elevator: 0.3, central: 0.5, bicycle_storage: 0.3, janitor: 0.3 },
  hasLand: true,
};

const habits = {
  office,
  grocery_shop: shop,
  mall: { ...shop, area: [900, 4_800], hasLand: true },
  storage_logistic: industry,
  warehouse: industry,
  production_industry: industry,
  workshop: { ...industry, area: [90, 700] },
  canteen: hospitality,
  hotel_accommodation: { ...building, area: [450, 3_200] },
  education_events: { ...office, area: [140, 1_100] },
  apartment_building: building,
  combination: { ...industry, area: [220, 1_500] },
} satisfies Partial<Record<PropertyType, PremisesHabit>>;

/** Types of premises that the demo has. */
export type PremisesType = keyof typeof habits;

/** Premises of a business. */
export function premisesOf(random: Random, type: PremisesType, anchorYear: number): Building {
  const habit: PremisesHabit = habits[type];
  const [least, most] = habit.area;
  const internal = roundTo(least + (most - least) * random.next() ** 2.2, stepOf(least));
  const facilities = facilitiesOf(random, habit.odds);
  const floors = facilities.has("elevator") ? random.int(3, 7) : random.int(1, 3);
  const year = random.int(1905, anchorYear - 2);
  const premises: Building = {
    ...nothing,
    type,
    year,
    renovated: year < 1995 && random.chance(0.5) ? random.int(2005, anchorYear - 1) : null,
    floors,
    floor: type === "office" || type === "education_events" ? random.int(1, floors) : null,
    bathrooms: random.int(1, internal > 400 ? 4 : internal > 120 ? 2 : 1),
    parking: facilities.has("parking")
      ? random.int(2, Math.max(3, Math.min(24, Math.round(internal / 28))))
      : 0,
    internal,
    plot: habit.hasLand ? roundTo(internal * (1.2 + random.next() * 2.4), 10) : 0,
    rooms: habit.rooms.map(([kind, share]) => ({
      kind,
      area: Math.max(1.5, Math.round(internal * share * 10) / 10),
    })),
    facilities,
    ownership: "freehold",
  };
  // There is no wide view from the ground floor.
  if (premises.floor === 1) facilities.delete("view");
  return premises;
}

const stepOf = (least: number): number => (least > 200 ? 10 : 1);
