import { agencyIdOr } from "@hjem/domain/agency/agency-id";
import { paths } from "@hjem/domain/paths";
import type { RegionBasics } from "@hjem/domain/region";

/** Parameters of a link from another site: `/r/{sourceName}/{tenantId}/{actualId}`. */
export interface LinkParts {
  /** Name of the linking site; metadata only, not used for the target (RTE-022). */
  sourceName?: string | undefined;
  /** The agency's id, padded or not. */
  tenantId?: string | undefined;
  /** The listing's id. */
  actualId?: string | undefined;
}

/** The property page of such a link (RTE-021, RTE-022, D18). */
export const redirectTarget = (
  { tenantId, actualId = "" }: LinkParts,
  region: Pick<RegionBasics, "agencyIdFallback">,
): string => paths.property.to(agencyIdOr(tenantId, region), actualId);
