import { padAgencyId } from "@hjem/domain/agency/agency-id";
import { paths } from "@hjem/domain/paths";
import {
  SitemapAgencies,
  SitemapAgents,
  SitemapAreas,
  SitemapListings,
} from "@hjem/domain/sitemap/sitemap";
import type { SitemapEntry } from "./sitemap-xml.ts";

/** Pages that are too many for one response: they are read in parts, each a sitemap, and those page by page. */
export interface SitemapList {
  /** In the name of its files. */
  name: "homes" | "agents" | "agencies" | "places";
  /** Path of the API that lists its parts. */
  api: string;
  /** The pages of one response, and where the next one begins. */
  read: (response: unknown) => { entries: SitemapEntry[]; next: number | null };
}

/** Every list of a site. */
export const sitemapLists: readonly SitemapList[] = [
  {
    name: "homes",
    api: "/api/v2/sitemap/listings",
    read(response) {
      const { data, next } = SitemapListings.parse(response);
      const entries = data.map(({ agencyId, propertyId, changedAt }) => ({
        path: paths.property.to(padAgencyId(agencyId), propertyId),
        changedAt,
      }));
      return { entries, next };
    },
  },
  {
    name: "agents",
    api: "/api/v2/sitemap/agents",
    read(response) {
      const { data, next } = SitemapAgents.parse(response);
      const entries = data.map(({ agentId, changedAt }) => ({
        path: paths.agent.to(agentId),
        changedAt,
      }));
      return { entries, next };
    },
  },
  {
    name: "agencies",
    api: "/api/v2/sitemap/agencies",
    read(response) {
      const { data, next } = SitemapAgencies.parse(response);
      const entries = data.map(({ agencyId, changedAt }) => ({
        path: paths.agency.to(agencyId),
        changedAt,
      }));
      return { entries, next };
    },
  },
  {
    name: "places",
    api: "/api/v2/sitemap/areas",
    read(response) {
      const { data, next } = SitemapAreas.parse(response);
      const entries = data.map(({ address, changedAt }) => ({
        path: paths.location.to(address),
        changedAt,
      }));
      return { entries, next };
    },
  },
];
