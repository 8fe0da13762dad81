/** What a site is attacked with; each was once enough to stop it for everybody. */
export const attackKinds = [
  "fill the disk",
  "stalled uploads",
  "packed PDFs",
  "photos of 100 megapixels",
  "a model without an end",
] as const;
export type AttackKind = (typeof attackKinds)[number];
