import type { Photo } from "../picture/picture.tsx";

const photo = (name: string, color: string, alt: string): Photo => ({
  source: { url: `/demo/${name}`, color, ratio: 4 / 3 },
  alt,
});

/** Demo pictures, generated for this project; Storybook serves them. */
export const demoPhotos = {
  red: photo("house-red", "#7d908b", "Rød enebolig med hage"),
  yellow: photo("house-yellow", "#839b93", "Gult rekkehus med plen"),
  brick: photo("house-brick", "#7d989a", "Brick house with a lawn"),
  living: photo("living-room", "#bcb5a8", "Stue med utsikt"),
  plan: { ...photo("floor-plan", "#eceae6", "Planløsning, 1. etasje"), fit: "contain" },
} as const satisfies Record<string, Photo>;

/** All of them, as the pictures of a home. */
export const demoHome: readonly Photo[] = [
  demoPhotos.red,
  demoPhotos.living,
  demoPhotos.yellow,
  demoPhotos.plan,
  demoPhotos.brick,
];
