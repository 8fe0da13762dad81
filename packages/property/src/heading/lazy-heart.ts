import { lazyComponent } from "@hjem/storefront/lazy-component";

/** The heart of the home's page, in its heading and in its bar: apart from both, which different pages need. */
export const Heart = lazyComponent(() => import("./placed-heart.tsx"), { render: "on-visible" });
