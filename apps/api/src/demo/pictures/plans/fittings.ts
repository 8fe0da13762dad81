import type { PlanRoomKind } from "../scene.ts";

/** A room on the picture, in pixels, with the scale in pixels per metre. */
export interface RoomOnPlan {
  kind: PlanRoomKind;
  x: number;
  y: number;
  width: number;
  height: number;
  metre: number;
}

const LINE = "#6b737b";
const WOOD = "#ecdcc2";
const LINEN = "#fdfdfb";
const CLOTH = "#dfe5e2";
const WHITE = "#ffffff";

/** A pen in metres from a room's upper left corner; turns so that y goes away from a chosen wall. */
class Pen {
  out = "";
  readonly room: RoomOnPlan;
  readonly across: number;
  readonly deep: number;
  readonly isTurned: boolean;
  readonly isFlipped: boolean;

  constructor(room: RoomOnPlan, wall: "top" | "bottom" | "left" | "right") {
    this.room = room;
    this.isTurned = wall === "left" || wall === "right";
    this.isFlipped = wall === "bottom" || wall === "right";
    const [w, h] = [room.width / room.metre, room.height / room.metre];
    this.across = this.isTurned ? h : w;
    this.deep = this.isTurned ? w : h;
  }

  #box(u: number, v: number, w: number, h: number): [number, number, number, number] {
    const { x, y, width, height, metre } = this.room;
    const far = this.isFlipped ? this.deep - v - h : v;
    const [px, py, pw, ph] = this.isTurned ? [far, u, h, w] : [u, far, w, h];
    return [
      Math.min(x + width, x + px * metre),
      Math.min(y + height, y + py * metre),
      pw * metre,
      ph * metre,
    ];
  }

  rect(u: number, v: number, w: number, h: number, fill: string = WHITE, radius = 4): this {
    const [x, y, width, height] = this.#box(u, v, w, h);
    this.out += `<rect x="${r(x)}" y="${r(y)}" width="${r(width)}" height="${r(height)}" rx="${radius}" fill="${fill}" stroke="${LINE}" stroke-width="2"/>`;
    return this;
  }

  oval(u: number, v: number, ru: number, rv: number, fill: string = WHITE): this {
    const [x, y, width, height] = this.#box(u - ru, v - rv, ru * 2, rv * 2);
    this.out += `<ellipse cx="${r(x + width / 2)}" cy="${r(y + height / 2)}" rx="${r(width / 2)}" ry="${r(height / 2)}" fill="${fill}" stroke="${LINE}" stroke-width="2"/>`;
    return this;
  }

  line(u0: number, v0: number, u1: number, v1: number): this {
    const [x0, y0] = this.#box(u0, v0, 0, 0);
    const [x1, y1] = this.#box(u1, v1, 0, 0);
    this.out += `<path d="M${r(x0)} ${r(y0)}L${r(x1)} ${r(y1)}" stroke="${LINE}" stroke-width="1.6" fill="none"/>`;
    return this;
  }
}

const r = (value: number): number => Math.round(value * 10) / 10;

function bedroom(pen: Pen): void {
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
    const long = Math.min(across - 1.1, 2.4);
    pen.rect(0.1, deep - 0.68, long, 0.58, WOOD, 2);
    for (let door = 0.6; door < long - 0.3; door += 0.6)
      pen.line(0.1 + door, deep - 0.68, 0.1 + door, deep - 0.1);
  }
}

function living(pen: Pen): void {
  const { across, deep } = pen;
  if (across < 2.2 || deep < 2.2) return;
  const sofa = Math.min(2.3, across - 0.8);
  const left = (across - sofa) / 2;
  pen.rect(left, 0.14, sofa, 0.92, CLOTH, 12).rect(left, 0.14, sofa, 0.28, "#cdd6d2", 9);
  pen
    .rect(left, 0.14, 0.24, 0.92, "#cdd6d2", 9)
    .rect(left + sofa - 0.24, 0.14, 0.24, 0.92, "#cdd6d2", 9);
  pen.rect(left + sofa * 0.25, 1.36, sofa * 0.5, 0.56, WOOD, 7);
  if (deep > 3.4) pen.rect(left + sofa * 0.2, deep - 0.48, sofa * 0.6, 0.36, WOOD, 3);
  if (across > 3.4) {
    pen.rect(left - 0.1 > 0.75 ? left - 0.85 : 0.12, 1.5, 0.72, 0.72, "#e8d5c4", 14);
    pen
      .oval(across - 0.42, 0.42, 0.27, 0.27, "#b9d0a8")
      .oval(across - 0.42, 0.42, 0.12, 0.12, "#9dbb8a");
  }
  if (across > 5.2) pen.rect(across - 1.75, deep / 2 - 0.45, 1.3, 0.9, WOOD, 8);
}

