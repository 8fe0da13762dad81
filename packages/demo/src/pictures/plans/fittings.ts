import type { PlanRoomKind } from "../scene.ts";
import { Pen, type RoomOnPlan, type Side } from "./pen.ts";

const LINE = "#6b737b";
const WOOD = "#ecdcc2";
const LINEN = "#fdfdfb";
const CLOTH = "#dfe5e2";
const WHITE = "#ffffff";

function bedroom(pen: Pen, { isFarFree }: Surroundings): void {
  const { across, deep } = pen;
  if (across < 1.5 || deep < 2.2) return;
  const bed = across > 2.9 && across * deep > 8.5 ? 1.6 : across > 2.2 ? 1.2 : 0.9;
  const left = (across - bed) / 2;
  const pillows = bed > 1 ? 2 : 1;
  pen.rect(left, 0.12, bed, 2.02, LINEN, 7);
  for (let pillow = 0; pillow < pillows; pillow++) {
    pen.rect(left + 0.07 + (pillow * bed) / pillows, 0.2, bed / pillows - 0.14, 0.42, "#eef1f3", 8);
  }
  pen.line(left, 0.82, left + bed, 0.82).line(left, 1.05, left + bed * 0.45, 0.82);
  if (left > 0.55)
    pen.rect(left - 0.5, 0.12, 0.42, 0.4, WOOD).rect(left + bed + 0.08, 0.12, 0.42, 0.4, WOOD);
  if (deep > 3.05) {
    const long = Math.min(across - (isFarFree ? 0.2 : 1.5), 2.4);
    if (long < 0.7) return;
    const from = across - long - 0.1;
    pen.rect(from, deep - 0.68, long, 0.58, WOOD, 2);
    for (let door = 0.6; door < long - 0.3; door += 0.6)
      pen.line(from + door, deep - 0.68, from + door, deep - 0.1);
  }
}

function living(pen: Pen, { isOnlyKitchen }: Surroundings): void {
  const { across, deep } = pen;
  if (across < 2.2 || deep < 2.2) return;
  const sofa = Math.min(2.3, across - 0.8);
  const left = (across - sofa) / 2;
  pen.rect(left, 0.14, sofa, 0.92, CLOTH, 12).rect(left, 0.14, sofa, 0.28, "#cdd6d2", 9);
  pen
    .rect(left, 0.14, 0.24, 0.92, "#cdd6d2", 9)
    .rect(left + sofa - 0.24, 0.14, 0.24, 0.92, "#cdd6d2", 9);
  pen.rect(left + sofa * 0.25, 1.36, sofa * 0.5, 0.56, WOOD, 7);
  if (isOnlyKitchen && deep > 3) counter(pen, Math.min(across - 0.2, 3), deep - 0.7);
  else if (deep > 3.4) pen.rect(left + sofa * 0.2, deep - 0.48, sofa * 0.6, 0.36, WOOD, 3);
  if (across > 3.7) {
    pen.rect(left - 0.1 > 0.75 ? left - 0.85 : 0.12, 1.5, 0.72, 0.72, "#e8d5c4", 14);
    pen
      .oval(across - 0.42, 0.42, 0.27, 0.27, "#b9d0a8")
      .oval(across - 0.42, 0.42, 0.12, 0.12, "#9dbb8a");
  }
  if (across > 5.2) pen.rect(across - 1.75, deep / 2 - 0.45, 1.3, 0.9, WOOD, 8);
}

/** A counter with fridge, sink and hob, from the right end of the wall. */
function counter(pen: Pen, long: number, v: number): void {
  const from = pen.across - long - 0.1;
  pen.rect(from, v, long, 0.6, "#f3efe6", 2);
  pen
    .rect(from + 0.04, v + 0.03, 0.56, 0.54, WHITE, 2)
    .line(from + 0.04, v + 0.03, from + 0.6, v + 0.57);
  const sink = from + long * 0.42;
  pen.rect(sink, v + 0.1, 0.52, 0.4, "#e1e9ec", 6).oval(sink + 0.26, v + 0.3, 0.03, 0.03, LINE);
  const stove = Math.min(from + long - 0.6, sink + 0.9);
  if (stove < sink + 0.55) return;
  for (const u of [0.14, 0.42]) for (const w of [0.17, 0.43]) pen.oval(stove + u, v + w, 0.1, 0.1);
}

function kitchen(pen: Pen): void {
  const { across, deep } = pen;
  if (across < 1.6 || deep < 1.5) return;
  counter(pen, across - 0.2, 0.1);
  if (deep > 2.9 && across > 2) {
    const table = Math.min(1.5, across - 0.9);
    const left = (across - table) / 2;
    const from = deep - 1.35;
    for (const u of [0.25, 0.75]) {
      pen
        .rect(left + table * u - 0.2, from - 0.3, 0.4, 0.36, "#e5d6bf", 7)
        .rect(left + table * u - 0.2, from + 0.68, 0.4, 0.36, "#e5d6bf", 7);
    }
    pen.rect(left, from, table, 0.75, WOOD, 6);
  }
}

