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

/** A side of a room on the plan. */
export type Side = "top" | "bottom" | "left" | "right";

const LINE = "#6b737b";
const WHITE = "#ffffff";

/** A pen in metres from a room's upper left corner, rotated so that y points away from a chosen wall. */
export class Pen {
  out = "";
  readonly room: RoomOnPlan;
  readonly across: number;
  readonly deep: number;
  readonly isTurned: boolean;
  readonly isFlipped: boolean;

  constructor(room: RoomOnPlan, wall: Side) {
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

  /** A piece with rounded corners. */
  rect(u: number, v: number, w: number, h: number, fill: string = WHITE, radius = 4): this {
    const [x, y, width, height] = this.#box(u, v, w, h);
    this.out += `<rect x="${r(x)}" y="${r(y)}" width="${r(width)}" height="${r(height)}" rx="${radius}" fill="${fill}" stroke="${LINE}" stroke-width="2"/>`;
    return this;
  }

  /** A round or oval piece, by its middle and radii. */
  oval(u: number, v: number, ru: number, rv: number, fill: string = WHITE): this {
    const [x, y, width, height] = this.#box(u - ru, v - rv, ru * 2, rv * 2);
    this.out += `<ellipse cx="${r(x + width / 2)}" cy="${r(y + height / 2)}" rx="${r(width / 2)}" ry="${r(height / 2)}" fill="${fill}" stroke="${LINE}" stroke-width="2"/>`;
    return this;
  }

  /** A thin line. */
  line(u0: number, v0: number, u1: number, v1: number): this {
    const [x0, y0] = this.#box(u0, v0, 0, 0);
    const [x1, y1] = this.#box(u1, v1, 0, 0);
    this.out += `<path d="M${r(x0)} ${r(y0)}L${r(x1)} ${r(y1)}" stroke="${LINE}" stroke-width="1.6" fill="none"/>`;
    return this;
  }
}

const r = (value: number): number => Math.round(value * 10) / 10;