function kitchen(pen: Pen): void {
  const { across, deep } = pen;
  if (across < 1.6 || deep < 1.5) return;
  pen.rect(0.1, 0.1, across - 0.2, 0.6, "#f3efe6", 2);
  pen.rect(0.14, 0.13, 0.56, 0.54, WHITE, 2).line(0.14, 0.13, 0.7, 0.67);
  pen
    .rect(across * 0.42, 0.2, 0.52, 0.4, "#e1e9ec", 6)
    .oval(across * 0.42 + 0.26, 0.4, 0.03, 0.03, LINE);
  const stove = Math.min(across - 0.8, across * 0.42 + 0.9);
  if (stove > across * 0.42 + 0.55) {
    for (const [u, v] of [
      [0.14, 0.27],
      [0.42, 0.27],
      [0.14, 0.53],
      [0.42, 0.53],
    ] as const)
      pen.oval(stove + u, v, 0.1, 0.1);
  }
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

function bathroom(pen: Pen, hasShower: boolean): void {
  const { across, deep } = pen;
  if (across < 0.9 || deep < 1) return;
  pen.rect(across - 0.55, 0.08, 0.4, 0.18, WHITE, 3).oval(across - 0.35, 0.5, 0.19, 0.26);
  if (across > 1.5)
    pen
      .rect(0.1, 0.08, Math.min(0.85, across - 0.9), 0.46, WHITE, 4)
      .oval(0.1 + Math.min(0.85, across - 0.9) / 2, 0.31, 0.2, 0.15, "#eaf3f6");
  if (hasShower && deep > 1.7) {
    const side = Math.min(0.9, across - 0.2, deep - 0.95);
    const top = deep - side - 0.1;
    pen
      .rect(0.1, top, side, side, "#f4fafc", 4)
      .line(0.1, top, 0.1 + side, top + side)
      .line(0.1 + side, top, 0.1, top + side);
    if (across > 1.9)
      pen
        .rect(across - 0.72, deep - 0.72, 0.6, 0.6, WHITE, 4)
        .oval(across - 0.42, deep - 0.42, 0.2, 0.2, "#eef3f5");
  }
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
  const middle = across / 2;
  const from = Math.max(0.15, deep / 2 - 0.3);
  pen.oval(middle, from + 0.3, 0.3, 0.3, "#e9e2d5");
  pen
    .rect(middle - 0.95, from + 0.06, 0.48, 0.48, WHITE, 8)
    .rect(middle + 0.47, from + 0.06, 0.48, 0.48, WHITE, 8);
  pen.oval(0.4, 0.4, 0.2, 0.2, "#b9d0a8");
}

/** The furniture and fixtures of a room, along the wall that fits them. */
export function drawFittings(room: RoomOnPlan, wall: "top" | "bottom" | "left" | "right"): string {
  const pen = new Pen(room, wall);
  switch (room.kind) {
    case "bedroom":
      bedroom(pen);
      break;
    case "living_room":
      living(pen);
      break;
    case "kitchen":
      kitchen(pen);
      break;
    case "dining_room":
      dining(pen);
      break;
    case "bathroom":
    case "toilet":
      bathroom(pen, room.kind === "bathroom");
      break;
    case "storage":
    case "laundry":
      shelves(pen);
      break;
    case "office":
      pen
        .rect(pen.across / 2 - 0.7, 0.12, 1.4, 0.65, WOOD)
        .rect(pen.across / 2 - 0.24, 0.72, 0.48, 0.46, CLOTH, 12);
      break;
    case "garage":
      if (pen.across > 2.3 && pen.deep > 4.6)
        pen
          .rect(pen.across / 2 - 0.9, 0.3, 1.8, 4.2, "#eceff1", 34)
          .rect(pen.across / 2 - 0.72, 1.3, 1.44, 0.7, "#d5dde2", 12);
      break;
    case "balcony":
    case "terrace":
      terrace(pen);
      break;
    case "hall":
    case "other":
      break;
  }
  return pen.out;
}
