import { lazyComponent } from "@hjem/storefront/lazy-component";

/** How large a home is: drawn by the server; nothing of it has to be alive before the page has loaded (D42). */
export const Areas = lazyComponent(() => import("./areas-part.tsx"));
