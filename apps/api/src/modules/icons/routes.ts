import { ICON_CACHE_HOURS } from "@hjem/domain/limits";
import { getIcons } from "@iconify/utils/lib/icon-set/get-icons";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { z } from "zod";
import { ApiError } from "../../plugins/api-error.ts";
import { queryList } from "../../plugins/request-input.ts";

const require = createRequire(import.meta.url);

/** Icon sets that are served, by prefix: interface chrome, then facilities and rooms. */
const files: Readonly<Record<string, () => string>> = {
  lucide: () => require.resolve("@iconify-json/lucide/icons.json"),
  mdi: () => require.resolve("@iconify-json/mdi/icons.json"),
};

type IconSet = Parameters<typeof getIcons>[0];

const ICONS_MAX = 200;
const CACHE_SECONDS = ICON_CACHE_HOURS * 3_600;

const loaded = new Map<string, IconSet>();

/** A set is read at its first request and cached: a few megabytes. */
const iconSet = (prefix: string): IconSet | null => {
  const file = Object.hasOwn(files, prefix) ? files[prefix] : undefined;
  if (file === undefined) return null;
  const known = loaded.get(prefix);
  if (known) return known;
  const set = JSON.parse(readFileSync(file(), "utf8")) as IconSet;
  loaded.set(prefix, set);
  return set;
};

/** Subsets of icon sets in the format that Iconify's component requests (spec §7 Icons). */
export const iconRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/icons/:prefix.json",
    {
      schema: {
        summary: "Read icons of a set",
        description:
          "The requested icons by name, in Iconify's format; 404 where the set has none of them.",
        tags: ["icons"],
        params: z.object({ prefix: z.string().max(40) }),
        querystring: z.object({ icons: queryList(z.string().max(80), ICONS_MAX) }),
      },
    },
    async ({ params, query }, reply) => {
      const set = iconSet(params.prefix);
      const names = query.icons.filter((name) => /^[a-z0-9-]+$/.test(name));
      const found = set && getIcons(set, names, true);
      if (!found || Object.keys(found.icons).length === 0) throw new ApiError("not_found");
      reply
        .header("cache-control", `public, max-age=${CACHE_SECONDS}, immutable`)
        .type("application/json; charset=utf-8");
      return reply.send(JSON.stringify(found));
    },
  );
};
