import { lazyComponent } from "@hjem/storefront/lazy-component";

/** Props of `ViewedHome`. */
export interface ViewedHomeProps {
  propertyId: string;
}

/** Stands on a home's page, unseen, and remembers that it was opened; comes after load (D42). */
export const ViewedHome = lazyComponent(() => import("./viewed-home-part.tsx"));
