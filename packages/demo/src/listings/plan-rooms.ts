import type { PlanRoom } from "../pictures/scene.ts";
import type { Room } from "./facts.ts";

const planKinds: Readonly<Record<Room["kind"], PlanRoom["kind"]>> = {
  living_room: "living_room",
  kitchen: "kitchen",
  bathroom: "bathroom",
  bedroom: "bedroom",
  dining_room: "dining_room",
  hall: "hall",
  storage: "storage",
  laundry: "laundry",
  terrace: "terrace",
  garage: "garage",
  office: "office",
  sales: "other",
};

/** Rooms with their names on the plan; a kind with several rooms is numbered. */
export const planRoomsOf = (
  rooms: readonly Room[],
  names: Readonly<Record<Room["kind"], string>>,
): PlanRoom[] =>
  rooms.map(({ kind, area }, index) => {
    const alike = rooms.filter((room) => room.kind === kind);
    const number = rooms.slice(0, index + 1).filter((room) => room.kind === kind).length;
    return {
      kind: planKinds[kind],
      label: alike.length > 1 ? `${names[kind]} ${number}` : names[kind],
      area_m2: area,
    };
  });
