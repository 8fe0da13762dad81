import { lazyPart } from "@hjem/storefront/lazy-part";

/** Props of `ViewedHome`. */
export interface ViewedHomeProps {
  propertyId: string;
}

/** Stands on a home's page, unseen, and remembers that it was opened; comes after load (D42). */
export const ViewedHome = lazyPart<ViewedHomeProps>(() => import("./viewed-home-part.tsx"));
