import { baseMapAu } from "@hjem/region-au/base-map";
import { storefrontConfig } from "@hjem/vite-config/storefront";

export default storefrontConfig(baseMapAu);
