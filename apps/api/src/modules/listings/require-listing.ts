import type { Listing } from "@hjem/domain/listing/listing";
import { PropertyId } from "@hjem/domain/listing/property-id";
import type { FastifyRequest } from "fastify";
import type { Queries } from "../../db/schema.ts";
import { ApiError } from "../../plugins/api-error.ts";
import type { Site } from "../../regions.ts";
import { findListing } from "./repository.ts";

/**
 * The listing of an id in the market of the request.
 * @throws {ApiError} `not_found`, or `other_region` with the right site where it is in the other market (D12) and that
 *   market is served (D118).
 */
export const requireListing = async (
  { db, regions }: { db: Queries; regions: readonly Site[] },
  { region }: Pick<FastifyRequest, "region">,
  id: string,
): Promise<Listing> => {
  // What cannot be an id never existed; the database is not queried.
  const found = PropertyId.safeParse(id).success ? await findListing(db, id) : null;
  if (!found) throw new ApiError("not_found");
  if (found.region === region.id) return found.listing;
  const home = regions.find((other) => other.id === found.region);
  throw home ? new ApiError("other_region", { origin: home.origin }) : new ApiError("not_found");
};
