import { between, pick } from "../drawing/random.ts";
import type { Building, SceneStyle } from "../scene.ts";
import { apartmentBlock } from "./apartment-block.ts";
import { cabin } from "./cabins.ts";
import { office, shop, warehouse } from "./commercial.ts";
import { farm } from "./farms.ts";
import { nordicHouse } from "./house-nordic.ts";
import { southernHouse } from "./house-southern.ts";
import type { Draft, Plan, View } from "./plan.ts";
import { plot } from "./plot.ts";
import { rowHouses } from "./row-houses.ts";
import type { Setting } from "./setting.ts";

type Settings = readonly [Setting, ...Setting[]];

/** Drawing, camera and surroundings of a type of building. */
interface Kind extends Omit<View, "setting" | "angle"> {
  plan: (draft: Draft) => Plan;
  settings: Record<SceneStyle, Settings>;
  /** Radians to the left of the front, from and to. */
  turn: readonly [number, number];
}

const HOUSE: Kind = {
  plan: (draft) => (draft.scene.style === "nordic" ? nordicHouse(draft) : southernHouse(draft)),
  settings: {
    nordic: ["fjord", "valley", "forest", "fjord"],
    southern: ["suburb", "bush", "suburb", "coast"],
  },
  ground: "garden",
  eye: 2.1,
  distance: 19,
  fill: 0.72,
  tall: 0.64,
  base: 0.845,
  turn: [0.42, 0.58],
};

const TOWN: Record<SceneStyle, Settings> = {
  nordic: ["town", "fjord", "town"],
  southern: ["city"],
};

const KINDS: Record<Building, Kind> = {
  house: HOUSE,
  row_house: {
    ...HOUSE,
    plan: rowHouses,
    distance: 26,
    turn: [0.6, 0.72],
    fill: 0.78,
    settings: { nordic: ["valley", "forest", "town"], southern: ["suburb", "city"] },
    ground: "street",
  },
  apartment_block: {
    ...HOUSE,
    plan: apartmentBlock,
    settings: TOWN,
    ground: "street",
    eye: 2.6,
    distance: 36,
    fill: 0.72,
    tall: 0.68,
    base: 0.84,
    turn: [0.46, 0.62],
  },
  cabin: {
    ...HOUSE,
    plan: cabin,
    settings: { nordic: ["fjord", "forest", "valley"], southern: ["coast", "bush"] },
    fill: 0.66,
  },
  farm: {
    ...HOUSE,
    plan: farm,
    settings: { nordic: ["valley", "fjord"], southern: ["bush"] },
    ground: "meadow",
    distance: 40,
    eye: 2.6,
    fill: 0.8,
    tall: 0.5,
    base: 0.8,
    turn: [0.5, 0.62],
  },
  shop: {
    ...HOUSE,
    plan: shop,
    settings: TOWN,
    ground: "street",
    distance: 24,
    fill: 0.7,
    tall: 0.64,
    base: 0.82,
  },
  office: {
    ...HOUSE,
    plan: office,
    settings: TOWN,
    ground: "street",
    eye: 2.6,
    distance: 40,
    fill: 0.76,
    tall: 0.66,
    base: 0.83,
    turn: [0.44, 0.56],
  },
  warehouse: {
    ...HOUSE,
    plan: warehouse,
    settings: { nordic: ["valley", "town"], southern: ["bush", "suburb"] },
    ground: "yard",
    distance: 40,
    eye: 2.8,
    fill: 0.82,
    tall: 0.5,
    base: 0.78,
    turn: [0.38, 0.5],
  },
  plot: {
    ...HOUSE,
    plan: plot,
    settings: { nordic: ["fjord", "valley", "fjord"], southern: ["coast", "bush", "suburb"] },
    ground: "meadow",
    eye: 7.5,
    distance: 36,
    fill: 0.86,
    tall: 0.5,
    base: 0.86,
    turn: [0.3, 0.45],
  },
};

/** The building of a scene, with its camera. */
export function planOf(draft: Draft): { plan: Plan; view: View } {
  const { scene, random } = draft;
  const { plan, settings, turn, ...view } = KINDS[scene.building];
  const setting = pick(random, settings[scene.style]);
  const angle = between(random, ...turn);
  return { plan: plan(draft), view: { ...view, setting, angle } };
}
