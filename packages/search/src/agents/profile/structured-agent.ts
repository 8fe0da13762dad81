import { padAgencyId } from "@hjem/domain/agency/agency-id";
import type { AgencyProfile } from "@hjem/domain/agents/agency-profile";
import type { AgentProfile } from "@hjem/domain/agents/agent-profile";
import { paths } from "@hjem/domain/paths";

const areaServed = (areas: AgentProfile["areas"]) =>
  areas.length > 0 && { areaServed: areas.map(({ name }) => ({ "@type": "Place", name })) };

/** Structured data of an agent (schema.org RealEstateAgent), for search engines. The number is shown only on click. */
export function structuredAgent(
  agent: AgentProfile,
  { origin, description }: { origin: string; description: string },
): Record<string, unknown> {
  const { id, name, agency, areas, languages, pictureUrl: picture } = agent;
  const absolute = (url: string) => new URL(url, origin).href;
  const shown = agency?.hideProfileImage ? null : picture;
  return {
    "@context": "https://schema.org",
    "@type": "RealEstateAgent",
    url: absolute(paths.agent.to(id)),
    name,
    ...(description && { description }),
    ...(shown && { image: absolute(shown) }),
    ...(languages.length > 0 && { knowsLanguage: languages }),
    ...areaServed(areas),
    ...(agency && {
      parentOrganization: {
        "@type": "RealEstateAgent",
        name: agency.name,
        url: absolute(paths.agency.to(padAgencyId(agency.id))),
        ...(agency.logoUrl && { logo: absolute(agency.logoUrl) }),
      },
    }),
  };
}

/** Structured data of an agency (schema.org RealEstateAgent), with its agents. */
export function structuredAgency(
  { agency, areas, agents }: AgencyProfile,
  { origin, path }: { origin: string; path: string },
): Record<string, unknown> {
  const absolute = (url: string) => new URL(url, origin).href;
  return {
    "@context": "https://schema.org",
    "@type": "RealEstateAgent",
    url: absolute(path),
    name: agency.name,
    ...(agency.logoUrl && { logo: absolute(agency.logoUrl) }),
    ...areaServed(areas),
    ...(agents.length > 0 && {
      employee: agents.map(({ id, name }) => ({
        "@type": "Person",
        name,
        url: absolute(paths.agent.to(id)),
      })),
    }),
  };
}
