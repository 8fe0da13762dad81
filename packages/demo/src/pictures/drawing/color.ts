/** A colour as `#rrggbb`. */
export type Color = `#${string}`;

/** True for a colour; any other paint refers to a gradient or a pattern. */
export const isColor = (paint: string): paint is Color => paint.startsWith("#");

/** Factors of red, green and blue: the tint of a time of day. */
export type Tint = readonly [red: number, green: number, blue: number];

const channels = (color: Color): [number, number, number] => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
];

const toColor = (values: readonly number[]): Color =>
  `#${values
    .map((value) =>
      Math.max(0, Math.min(255, Math.round(value)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** Interpolates between `from` (0) and `to` (1). */
export function mix(from: Color, to: Color, share: number): Color {
  const target = channels(to);
  return toColor(
    channels(from).map((value, index) => value + ((target[index] ?? value) - value) * share),
  );
}

/** Darkens towards a cool near-black, as in shade. */
export const darken = (color: Color, share: number): Color => mix(color, "#141a26", share);

/** Towards white. */
export const lighten = (color: Color, share: number): Color => mix(color, "#ffffff", share);

/** The colour under a tinted light. */
export const tinted = (color: Color, [red, green, blue]: Tint): Color => {
  const [r, g, b] = channels(color);
  return toColor([r * red, g * green, b * blue]);
};
