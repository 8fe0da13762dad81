import type { Property } from "@hjem/domain/listing/property";

/** The newest home that is shown from outside first: the one that stands in the gable. */
export const heroHome = (homes: readonly Property[]): Property | undefined =>
  homes.find(({ images }) => images[0]?.type === "exterior") ??
  homes.find(({ images }) => images.length > 0);
