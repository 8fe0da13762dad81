import type { FolderImport } from "./folder-imports.ts";
import type { SourceFile } from "./house-rules.ts";

/** The rooms of one package, those above first; rooms of one floor do not import each other. */
export interface RoomOrder {
  folder: string;
  floors: readonly (readonly string[])[];
}

const block = /^## Rooms\n[^]*?^```\n(?<lines>[^]*?)^```$/m;

/**
 * Reads the orders of rooms out of `docs/architecture.md`: in the block under the heading Rooms a line per package, its
 * folder first, then the rooms with arrows between floors; a line that begins with a space continues the one before.
 * @throws where the page has no such block.
 */
export function readRoomOrders(page: string): RoomOrder[] {
  const lines = block.exec(page)?.groups?.lines;
  if (lines === undefined) throw new Error("docs/architecture.md has no block under Rooms.");
  return lines
    .replaceAll(/\n\s+/g, " ")
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [folder = "", ...rooms] = line.split(/\s+/);
      const floors = rooms.join(" ").split("→");
      return { folder, floors: floors.map((floor) => floor.split(",").map((room) => room.trim())) };
    });
}

/** What the page says of rooms and is not so: a room that is not there, an import that does not lead to a lower floor. */
export function findUntrueOrders(
  orders: readonly RoomOrder[],
  arrows: readonly FolderImport[],
  files: readonly Pick<SourceFile, "path">[],
): string[] {
  return orders.flatMap(({ folder, floors }) => {
    const floorOf = new Map(floors.flatMap((rooms, floor) => rooms.map((room) => [room, floor])));
    const missing = [...floorOf.keys()].filter((room) => {
      const place = `${folder}/src/${room}`;
      return !files.some(({ path }) => path === place || path.startsWith(`${place}/`));
    });
    const upwards = arrows.filter((arrow) => {
      const [from, to] = [floorOf.get(arrow.from), floorOf.get(arrow.to)];
      return arrow.folder === folder && from !== undefined && to !== undefined && to <= from;
    });
    return [
      ...missing.map((room) => `${folder}: there is no room ${room}`),
      ...upwards.map(({ from, to }) => `${folder}: ${from} imports ${to}, which is not below it`),
    ];
  });
}
