import type { AgentProfile } from "@hjem/domain/agents/agent-profile";
import { paths } from "@hjem/domain/paths";

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
    ...(areas.length > 0 && {
      areaServed: areas.map((area) => ({ "@type": "Place", name: area.name })),
    }),
    ...(agency && {
      parentOrganization: {
        "@type": "RealEstateAgent",
        name: agency.name,
        ...(agency.logoUrl && { logo: absolute(agency.logoUrl) }),
      },
    }),
  };
}