function dining(pen: Pen): void {
  const { across, deep } = pen;
  const long = Math.min(2.1, across - 1);
  if (long < 0.8 || deep < 2) return;
  const [left, from] = [(across - long) / 2, deep / 2 - 0.45];
  for (const u of [0.18, 0.5, 0.82]) {
    pen
      .rect(left + long * u - 0.2, from - 0.32, 0.4, 0.38, "#e5d6bf", 7)
      .rect(left + long * u - 0.2, from + 0.84, 0.4, 0.38, "#e5d6bf", 7);
  }
  pen.rect(left, from, long, 0.9, WOOD, 7);
}

function washroom(pen: Pen): void {
  const { across, deep } = pen;
  if (across < 0.9 || deep < 1) return;
  pen.rect(across - 0.55, 0.08, 0.4, 0.18, WHITE, 3).oval(across - 0.35, 0.5, 0.19, 0.26);
  const basin = Math.min(0.85, across - 0.9);
  if (across < 1.5) return;
  pen.rect(0.1, 0.08, basin, 0.46, WHITE, 4).oval(0.1 + basin / 2, 0.31, 0.2, 0.15, "#eaf3f6");
}

function bathroom(pen: Pen, { isFarFree }: Surroundings): void {
  const { across, deep } = pen;
  washroom(pen);
  if (deep < 1.7) return;
  const side = Math.min(0.9, across - 0.2, deep - 0.95);
  const [left, top] = [across - side - 0.1, deep - side - 0.1];
  pen.rect(left, top, side, side, "#f4fafc", 4);
  pen.line(left, top, left + side, top + side).line(left + side, top, left, top + side);
  if (across < 1.9 || !isFarFree) return;
  pen.rect(0.12, deep - 0.72, 0.6, 0.6, WHITE, 4).oval(0.42, deep - 0.42, 0.2, 0.2, "#eef3f5");
}

function shelves(pen: Pen): void {
  const { across, deep } = pen;
  if (across < 1 || deep < 0.9) return;
  pen.rect(0.08, 0.08, across - 0.16, 0.4, WOOD, 2);
  for (let u = 0.6; u < across - 0.3; u += 0.55) pen.line(u, 0.08, u, 0.48);
}

function terrace(pen: Pen): void {
  const { across, deep } = pen;
  if (across < 1.6 || deep < 1) return;
  const middle = Math.max(1.1, across * 0.24);
  const from = Math.max(0.15, deep / 2 - 0.3);
  pen.oval(middle, from + 0.3, 0.3, 0.3, "#e9e2d5");
  pen
    .rect(middle - 0.95, from + 0.06, 0.48, 0.48, WHITE, 8)
    .rect(middle + 0.47, from + 0.06, 0.48, 0.48, WHITE, 8);
  pen.oval(across - 0.4, 0.4, 0.2, 0.2, "#b9d0a8");
}

function desk(pen: Pen): void {
  const middle = pen.across / 2;
  pen.rect(middle - 0.7, 0.12, 1.4, 0.65, WOOD).rect(middle - 0.24, 0.72, 0.48, 0.46, CLOTH, 12);
}

function car(pen: Pen): void {
  if (pen.across < 2.3 || pen.deep < 4.6) return;
  const middle = pen.across / 2;
  pen.rect(middle - 0.9, 0.3, 1.8, 4.2, "#eceff1", 34);
  pen.rect(middle - 0.72, 1.3, 1.44, 0.7, "#d5dde2", 12);
}

/** What the furniture of a room depends on besides the room. */
export interface Surroundings {
  /** No door opens through the wall opposite the furniture. */
  isFarFree: boolean;
  /** The home has no separate kitchen: it is in the living room. */
  isOnlyKitchen: boolean;
}

const FITTINGS: Partial<Record<PlanRoomKind, (pen: Pen, around: Surroundings) => void>> = {
  bedroom,
  living_room: living,
  kitchen,
  dining_room: dining,
  bathroom,
  toilet: washroom,
  storage: shelves,
  laundry: shelves,
  office: desk,
  garage: car,
  balcony: terrace,
  terrace,
};

/** The furniture and fixtures of a room, along the given wall. */
export function drawFittings(room: RoomOnPlan, wall: Side, around: Surroundings): string {
  const pen = new Pen(room, wall);
  FITTINGS[room.kind]?.(pen, around);
  return pen.out;
}
