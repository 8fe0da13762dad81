/**
 * Logos of invented agencies in a box of 34 by 34: roofs, towers, doors, leaves. Without letters, which would need a
 * font.
 */
const signs = [
  "M5 29V16L17 6l12 10v13h-8v-8h-8v8z",
  "M6 29V12h9V6h13v23h-6v-7h-4v7z",
  "M17 5c8 5 11 12 0 24C6 17 9 10 17 5zm0 8v14",
  "M5 25 13 9l6 9 3-4 7 11z",
  "M8 29V14a9 9 0 0 1 18 0v15h-6V17h-6v12z",
  "M5 17 17 6l12 11-4 0v11H9V17zm9 3v5h6v-5z",
] as const;

const LOGO_FILE = /^(\d{6})-([0-9a-f]{6})\.svg$/;

/** The logo of such a path, labelled as demo; null for any other file. */
export function drawAgencyLogo(file: string): string | null {
  const [, id = "", color = ""] = LOGO_FILE.exec(file) ?? [];
  if (id === "") return null;
  const sign = signs[Number(id) % signs.length];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34" width="34" height="34"><title>Demo logo</title><rect width="34" height="34" rx="6" fill="#${color}"/><path d="${sign}" fill="#fff" fill-rule="evenodd"/></svg>`;
}
