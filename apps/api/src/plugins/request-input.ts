import type { FastifyInstance } from "fastify";
import { z } from "zod";

/** A list in a query: `ids=a,b`, `ids=a&ids=b` and `ids[]=a` say the same (D21). */
export const queryList = <Item extends z.ZodType>(item: Item, max: number) =>
  z.preprocess(
    (value) =>
      value === undefined
        ? undefined
        : [value].flat().flatMap((text) => (typeof text === "string" ? text.split(",") : [text])),
    z.array(item).max(max),
  );

/** Forms of pages without JavaScript are read like JSON whose values are text; of a repeated name the last counts. */
export const acceptForms = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
};
