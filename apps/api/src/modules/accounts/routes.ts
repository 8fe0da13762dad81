import type { FastifyPluginAsync } from "fastify";
import type { InstallationSecrets } from "../../security/installation-secrets.ts";
import type { SmsSender } from "../../sms/sms.ts";
import { agencyMemberRoutes } from "../administration/agency-member-routes.ts";
import type { FirstAdministrators } from "../administration/role-repository.ts";
import { administrationRoutes } from "../administration/routes.ts";
import { sessionRoutes } from "../administration/session-routes.ts";
import { commuteRoutes } from "../commute/routes.ts";
import type { AccountDeps } from "./account-deps.ts";
import { webAccessRoutes } from "./gates/routes.ts";
import { deleteAccountRoutes } from "./profile/delete-account-routes.ts";
import { exportRoutes } from "./profile/export-routes.ts";
import { mailLinkRoutes } from "./profile/mail-link-routes.ts";
import { profileRoutes } from "./profile/profile-routes.ts";
import { securityRoutes } from "./profile/security-routes.ts";
import type { ConfiguredProviders } from "./providers/configured-providers.ts";
import { externalLoginRoutes } from "./providers/routes.ts";
import { activationRoutes } from "./registration/activation-routes.ts";
import { passwordResetRoutes } from "./registration/password-reset-routes.ts";
import { registrationRoutes } from "./registration/registration-routes.ts";
import { factorRoutes } from "./second-factors/factor-routes.ts";
import { proofRoutes } from "./second-factors/proof-routes.ts";
import { stepRoutes } from "./second-factors/second-step-routes.ts";
import { sessionCookieRoutes } from "./sessions/routes.ts";
import { authRoutes } from "./sign-in/routes.ts";
import { verificationRoutes } from "./verification/routes.ts";

/** All account routes (spec §7 Auth and user). Responses are not cacheable and their URLs not sent as referrer. */
export const accountRoutes =
  (
    deps: AccountDeps,
    {
      offered,
      gates,
      firstAdministrators,
      sms,
    }: {
      offered: ConfiguredProviders;
      gates: InstallationSecrets["gates"];
      firstAdministrators: FirstAdministrators;
      /** Null where no text messages are sent. */
      sms: SmsSender | null;
    },
  ): FastifyPluginAsync =>
  async (app) => {
    app.addHook("onSend", async (_request, reply) => {
      reply.header("cache-control", "no-store");
      reply.header("referrer-policy", "no-referrer");
    });
    await app.register(authRoutes(deps));
    await app.register(sessionCookieRoutes(deps));
    await app.register(registrationRoutes(deps));
    await app.register(activationRoutes(deps));
    await app.register(passwordResetRoutes(deps));
    await app.register(externalLoginRoutes(deps, offered));
    await app.register(webAccessRoutes(deps, gates));
    const administration = { accountDeps: deps, first: firstAdministrators };
    await app.register(administrationRoutes(administration));
    await app.register(sessionRoutes(administration));
    await app.register(agencyMemberRoutes(administration));
    await app.register(profileRoutes(deps));
    await app.register(stepRoutes(deps));
    await app.register(securityRoutes(deps));
    await app.register(proofRoutes(deps));
    await app.register(factorRoutes(deps));
    await app.register(commuteRoutes(deps));
    await app.register(exportRoutes(deps));
    await app.register(deleteAccountRoutes(deps));
    await app.register(mailLinkRoutes(deps));
    await app.register(verificationRoutes(deps, sms));
  };
