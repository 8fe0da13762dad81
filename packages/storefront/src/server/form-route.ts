import type { FastifyPluginAsync, RouteHandlerMethod } from "fastify";

/** Bytes of a form; the longest field of any holds a few thousand letters. */
const FORM_MAX_BYTES = 64 * 1024;

/**
 * Takes the forms of pages without JavaScript: sent to a page's own address, read as text, answered by the page. Forms that
 * another site sends in a visitor's name are refused.
 */
export const addForms =
  (answerPage: RouteHandlerMethod): FastifyPluginAsync =>
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
        preHandler: async ({ headers }, reply) => {
          if (headers["sec-fetch-site"] !== "cross-site") return;
          await reply.code(403).type("text/plain").send("Forbidden");
        },
      },
      answerPage,
    );
  };
