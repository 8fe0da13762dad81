import type { ListingImage } from "@hjem/domain/listing/image";
import type { Listing } from "@hjem/domain/listing/listing";
import type { RoomDecorationAnswer } from "@hjem/domain/listing/room-pictures";
import { demoRooms } from "../pictures/demo-scenes.ts";
import { sceneColor } from "../pictures/scene-color.ts";
import { type RoomScene, sceneHash, sceneRatio } from "../pictures/scene.ts";
import { randomOf } from "../random.ts";

/** Ideas for each kind of room. */
const IDEAS = 3;

const kinds = ["living_room", "kitchen", "dining_room", "bedroom", "bathroom"] as const;

const urlOf = (scene: RoomScene) => `/media/${sceneHash(scene)}`;

const idea = (roomType: (typeof kinds)[number], scene: RoomScene): ListingImage => ({
  type: roomType,
  url: urlOf(scene),
  ratio: sceneRatio(scene),
  color: sceneColor(scene),
  isIllustration: true,
});

/**
 * How the rooms that a demo home shows could be furnished: other drawn rooms of their kind and style, always the same
 * ones. A home without drawn rooms has none.
 */
export function demoDecorations({
  id,
  images,
}: Pick<Listing, "id" | "images">): RoomDecorationAnswer["data"] {
  const own = new Set(images.map(({ url }) => url));
  const scenes = demoRooms();
  const style = scenes.find((scene) => own.has(urlOf(scene)))?.style;
  return kinds
    .filter((kind) => images.some(({ type }) => type === kind))
    .map((roomType) => {
      const others = scenes.filter(
        (scene) => scene.kind === roomType && scene.style === style && !own.has(urlOf(scene)),
      );
      const chosen = randomOf(`decorations/${id}/${roomType}`).sample(others, IDEAS);
      return { roomType, images: chosen.map((scene) => idea(roomType, scene)) };
    })
    .filter(({ images: found }) => found.length > 0);
}
