import { expect, test } from "vitest";
import "./fonts.css";

const FAMILIES = `"Hanken Grotesk Variable", "Hanken Fallback", sans-serif`;

test.each(["«", "»"])(
  "the quotation mark %s is drawn within its own width, clear of the letters beside it",
  async (mark) => {
    const font = `640 40px ${FAMILIES}`;
    await document.fonts.load(font, "a");
    const canvas = document.createElement("canvas").getContext("2d");
    if (!canvas) throw new Error("No canvas");
    canvas.font = font;
    const { actualBoundingBoxLeft, actualBoundingBoxRight, width } = canvas.measureText(mark);
    expect(actualBoundingBoxLeft).toBeLessThanOrEqual(0);
    expect(actualBoundingBoxRight).toBeLessThanOrEqual(width);
  },
);
