import { agencyIdOr } from "@hjem/domain/agency/agency-id";
import { paths } from "@hjem/domain/paths";
import type { RegionBasics } from "@hjem/domain/region";

/** Names of the parts of a link that another site made: `/r/{sourceName}/{tenantId}/{actualId}`. */
export interface LinkParts {
  /** Name of the linking site; metadata only, not used for the target (RTE-022). */
  sourceName?: string | undefined;
  /** The agency's id, padded or not. */
  tenantId?: string | undefined;
  /** The listing's id. */
  actualId?: string | undefined;
}

/** The page of the home that such a link means (RTE-021, RTE-022, D18). */
export const redirectTarget = (
  { tenantId, actualId = "" }: LinkParts,
  region: Pick<RegionBasics, "agencyIdFallback">,
): string => paths.property.to(agencyIdOr(tenantId, region), actualId);
