import type { Region } from "@hjem/domain/region";
import type { FastifyRequest } from "fastify";

/** The origin of a region's site as this visitor can reach it: the same machine where it is this one, else the region's own (D12). */
export const siteOrigin = (
  region: Pick<Region, "hosts" | "defaultOrigin">,
  { host, protocol }: Pick<FastifyRequest, "host" | "protocol">,
): string => {
  const [label] = region.hosts.firstLabels;
  const [, port = ""] = /(?:^|\.)localhost(:\d+)?$/i.exec(host) ?? [];
  return label !== undefined && /(?:^|\.)localhost(?::\d+)?$/i.test(host)
    ? `${protocol}://${label}.localhost${port}`
    : region.defaultOrigin;
};
