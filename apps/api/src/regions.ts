import type { Region } from "@hjem/domain/region";
import { regionAu } from "@hjem/region-au";
import { regionNo } from "@hjem/region-no";

/** Every region that this API serves; the one marked as fallback answers all other hosts (D12). */
export const regions: readonly Region[] = [regionNo, regionAu];
