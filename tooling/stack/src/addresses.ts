import type { Region } from "@hjem/domain/region";

const countryNames = new Intl.DisplayNames("en", { type: "region" });

const countryOf = ({ id, languages, defaultLanguage }: Region): string => {
  const language = languages.find(({ code }) => code === defaultLanguage) ?? languages[0];
  return countryNames.of(new Intl.Locale(language.tag).region ?? id.toUpperCase()) ?? id;
};

const ownHost = (region: Region) => `${region.hosts.firstLabels[0] ?? region.id}.localhost`;

/** The lines that tell where to go once everything answers; `port` is the gateway's. */
export const addressLines = (sites: readonly Region[], port: number): string[] => {
  const rows = sites.map((region) => {
    const also = region.isFallback ? `   (also http://localhost:${port})` : "";
    return [countryOf(region), `http://${ownHost(region)}:${port}${also}`];
  });
  rows.push(["API", `http://localhost:${port}/api/docs`], ["Stories", "pnpm storybook"]);
  const width = Math.max(...rows.map(([name = ""]) => name.length)) + 3;
  return rows.map(([name = "", address]) => `  ${name.padEnd(width)}${address}`);
};
