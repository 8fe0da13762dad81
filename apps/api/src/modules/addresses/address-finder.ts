import type { AddressesResponse, AddressSuggestion } from "@hjem/domain/place/address";
import { formatAddress } from "@hjem/domain/place/format-address";
import type { Region } from "@hjem/domain/region";
import { LRUCache } from "lru-cache";
import type { Database } from "../../db/schema.ts";
import type { PlaceFinder } from "../places/place-finder.ts";
import { findAddressPath, regionOnPath } from "./address-path.ts";
import { type AddressService, AddressServiceError } from "./address-service.ts";
import type { AddressServices } from "./address-settings.ts";
import { findKnownAddresses } from "./known-addresses.ts";

/** Addresses that are offered at a time. */
const SUGGESTIONS = 8;
/** Responses of services in memory, and how long. */
const CACHE = { max: 1_000, ttl: 10 * 60_000 } as const;

/** What finding addresses takes. */
export interface AddressFinderDeps {
  db: Database;
  places: PlaceFinder;
  services: AddressServices;
  /** Milliseconds since 1970. */
  now: () => number;
  log: { warn(values: object, line: string): void };
}

/** Offers addresses for what is typed: of the market's service, else of the places that are known here. */
export const createAddressFinder = ({ db, places, services, now, log }: AddressFinderDeps) => {
  const cache = new LRUCache<string, AddressSuggestion[]>(CACHE);

  const findInService = async (
    service: AddressService,
    typed: string,
    region: Region,
  ): Promise<AddressSuggestion[]> => {
    const key = `${region.id} ${typed.trim().toLowerCase()}`;
    const known = cache.get(key);
    if (known) return known;
    const found = await service.find(typed, region);
    const suggestions: AddressSuggestion[] = [];
    for (const address of found.slice(0, SUGGESTIONS)) {
      const path = await findAddressPath(db, region.id, address);
      const parts = { ...address, region: address.region || regionOnPath(path) };
      suggestions.push({
        ...parts,
        label: formatAddress(parts, region),
        isExact: true,
        geoIds: path.map(({ geoId }) => geoId),
      });
    }
    cache.set(key, suggestions);
    return suggestions;
  };

  return async (typed: string, region: Region): Promise<AddressesResponse> => {
    const service = services[region.id];
    if (service) {
      try {
        const data = await findInService(service, typed, region);
        if (data.length > 0) return { data, attribution: service.attribution };
      } catch (error) {
        if (!(error instanceof AddressServiceError)) throw error;
        log.warn({ reason: error.message, region: region.id }, "addresses could not be looked up");
      }
    }
    const options = { region, now: now(), limit: SUGGESTIONS };
    return { data: await findKnownAddresses({ db, places }, typed, options), attribution: null };
  };
};
