import type { HeartButtonProps } from "@hjem/saved/heart-button";
import { lazyComponent } from "@hjem/storefront/lazy-component";

/** The home that a heart saves, and its accessible name. */
export type HeartProps = Pick<HeartButtonProps, "home" | "label">;

/** Saves the home of the page: nothing before the page has loaded, and beside words it has no plate (D42). */
export const Heart = lazyComponent(() => import("./heart.tsx"), { render: "on-visible" });
