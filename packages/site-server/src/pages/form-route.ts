import { providerOfState } from "@hjem/domain/account/sign-in-providers";
import { paths } from "@hjem/domain/paths";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest, RouteHandlerMethod } from "fastify";

/** Bytes of a form; the longest field of any holds a few thousand letters. */
const FORM_MAX_BYTES = 64 * 1024;

/** What a provider may send by a form; all else in it stays here. */
const returnedFields = ["state", "code", "error"] as const;

/**
 * A provider that responds with a form, as Apple does, is redirected to the root as the others (303, D41). The form
 * comes from another site, and changes nothing here: the state is checked when its code is exchanged.
 */
async function leadReturnOn({ body, url }: FastifyRequest, reply: FastifyReply) {
  const form = new URLSearchParams(String(body));
  const isAtRoot = url.split("?")[0] === paths.home.path;
  if (!isAtRoot || providerOfState(form.get("state")) === null) return;
  const query = new URLSearchParams(url.split("?")[1]);
  for (const field of returnedFields) {
    const value = form.get(field);
    if (value !== null) query.set(field, value);
  }
  await reply
    .code(303)
    .headers({ "cache-control": "private, no-store", location: `${paths.home.to()}?${query}` })
    .send();
}

/**
 * Takes the forms of pages without JavaScript: sent to a page's address, read as text, handled by the page. Forms that
 * another site sends in a visitor's name are rejected.
 */
export const addForms =
  (renderPage: RouteHandlerMethod): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      (_request, body, done) => done(null, body),
    );
    app.post(
      "/*",
      {
        bodyLimit: FORM_MAX_BYTES,
        preHandler: async (request, reply) => {
          await leadReturnOn(request, reply);
          if (reply.sent || request.headers["sec-fetch-site"] !== "cross-site") return;
          await reply.code(403).type("text/plain").send("Forbidden");
        },
      },
      renderPage,
    );
  };
