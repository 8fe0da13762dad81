import type { FastifyPluginAsync } from "fastify";
import type { RoleDeps } from "../administration/require-role.ts";
import { enquiryLinkRoutes } from "./enquiry-link-routes.ts";
import { heldLeadRoutes } from "./held-lead-routes.ts";
import { publicationConsentRoutes } from "./publication-consent-routes.ts";
import { type LeadDeps, leadRoutes } from "./routes.ts";

/** What the routes about leads take. */
interface LeadModuleDeps extends RoleDeps, Pick<LeadDeps, "regions" | "index" | "formMinMs"> {}

/** What visitors send to those who advertise, the links of mails about it, and what a moderator looks at first. */
export const leadModule =
  ({ accountDeps, first, ...given }: LeadModuleDeps): FastifyPluginAsync =>
  async (app) => {
    await app.register(leadRoutes({ ...accountDeps, ...given }));
    await app.register(publicationConsentRoutes(accountDeps));
    await app.register(enquiryLinkRoutes(accountDeps));
    await app.register(heldLeadRoutes({ accountDeps, first }));
  };
