import type { PictureKind, PropertyType } from "@hjem/domain/listing/enumerations";
import type { ListingImage } from "@hjem/domain/listing/image";
import { demoExteriors, demoRooms } from "../pictures/demo-scenes.ts";
import { sceneColor } from "../pictures/scene-color.ts";
import type {
  Building as Exterior,
  ExteriorScene,
  PlanRoom,
  RoomKind,
  RoomScene,
  Scene,
  SceneStyle,
} from "../pictures/scene.ts";
import { sceneHash, sceneRatio } from "../pictures/scene.ts";
import type { Random } from "../random.ts";
import type { Facts, Room } from "./facts.ts";
import { isFlat } from "./home-building.ts";

const exteriors = Map.groupBy(demoExteriors(), ({ style, building }) => `${style} ${building}`);
const rooms = Map.groupBy(demoRooms(), ({ style, kind }) => `${style} ${kind}`);

const buildings: Readonly<Partial<Record<PropertyType, Exterior>>> = {
  apartment: "apartment_block",
  dorm: "apartment_block",
  room_in_shared_apartment: "apartment_block",
  retirement: "row_house",
  townhouse: "row_house",
  twin_dwelling: "house",
  single_dwelling: "house",
  cabin: "cabin",
  farm: "farm",
  plot: "plot",
  land: "plot",
  garage_parking: "apartment_block",
  grocery_shop: "shop",
  mall: "shop",
  canteen: "shop",
  office: "office",
  education_events: "office",
  hotel_accommodation: "office",
  apartment_building: "apartment_block",
  storage_logistic: "warehouse",
  warehouse: "warehouse",
  production_industry: "warehouse",
  workshop: "warehouse",
  combination: "warehouse",
};

/** A picture and the scene that it is drawn from (D44). */
export interface Picture {
  scene: Scene;
  image: ListingImage;
}

const known = new Map<Scene, { url: string; color: string }>();

function pictureOf(type: PictureKind, scene: Scene): Picture {
  const isShared = scene.kind !== "floorplan";
  const look = known.get(scene) ?? { url: `/media/${sceneHash(scene)}`, color: sceneColor(scene) };
  if (isShared) known.set(scene, look);
  return { scene, image: { type, ...look, ratio: sceneRatio(scene), isIllustration: true } };
}

/** Some different scenes of a kind; more than there are gives all. */
const someOf = (random: Random, style: SceneStyle, kind: RoomKind, count: number): RoomScene[] =>
  random.sample(rooms.get(`${style} ${kind}`) ?? [], count);

const someExteriors = (
  random: Random,
  style: SceneStyle,
  building: Exterior,
  count: number,
): ExteriorScene[] => random.sample(exteriors.get(`${style} ${building}`) ?? [], count);

const count = (list: readonly Room[], kind: Room["kind"]): number =>
  list.filter((room) => room.kind === kind).length;

function insideOf(facts: Facts, random: Random, style: SceneStyle): Picture[] {
  const { building } = facts;
  const show = (type: PictureKind, kind: RoomKind, most: number): Picture[] =>
    someOf(random, style, kind, most).map((scene) => pictureOf(type, scene));
  if (building.type === "room_in_shared_apartment") {
    return [
      ...show("bedroom", "bedroom", 2),
      ...show("kitchen", "kitchen", 1),
      ...show("living_room", "living_room", 1),
      ...show("bathroom", "bathroom", 1),
    ];
  }
  const living = Math.min(2, 1 + count(building.rooms, "living_room"));
  const dining = building.rooms.some(({ kind }) => kind === "dining_room") || random.chance(0.3);
  return [
    ...show("living_room", "living_room", living),
    ...show("kitchen", "kitchen", building.internal > 90 ? 2 : 1),
    ...(dining ? show("dining_room", "dining_room", 1) : []),
    ...show("bedroom", "bedroom", Math.max(1, Math.min(3, building.bedrooms))),
    ...show("bathroom", "bathroom", Math.max(1, Math.min(2, building.bathrooms))),
    // Those who work at home see where.
    ...(building.facilities.has("study") ? show("living_room", "workspace", 1) : []),
  ];
}

/** The pictures of a home, of land or of premises, and the plan of a home from its own rooms. */
export function picturesOf(
  facts: Facts,
  style: SceneStyle,
  planRooms: readonly PlanRoom[],
  language: "no" | "en",
): Picture[] {
  const random = facts.draw("pictures");
  const { building } = facts;
  const outside = buildings[building.type] ?? "house";
  const views = (most: number): Picture[] =>
    someExteriors(random, style, outside, most).map((scene) => pictureOf("exterior", scene));
  if (building.internal === 0) return views(3);
  if (building.type === "garage_parking") return views(2);
  if (planRooms.length === 0) {
    const isWorkplace = building.type === "office" || building.type === "education_events";
    const inside = isWorkplace ? someOf(random, style, "workspace", 2) : [];
    return [...views(2), ...inside.map((scene) => pictureOf("living_room", scene))];
  }
  const inside = insideOf(facts, random, style);
  const plan = pictureOf("floorplan", {
    kind: "floorplan",
    style,
    seed: random.int(0, 5),
    rooms: planRooms,
    totalArea: building.internal,
    language,
  });
  const [first, ...rest] = views(random.int(1, 2));
  const isRoomFirst = isFlat(building.type) && random.chance(0.45);
  const [living, ...others] = inside;
  if (isRoomFirst && living !== undefined && first !== undefined) {
    return [living, first, ...others, ...rest, plan];
  }
  return [...(first === undefined ? [] : [first]), ...inside, ...rest, plan];
}
