import type {
  OwnVerifications,
  OwnVerificationsResponse,
  PhoneCodeRequest,
  PhoneCodeResponse,
  Verification,
  VerificationsResponse,
} from "@hjem/domain/account/verification";
import { api } from "../api.ts";

const PHONE_URL = "/api/user/phone-verification";

/** What is verified of people; loaded with the parts that show it. */
export const verificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What was verified of a listing's private advertiser; empty for agencies. */
    getListingVerifications: build.query<readonly Verification[], string>({
      query: (id) => ({
        service: "search",
        url: `/api/v2/property/${encodeURIComponent(id)}/verifications`,
      }),
      transformResponse: ({ data }: VerificationsResponse) => data,
    }),
    /** What is verified of the signed-in person. */
    getOwnVerifications: build.query<OwnVerifications, void>({
      query: () => ({ service: "users", url: "/api/user/verifications" }),
      transformResponse: ({ data }: OwnVerificationsResponse) => data,
    }),
    /** Sends a code to the mobile number; until when it can be entered. */
    sendPhoneCode: build.mutation<string, void>({
      query: () => ({ service: "users", url: PHONE_URL, method: "POST" }),
      transformResponse: ({ data }: PhoneCodeResponse) => data.expiresAt,
    }),
    /** Verifies the mobile number by the code. */
    confirmPhoneCode: build.mutation<OwnVerifications, PhoneCodeRequest>({
      query: (body) => ({ service: "users", url: `${PHONE_URL}/confirm`, method: "POST", body }),
      transformResponse: ({ data }: OwnVerificationsResponse) => data,
    }),
  }),
});
