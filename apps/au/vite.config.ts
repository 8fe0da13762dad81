import { storefrontConfig } from "@hjem/vite-config/storefront";

export default storefrontConfig();
