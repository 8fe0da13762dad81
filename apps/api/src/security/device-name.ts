const DEVICE_MAX_LENGTH = 60;

/** The first that fits counts: browsers name their forebears too. */
const browsers = [
  ["Edg", "Edge"],
  ["OPR/", "Opera"],
  ["SamsungBrowser", "Samsung Internet"],
  ["Firefox", "Firefox"],
  ["FxiOS", "Firefox"],
  ["CriOS", "Chrome"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const;
const systems = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["Mac OS X", "macOS"],
  ["CrOS", "ChromeOS"],
  ["Linux", "Linux"],
] as const;

/** What a device calls itself, in a few words that its owner knows, e.g. `Firefox, Windows`; empty where it says nothing. */
export const deviceName = (userAgent: string | undefined): string => {
  if (userAgent === undefined) return "";
  const find = (names: readonly (readonly [string, string])[]) =>
    names.find(([mark]) => userAgent.includes(mark))?.[1];
  const known = [find(browsers), find(systems)].filter((name) => name !== undefined);
  const other = /^[\w .-]+/.exec(userAgent)?.[0].trim() ?? "";
  return (known.length > 0 ? known.join(", ") : other).slice(0, DEVICE_MAX_LENGTH);
};
