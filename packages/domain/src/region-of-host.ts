import type { RegionBasics } from "./region.ts";

type Hosted = Pick<RegionBasics, "hosts" | "isFallback">;

/**
 * A host's name: lower case, without port, trailing dot and leading `www`; empty for an IP address or
 * anything else that is not a name.
 */
export const hostName = (host: string): string => {
  const name = host
    .trim()
    .toLowerCase()
    .replace(/:\d+$/, "")
    .replace(/\.$/, "")
    .replace(/^www\./, "");
  const isName = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(name) && !/^[\d.]+$/.test(name);
  return isName ? name : "";
};

/**
 * The region whose site serves a host (spec §1, D12). The first label (`no.localhost`) is checked before the suffix
 * (`www.anything.no`); ports, case, a trailing dot and `www` do not matter. Every other host, an IP address or no
 * host at all, belongs to the fallback region.
 * @throws {Error} when no region is marked as fallback.
 */
export function regionOfHost<R extends Hosted>(
  host: string | null | undefined,
  regions: readonly R[],
): R {
  const name = hostName(host ?? "");
  const [firstLabel = "", ...rest] = name.split(".");
  const found =
    (rest.length > 0 && regions.find(({ hosts }) => hosts.firstLabels.includes(firstLabel))) ||
    (name && regions.find(({ hosts }) => hosts.suffixes.some((suffix) => name.endsWith(suffix)))) ||
    regions.find(({ isFallback }) => isFallback);
  if (!found) throw new Error("No region is marked as fallback");
  return found;
}
