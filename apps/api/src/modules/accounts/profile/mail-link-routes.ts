import type { MailTokenKind } from "@hjem/domain/account/account-rules";
import { MailTokenParams, MailTokenRequest } from "@hjem/domain/account/auth-request";
import { MailLinkResponse } from "@hjem/domain/account/auth-response";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AccountDeps } from "../account-deps.ts";
import { findMailToken } from "../mails/mail-tokens.ts";
import { confirmEmail } from "./change-email.ts";
import { undoDeletion } from "./delete-account.ts";

type Act = (
  deps: AccountDeps,
  token: string,
  region: string,
) => Promise<{ email: string; isUsed: boolean }>;

interface MailLink {
  path: string;
  kind: MailTokenKind;
  act: Act;
  summary: string;
}

const links: readonly MailLink[] = [
  {
    path: "/api/user/confirm-email",
    kind: "confirm_email",
    act: confirmEmail,
    summary: "Use the new email address, by the token of its mail",
  },
  {
    path: "/api/user/undo-deletion",
    kind: "undo_deletion",
    act: undoDeletion,
    summary: "Keep an account that is being deleted, by the token of the mail",
  },
];

/** What links of mails to the owner of an account do: GET looks, POST acts (D122). Limited by the visitor's address. */
export const mailLinkRoutes =
  (deps: AccountDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, limits, now } = deps;
    for (const { path, kind, act, summary } of links) {
      app.get(
        `${path}/:token`,
        {
          schema: {
            summary: `${summary}: whether that is done already`,
            description: "Changes nothing. 400 `token_invalid`.",
            tags: ["account"],
            params: MailTokenParams,
            response: { 200: MailLinkResponse },
          },
        },
        async ({ params, region, ip }) => {
          await limits.ofAddress("token", ip);
          const place = { region: region.id, now: now() };
          const { email, isUsed } = await findMailToken(db, [kind], params.token, place);
          return { data: { email, isUsed } };
        },
      );

      app.post(
        path,
        {
          schema: {
            summary,
            description:
              "Done once; a second press gets `is_used` and changes nothing. 400 `token_invalid`.",
            tags: ["account"],
            body: MailTokenRequest,
            response: { 200: MailLinkResponse },
          },
        },
        async ({ body, region, ip }) => {
          await limits.ofAddress("token", ip);
          return { data: await act(deps, body.token, region.id) };
        },
      );
    }
  };
