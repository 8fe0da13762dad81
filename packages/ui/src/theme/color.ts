/** A colour as lightness (0 to 1), chroma and hue (radians) of the OKLCH space. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = readonly [number, number, number];

const toLinear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const toGamma = (value: number) =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;

const linearRgb = (hex: string): Triple => {
  const channel = (from: number) => toLinear(Number.parseInt(hex.slice(from, from + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
};

/** Reads `#rrggbb`. The matrices are those of the OKLab definition (Björn Ottosson, 2020). */
export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = linearRgb(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

function linearRgbOf({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isOnScreen = (rgb: Triple) => rgb.every((value) => value >= -0.0005 && value <= 1.0005);

/**
 * Converts to `#rrggbb`; chroma is reduced in steps of 0.004 until the colour is in the sRGB gamut, hue and lightness
 * stay.
 */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  let shown = chroma;
  let rgb = linearRgbOf({ lightness, chroma: shown, hue });
  while (shown > 0 && !isOnScreen(rgb)) {
    shown = Math.max(0, shown - 0.004);
    rgb = linearRgbOf({ lightness, chroma: shown, hue });
  }
  const byte = (value: number) =>
    Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, value)))) * 255);
  return `#${rgb.map((value) => byte(value).toString(16).padStart(2, "0")).join("")}`;
}

const luminance = (hex: string) => {
  const [red, green, blue] = linearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast ratio of two `#rrggbb` colours by WCAG 2.2: 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
