import { drawExterior } from "./buildings/exterior.ts";
import { drawFloorPlan } from "./plans/floor-plan.ts";
import { drawBathroom } from "./rooms/bathroom.ts";
import { drawBedroom } from "./rooms/bedroom.ts";
import { drawDiningRoom } from "./rooms/dining-room.ts";
import { drawKitchen } from "./rooms/kitchen.ts";
import { drawLivingRoom } from "./rooms/living-room.ts";
import { drawWorkspace } from "./rooms/workspace.ts";
import type { RoomKind, RoomScene, Scene } from "./scene.ts";

const ROOMS: Record<RoomKind, (scene: RoomScene) => string> = {
  living_room: drawLivingRoom,
  kitchen: drawKitchen,
  bathroom: drawBathroom,
  bedroom: drawBedroom,
  dining_room: drawDiningRoom,
  workspace: drawWorkspace,
};

/** The picture of a scene as SVG, 1600 by 1200; the same scene gives the same bytes. */
export function sceneSvg(scene: Scene): string {
  switch (scene.kind) {
    case "exterior":
      return drawExterior(scene);
    case "floorplan":
      return drawFloorPlan(scene);
    default:
      return ROOMS[scene.kind](scene);
  }
}
