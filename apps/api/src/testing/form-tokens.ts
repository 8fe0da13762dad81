import type { FastifyInstance } from "fastify";

/** The token of a form that is opened now on the site of a host (D137). */
export const openForm = async (
  app: FastifyInstance,
  host = "no.localhost:3000",
): Promise<string> => {
  const response = await app.inject({ url: "/api/v2/form-token", headers: { host } });
  return response.json<{ token: string }>().token;
};
