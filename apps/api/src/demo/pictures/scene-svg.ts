import { drawExterior } from "./buildings/exterior.ts";
import { drawLivingRoom } from "./rooms/living-room.ts";
import { drawFloorPlan } from "./plans/floor-plan.ts";
import type { Scene } from "./scene.ts";

/** The picture of a scene as SVG, 1600 by 1200; the same scene gives the same bytes. */
export function sceneSvg(scene: Scene): string {
  switch (scene.kind) {
    case "exterior":
      return drawExterior(scene);
    case "floorplan":
      return drawFloorPlan(scene);
    default:
      return drawLivingRoom(scene as never);
  }
}
