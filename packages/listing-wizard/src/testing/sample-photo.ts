import type { DraftImage } from "@hjem/domain/draft/draft";

/** A photo of a draft, ready, whose id and name are those of an index. */
export const samplePhoto = (index: number, given: Partial<DraftImage> = {}): DraftImage => ({
  id: index.toString(16).padStart(20, "0"),
  url: `/media/${index.toString(16).padStart(20, "0")}`,
  category: "kitchen",
  alt: "",
  ratio: 1.5,
  color: "#8a9a8a",
  state: "ready",
  problem: null,
  sameAs: null,
  name: `${index}.jpg`,
  width: 1800,
  ...given,
});
