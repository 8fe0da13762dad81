import { useGetPropertiesQuery } from "@hjem/api-client/endpoints/properties";
import { ALL } from "@hjem/domain/limits";
import type { ResultHome } from "@hjem/domain/listing/result-home";
import { useState } from "react";

/**
 * Homes by their ids, in this order, sold and rented ones included. Ids that disappear later stay, so that a removal
 * requests nothing and moves nothing; new ones come first. Nothing is requested without ids.
 */
export function useHomesById(ids: Iterable<string>, max: number): readonly ResultHome[] {
  const [known, setKnown] = useState<readonly string[]>([]);
  const all = new Set(known);
  const added = [...ids].filter((id) => !all.has(id));
  if (added.length > 0) setKnown([...added, ...known]);
  const requested = known.slice(0, max);
  const { data } = useGetPropertiesQuery(
    { ids: requested, availability: [ALL] },
    { skip: requested.length === 0 },
  );
  const homes = new Map(data?.data.map((home) => [home.propertyId, home]));
  return requested.flatMap((id) => homes.get(id) ?? []);
}
