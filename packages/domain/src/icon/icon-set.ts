import { z } from "zod";

/** Name of an icon as content has it: `prefix:name`, such as `lucide:calculator`; both in lower case, with hyphens. */
export const IconName = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*:[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** Icons of a set, as `GET /icons/{prefix}.json` returns them in the form of Iconify (spec §7 Icons). */
export const IconSet = z.object({
  prefix: z.string(),
  icons: z.record(z.string(), z.object({ body: z.string() })),
});
export type IconSet = z.infer<typeof IconSet>;
