import { between, pick } from "../drawing/random.ts";
import { nordicHouse } from "./house-nordic.ts";
import { southernHouse } from "./house-southern.ts";
import type { Draft, Plan, View } from "./plan.ts";
import type { Setting } from "./setting.ts";

const HOUSE_VIEW: Omit<View, "setting" | "angle"> = {
  ground: "garden",
  eye: 2.1,
  distance: 19,
  fill: 0.66,
  tall: 0.56,
  base: 0.8,
};

function settingOf({ scene, random }: Draft): Setting {
  const nordic: readonly [Setting, ...Setting[]] = ["fjord", "valley", "forest", "fjord"];
  const southern: readonly [Setting, ...Setting[]] = ["suburb", "bush", "suburb", "coast"];
  return pick(random, scene.style === "nordic" ? nordic : southern);
}

/** The building of a scene and how it is looked at. */
export function planOf(draft: Draft): { plan: Plan; view: View } {
  const { scene, random } = draft;
  const setting = settingOf(draft);
  const angle = between(random, 0.42, 0.58);
  const plan = scene.style === "nordic" ? nordicHouse(draft) : southernHouse(draft);
  return { plan, view: { ...HOUSE_VIEW, setting, angle } };
}
