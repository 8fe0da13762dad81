import type { UnsubscribeRequest, UnsubscribeState } from "@hjem/domain/saved/alert";
import { api } from "../api.ts";

const PATH = "/api/v2/notifications/unsubscribe";

/** The link of a message about alerts, by its token; needs no session (D64, D76). */
export const unsubscribeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the link is about. */
    getUnsubscribe: build.query<UnsubscribeState["data"], string>({
      query: (token) => ({ service: "userService", url: PATH, params: { token } }),
      transformResponse: ({ data }: UnsubscribeState) => data,
      keepUnusedDataFor: 0,
    }),
    /** Changes how often the search of the message sends alerts, or turns all alerts by mail off. */
    changeByLink: build.mutation<
      UnsubscribeState["data"],
      { token: string; body: UnsubscribeRequest }
    >({
      query: ({ token, body }) => ({
        service: "userService",
        url: PATH,
        method: "POST",
        params: { token },
        body,
      }),
      transformResponse: ({ data }: UnsubscribeState) => data,
    }),
  }),
});
