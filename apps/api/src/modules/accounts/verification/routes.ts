import {
  type OwnVerifications,
  OwnVerificationsResponse,
  PhoneCodeRequest,
  PhoneCodeResponse,
} from "@hjem/domain/account/verification";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ApiError } from "../../../plugins/api-error.ts";
import type { SmsSender } from "../../../sms/sms.ts";
import type { AccountDeps } from "../account-deps.ts";
import { readAccount } from "../account-repository.ts";
import { mobileOf, receivesCodes } from "./phone-numbers.ts";
import { confirmPhoneCode, sendPhoneCode } from "./phone-verification.ts";
import { readVerifications } from "./read-verifications.ts";

/** What is verified of the signed-in person, and the code of their mobile number. `sms` is null where none are sent. */
export const verificationRoutes =
  (deps: AccountDeps, sms: SmsSender | null): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, requireUser: onRequest } = deps;

    const readOwn = async ({
      user,
      region,
    }: Pick<FastifyRequest, "user" | "region">): Promise<OwnVerifications> => {
      const account = await readAccount(db, user.id);
      const verifications = await readVerifications(db, account, region);
      const number = mobileOf(account, region);
      const isOffered = sms !== null && number !== null && receivesCodes(number, region);
      const isVerified = verifications.some(({ kind }) => kind === "phone");
      return { verifications, phone: isVerified ? "verified" : isOffered ? "offered" : "none" };
    };

    app.get(
      "/api/user/verifications",
      {
        onRequest,
        schema: {
          summary: "What is verified of the signed-in person",
          description:
            "Each fact with its month, as their listings show it; and whether the mobile number can be verified by a code.",
          tags: ["account"],
          response: { 200: OwnVerificationsResponse },
        },
      },
      async ({ user, region }) => ({ data: await readOwn({ user, region }) }),
    );

    app.post(
      "/api/user/phone-verification",
      {
        onRequest,
        schema: {
          summary: "Send a code to the mobile number",
          description:
            "Valid for ten minutes; three an hour for an account, a number and an address. 404 where no text messages are sent.",
          tags: ["account"],
          response: { 202: PhoneCodeResponse },
        },
      },
      async (request, reply) => {
        if (!sms) throw new ApiError("not_found");
        const expiresAt = new Date(await sendPhoneCode(deps, sms, request)).toISOString();
        return reply.code(202).send({ data: { expiresAt } });
      },
    );

    app.post(
      "/api/user/phone-verification/confirm",
      {
        onRequest,
        schema: {
          summary: "Verify the mobile number by the code",
          description: "A code can be tried five times. Changing the number ends its verification.",
          tags: ["account"],
          body: PhoneCodeRequest,
          response: { 200: OwnVerificationsResponse },
        },
      },
      async ({ user, region, body }) => {
        await confirmPhoneCode(deps, user.id, body.code);
        return { data: await readOwn({ user, region }) };
      },
    );
  };
