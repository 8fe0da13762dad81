import { z } from "zod";
import { pictureKinds } from "./enumerations.ts";

/**
 * A picture of a listing (spec §3 Property images). `url` has no extension and no width: `/media/{hash}`; the page
 * requests `{url}-{400|800|1600}.{avif|webp}`, and `{url}.png` is the default form (FND-062). `color` is the dominant
 * colour, shown until the picture has loaded (D44).
 */
export const ListingImage = z.object({
  type: z.enum(pictureKinds),
  url: z.string().regex(/^\/media\/(?:preview\/[\w.-]{1,120}\/)?[a-z0-9]{8,64}$/),
  /** Width divided by height. */
  ratio: z.number().positive(),
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  /** Alternative text of the advertiser; the room's name where it is missing. */
  alt: z.string().max(200).optional(),
  /** True for generated pictures: pages label them as illustrations. */
  isIllustration: z.boolean().default(false),
});
export type ListingImage = z.infer<typeof ListingImage>;
