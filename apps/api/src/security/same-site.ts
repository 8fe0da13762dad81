import type { FastifyRequest } from "fastify";
import { ApiError } from "../plugins/api-error.ts";

type Requested = Pick<FastifyRequest, "headers" | "host" | "protocol">;

/** True where the browser states that the request is from the same origin; other clients may send `Origin`. */
export const isSameOrigin = ({ headers, host, protocol }: Requested): boolean => {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  return headers.origin === `${protocol}://${host}`;
};

/** Requests authenticated by a cookie are accepted from the same origin only, regardless of its SameSite value. */
export const requireSameOrigin = async (request: FastifyRequest): Promise<void> => {
  if (!isSameOrigin(request)) throw new ApiError("forbidden");
};
