import type { IconSet } from "@hjem/domain/icon/icon-set";
import { ICON_REQUEST_TIMEOUT_MS } from "@hjem/domain/limits";
import { api } from "../api.ts";
import { AROUND } from "./surroundings.ts";

export const iconsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Icons by name, all of one set: `mdi` and `["fireplace"]` (spec §7 Icons). */
    getIcons: build.query<IconSet["icons"], { prefix: string; names: readonly string[] }>({
      query: ({ prefix, names }) => ({
        service: "images",
        url: `/icons/${encodeURIComponent(prefix)}.json`,
        params: { icons: names.join(",") },
        timeoutMs: ICON_REQUEST_TIMEOUT_MS,
      }),
      transformResponse: ({ icons }: IconSet) => icons,
      providesTags: [AROUND],
    }),
  }),
});
