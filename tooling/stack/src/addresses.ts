import type { Region } from "@hjem/domain/region";
import { servedSites } from "@hjem/domain/site-origins";
import type { StackSettings } from "./settings.ts";

const countryNames = new Intl.DisplayNames("en", { type: "region" });

const countryOf = ({ id, languages, defaultLanguage }: Region): string => {
  const language = languages.find(({ code }) => code === defaultLanguage) ?? languages[0];
  return countryNames.of(new Intl.Locale(language.tag).region ?? id.toUpperCase()) ?? id;
};

/** The lines with the addresses once everything is up; `port` is the gateway's. */
export const addressLines = (
  sites: readonly Region[],
  { port, isDemo, siteOrigins }: Pick<StackSettings, "port" | "isDemo" | "siteOrigins">,
): string[] => {
  const served = servedSites(sites, siteOrigins);
  const rows = served.map((region) => {
    const also = isDemo && region.isFallback ? `   (also http://localhost:${port})` : "";
    return [countryOf(region), `${region.origin}${also}`];
  });
  rows.push(["API", `${isDemo ? `http://localhost:${port}` : served[0]?.origin}/api/docs`]);
  if (isDemo) rows.push(["Stories", "pnpm storybook"]);
  const width = Math.max(...rows.map(([name = ""]) => name.length)) + 3;
  return rows.map(([name = "", address]) => `  ${name.padEnd(width)}${address}`);
};
