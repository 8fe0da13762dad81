import type { FastifyPluginAsync } from "fastify";
import type { AccountRoom } from "../../security/account-room.ts";
import type { InstallationSecrets } from "../../security/installation-secrets.ts";
import type { FirstAdministrators } from "../administration/role-repository.ts";
import { administrationRoutes } from "../administration/routes.ts";
import { sessionRoutes } from "../administration/session-routes.ts";
import { registrationRoutes } from "../auth/registration-routes.ts";
import { authRoutes } from "../auth/routes.ts";
import type { OfferedSignIn } from "../external-login/offered-sign-in.ts";
import { externalLoginRoutes } from "../external-login/routes.ts";
import { factorRoutes } from "../factors/factor-routes.ts";
import { proofRoutes } from "../factors/proof-routes.ts";
import { stepRoutes } from "../factors/step-routes.ts";
import { webAccessRoutes } from "../web-access/routes.ts";
import { dataRoutes } from "./data-routes.ts";
import { profileRoutes } from "./profile-routes.ts";
import { securityRoutes } from "./security-routes.ts";

/** Everything about accounts (spec §7 Auth and user). None of it may be kept, and no address of it told to others. */
export const accountRoutes =
  (
    room: AccountRoom,
    {
      offered,
      gates,
      firstAdministrators,
    }: {
      offered: OfferedSignIn;
      gates: InstallationSecrets["gates"];
      firstAdministrators: FirstAdministrators;
    },
  ): FastifyPluginAsync =>
  async (app) => {
    app.addHook("onSend", async (_request, reply) => {
      reply.header("cache-control", "no-store");
      reply.header("referrer-policy", "no-referrer");
    });
    await app.register(authRoutes(room));
    await app.register(registrationRoutes(room));
    await app.register(externalLoginRoutes(room, offered));
    await app.register(webAccessRoutes(room, gates));
    const administration = { room, first: firstAdministrators };
    await app.register(administrationRoutes(administration));
    await app.register(sessionRoutes(administration));
    await app.register(profileRoutes(room));
    await app.register(stepRoutes(room));
    await app.register(securityRoutes(room));
    await app.register(proofRoutes(room));
    await app.register(factorRoutes(room));
    await app.register(dataRoutes(room));
  };
