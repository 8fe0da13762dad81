import { useMatches } from "react-router";
import type { SiteData } from "./site-data.ts";

const isSiteData = (data: unknown): data is SiteData =>
  typeof data === "object" && data !== null && "policyVersion" in data;

/** What the outermost route has loaded; undefined where it has failed. */
export const useSiteData = (): SiteData | undefined =>
  useMatches()
    .map(({ loaderData }) => loaderData)
    .find(isSiteData);
