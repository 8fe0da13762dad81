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

/** The admin area: access, and users with roles (D106). */
export const administrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Permissions of the current user in the admin area. */
    getAdminAccess: build.query<AdminAccess, void>({
      query: () => ({ service: "admin", url: "/api/admin/access" }),
      transformResponse: ({ data }: AdminAccessResponse) => data,
      keepUnusedDataFor: 0,
      providesTags: ["Profile"],
    }),
    /** Users with a role in this market. */
    listAdministrators: build.query<readonly Administrator[], void>({
      query: () => administrators,
      transformResponse: ({ data }: AdministratorsResponse) => data,
      keepUnusedDataFor: 0,
      providesTags: ["Profile"],
    }),
    /** Grants a role to a user. */
    grantRole: build.mutation<DoneResponse, GrantRoleRequest>({
      query: (body) => ({ ...administrators, method: "PUT", body }),
      invalidatesTags: ["Profile"],
    }),
    /** Removes a role. */
    revokeRole: build.mutation<DoneResponse, RevokeRoleRequest>({
      query: (body) => ({ ...administrators, method: "DELETE", body }),
      invalidatesTags: ["Profile"],
    }),
    /** Users of this market who publish for an agency. */
    listAgencyMembers: build.query<readonly AgencyMember[], void>({
      query: () => agencyMembers,
      transformResponse: ({ data }: AgencyMembersResponse) => data,
      keepUnusedDataFor: 0,
      providesTags: ["Profile"],
    }),
    /** Adds a user to an agency. */
    addAgencyMember: build.mutation<DoneResponse, AgencyMemberRequest>({
      query: (body) => ({ ...agencyMembers, method: "PUT", body }),
      invalidatesTags: ["Profile"],
    }),
    /** Removes a user from an agency. */
    removeAgencyMember: build.mutation<DoneResponse, AgencyMemberRequest>({
      query: (body) => ({ ...agencyMembers, method: "DELETE", body }),
      invalidatesTags: ["Profile"],
    }),
    /** Signs a user out on every device (ASVS 7.4.5). */
    endSessions: build.mutation<DoneResponse, EndSessionsRequest>({
      query: (body) => ({ ...sessions, method: "DELETE", body }),
    }),
    /** Signs out every user of this market, except this session. */
    endAllSessions: build.mutation<DoneResponse, EndAllSessionsRequest>({
      query: (body) => ({ ...sessions, url: `${sessions.url}/all`, method: "DELETE", body }),
    }),
  }),
});
