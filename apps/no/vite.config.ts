import { baseMapNo } from "@hjem/region-no/base-map";
import { storefrontConfig } from "@hjem/vite-config/storefront";

export default storefrontConfig(baseMapNo);
