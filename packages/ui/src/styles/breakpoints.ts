/**
 * The eight widths, in CSS pixels, from which the layout changes (spec §9). CSS writes them out,
 * because a custom property does not work inside `@media`; `breakpoints.test.ts` holds every
 * stylesheet of the kit to these and no others.
 */
export const BREAKPOINTS_PX = {
  xs: 376,
  s: 640,
  m: 768,
  l: 1024,
  xl: 1366,
  xxl: 1920,
  xxxl: 2500,
  wall: 4000,
} as const;

/** Name of a width from which the layout changes. */
export type Breakpoint = keyof typeof BREAKPOINTS_PX;
