import { GLYPHS, type Glyph } from "./glyphs.ts";

const UNITS = 1000;

/** The outline of a character; an unknown one loses its accent, or becomes a dash. */
function outlineOf(character: string): Glyph {
  const plain = character.normalize("NFD")[0] ?? "-";
  return (
    GLYPHS.get(character) ?? GLYPHS.get(plain) ?? GLYPHS.get("-") ?? { advance: 300, path: "" }
  );
}

/** Width of a text at a size, in pixels. */
export function textWidth(text: string, size: number): number {
  let units = 0;
  for (const character of text.normalize("NFC")) units += outlineOf(character).advance;
  return (units * size) / UNITS;
}

/** A line of text centred on x with its baseline at y, as outlines with a halo for contrast. */
export function drawText(
  text: string,
  [x, y]: readonly [number, number],
  size: number,
  { color, halo }: { color: string; halo?: string },
): string {
  const scale = size / UNITS;
  let at = 0;
  let body = "";
  for (const character of text.normalize("NFC")) {
    const { advance, path } = outlineOf(character);
    if (path) body += `<path transform="translate(${Math.round(at)})" d="${path}"/>`;
    at += advance;
  }
  const place = `translate(${round(x - (at * scale) / 2)} ${round(y)})scale(${round(scale, 4)})`;
  const behind = halo
    ? `<g transform="${place}" fill="${halo}" stroke="${halo}" stroke-width="${Math.round(6 / scale)}" stroke-linejoin="round">${body}</g>`
    : "";
  return `${behind}<g transform="${place}" fill="${color}" data-text="${escaped(text)}">${body}</g>`;
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const round = (value: number, digits = 1): number => Number(value.toFixed(digits));
