import type { FastifyRequest } from "fastify";
import { ApiError } from "../plugins/api-error.ts";

type Requested = Pick<FastifyRequest, "headers" | "host" | "protocol">;

/** True where the browser says that a page of the same origin asks; other programs may say so by `Origin`. */
export const isSameOrigin = ({ headers, host, protocol }: Requested): boolean => {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  return headers.origin === `${protocol}://${host}`;
};

/** Calls that live by a cookie answer pages of the same origin only, whatever the cookie's own rule (issue 5). */
export const requireSameOrigin = async (request: FastifyRequest): Promise<void> => {
  if (!isSameOrigin(request)) throw new ApiError("forbidden");
};
