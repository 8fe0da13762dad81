import { z } from "zod";

/** Icons of a set, as `GET /icons/{prefix}.json` returns them in the form of Iconify (spec §7 Icons). */
export const IconSet = z.object({
  prefix: z.string(),
  icons: z.record(z.string(), z.object({ body: z.string() })),
});
export type IconSet = z.infer<typeof IconSet>;
