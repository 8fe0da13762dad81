import type { ListingImage } from "@hjem/domain/listing/image";
import { demoRooms } from "../pictures/demo-scenes.ts";
import { sceneColor } from "../pictures/scene-color.ts";
import { type RoomScene, sceneHash, sceneRatio } from "../pictures/scene.ts";
import type { DemoPort } from "../ports.ts";
import { randomOf } from "../random.ts";

/** Ideas for each kind of room. */
const IDEAS = 3;

const kinds = ["living_room", "kitchen", "dining_room", "bedroom", "bathroom"] as const;

/** A room that is drawn once for all homes. */
interface Drawn {
  scene: RoomScene;
  url: string;
}

const idea = (roomType: (typeof kinds)[number], { scene, url }: Drawn): ListingImage => ({
  type: roomType,
  url,
  ratio: sceneRatio(scene),
  color: sceneColor(scene),
  isIllustration: true,
});

/**
 * Finds how the rooms that a demo home shows could be furnished: other drawn rooms of their kind and style, always the same
 * ones. A home without drawn rooms has none.
 */
export function createDecorations(): DemoPort["findDecorations"] {
  let drawnRooms: readonly Drawn[] | undefined;
  /** Their names are hashes of the scenes: computed once. */
  const allRooms = (): readonly Drawn[] =>
    (drawnRooms ??= demoRooms().map((scene) => ({ scene, url: `/media/${sceneHash(scene)}` })));

  return ({ id, images }) => {
    const own = new Set(images.map(({ url }) => url));
    const rooms = allRooms();
    const style = rooms.find(({ url }) => own.has(url))?.scene.style;
    return kinds
      .filter((kind) => images.some(({ type }) => type === kind))
      .map((roomType) => {
        const others = rooms.filter(
          ({ scene, url }) => scene.kind === roomType && scene.style === style && !own.has(url),
        );
        const chosen = randomOf(`decorations/${id}/${roomType}`).sample(others, IDEAS);
        return { roomType, images: chosen.map((drawn) => idea(roomType, drawn)) };
      })
      .filter(({ images: found }) => found.length > 0);
  };
}
