import type { DoneResponse } from "@hjem/domain/account/auth-response";
import type {
  AdminAccess,
  AdminAccessResponse,
  Administrator,
  AdministratorsResponse,
  AgencyMember,
  AgencyMemberRequest,
  AgencyMembersResponse,
  EndAllSessionsRequest,
  EndSessionsRequest,
  GrantRoleRequest,
  RevokeRoleRequest,
} from "@hjem/domain/account/roles";
import { api } from "../api.ts";

const administrators = { service: "admin", url: "/api/admin/administrators" } as const;
const agencyMembers = { service: "admin", url: "/api/admin/agency-members" } as const;
const sessions = { service: "admin", url: "/api/admin/sessions" } as const;

/** The admin area: who may enter it, and people with roles (D106). */
export const administrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the person behind the open gate may do. */
    getAdminAccess: build.query<AdminAccess, void>({
      query: () => ({ service: "admin", url: "/api/admin/access" }),
      transformResponse: ({ data }: AdminAccessResponse) => data,
      keepUnusedDataFor: 0,
      providesTags: ["Profile"],
    }),
    /** People with a role in this market. */
    listAdministrators: build.query<readonly Administrator[], void>({
      query: () => administrators,
      transformResponse: ({ data }: AdministratorsResponse) => data,
      keepUnusedDataFor: 0,
      providesTags: ["Profile"],
    }),
    /** Gives a person a role. */
    grantRole: build.mutation<DoneResponse, GrantRoleRequest>({
      query: (body) => ({ ...administrators, method: "PUT", body }),
      invalidatesTags: ["Profile"],
    }),
    /** Takes it away. */
    revokeRole: build.mutation<DoneResponse, RevokeRoleRequest>({
      query: (body) => ({ ...administrators, method: "DELETE", body }),
      invalidatesTags: ["Profile"],
    }),
    /** People of this market who publish for an agency. */
    listAgencyMembers: build.query<readonly AgencyMember[], void>({
      query: () => agencyMembers,
      transformResponse: ({ data }: AgencyMembersResponse) => data,
      keepUnusedDataFor: 0,
      providesTags: ["Profile"],
    }),
    /** Lets a person publish for an agency. */
    addAgencyMember: build.mutation<DoneResponse, AgencyMemberRequest>({
      query: (body) => ({ ...agencyMembers, method: "PUT", body }),
      invalidatesTags: ["Profile"],
    }),
    /** Takes that back. */
    removeAgencyMember: build.mutation<DoneResponse, AgencyMemberRequest>({
      query: (body) => ({ ...agencyMembers, method: "DELETE", body }),
      invalidatesTags: ["Profile"],
    }),
    /** Signs a person out on every device (ASVS 7.4.5). */
    endSessions: build.mutation<DoneResponse, EndSessionsRequest>({
      query: (body) => ({ ...sessions, method: "DELETE", body }),
    }),
    /** Signs everybody in this market out, but not this session. */
    endAllSessions: build.mutation<DoneResponse, EndAllSessionsRequest>({
      query: (body) => ({ ...sessions, url: `${sessions.url}/all`, method: "DELETE", body }),
    }),
  }),
});
