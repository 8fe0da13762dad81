import { lazyComponent } from "@hjem/storefront/lazy-component";
import type { HomeModel } from "./home-model.ts";

/** Props of `PopularPlaces`. */
export type PopularPlacesProps = Pick<HomeModel, "places" | "rentals" | "areas">;

/** Links to places: they work before they are hydrated (D42). */
export const PopularPlaces = lazyComponent(() => import("./popular-places-part.tsx"));
