import type { FastifyInstance } from "fastify";

/** Forms of pages without JavaScript are read like JSON whose values are text; of a repeated name the last counts. */
export const acceptForms = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
};
