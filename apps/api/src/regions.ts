import type { Region } from "@hjem/domain/region";
import { regionAu } from "@hjem/region-au";
import { regionNo } from "@hjem/region-no";

/** Every region that this API knows; the one marked as fallback has all other hosts (D12). */
export const regions: readonly Region[] = [regionNo, regionAu];

/** A region that is served, with the origin of its site, e.g. `https://www.example.no` (D49). */
export interface Site extends Region {
  readonly origin: string;
}
