import { lazyComponent } from "@hjem/storefront/lazy-component";

/** Floor areas of a home: rendered by the server; nothing has to be hydrated before the page has loaded (D42). */
export const Areas = lazyComponent(() => import("./areas-part.tsx"));
