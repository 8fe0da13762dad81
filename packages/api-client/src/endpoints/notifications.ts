import type {
  AlertSchedule,
  AlertScheduleChange,
  AlertScheduleResponse,
  AlertsQuery,
  AlertsResponse,
  PushKeyResponse,
  PushSubscriptionRequest,
  ReadRequest,
  UnreadResponse,
} from "@hjem/domain/saved/alert";
import { api } from "../api.ts";

const ROOT = "/api/v2/notifications";

/** Alerts of the bell, when messages are sent, and push (D70-D75). */
export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Alerts of the last 90 days, newest first. */
    listAlerts: build.query<AlertsResponse, AlertsQuery>({
      query: (params) => ({ service: "userService", url: ROOT, params: { ...params } }),
      providesTags: ["Alert"],
    }),
    /** The number on the bell. */
    countUnread: build.query<number, void>({
      query: () => ({ service: "userService", url: `${ROOT}/unread` }),
      transformResponse: ({ data }: UnreadResponse) => data.unread,
    }),
    /** Marks alerts as read, on every device. */
    markRead: build.mutation<number, ReadRequest>({
      query: (body) => ({ service: "userService", url: `${ROOT}/read`, method: "POST", body }),
      transformResponse: ({ data }: UnreadResponse) => data.unread,
      invalidatesTags: ["Alert"],
    }),
    /** Deletes all alerts, on every device. */
    clearAlerts: build.mutation<null, void>({
      query: () => ({ service: "userService", url: ROOT, method: "DELETE" }),
      invalidatesTags: ["Alert"],
    }),
    /** When messages are sent. */
    getSchedule: build.query<AlertSchedule, void>({
      query: () => ({ service: "userService", url: `${ROOT}/schedule` }),
      transformResponse: ({ data }: AlertScheduleResponse) => data,
      providesTags: ["Subscription"],
    }),
    /** Changes that. */
    changeSchedule: build.mutation<AlertSchedule, AlertScheduleChange>({
      query: (body) => ({ service: "userService", url: `${ROOT}/schedule`, method: "PATCH", body }),
      transformResponse: ({ data }: AlertScheduleResponse) => data,
      invalidatesTags: ["Subscription"],
    }),
    /** The key for push subscriptions, and whether this session has one. */
    getPush: build.query<PushKeyResponse["data"], void>({
      query: () => ({ service: "userService", url: `${ROOT}/push` }),
      transformResponse: ({ data }: PushKeyResponse) => data,
      providesTags: ["Session"],
    }),
    /** Stores this browser's push subscription with its session. */
    subscribePush: build.mutation<null, PushSubscriptionRequest>({
      query: (body) => ({ service: "userService", url: `${ROOT}/push`, method: "PUT", body }),
      invalidatesTags: ["Session"],
    }),
    /** Removes it. */
    unsubscribePush: build.mutation<null, void>({
      query: () => ({ service: "userService", url: `${ROOT}/push`, method: "DELETE" }),
      invalidatesTags: ["Session"],
    }),
  }),
});
