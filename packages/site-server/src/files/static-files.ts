import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isbot } from "isbot";
import { readdir } from "node:fs/promises";
import path from "node:path";

const compressedForm = /\.(?:br|gz)$/;

/** The site's worker: a browser asks for it again with every visit, and it may load nothing but the site's own files. */
const WORKER = "sw.js";
const workerHeaders = {
  "cache-control": "no-cache",
  "content-security-policy": "default-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
} as const;

/** What the files depend on. */
export interface StaticFileOptions {
  /** True while the site is closed by a password: then it has no worker (D116). @default never */
  isClosed?: () => boolean;
}

/**
 * Bots get no worker (FND-063), as the pages of other visitors register one. A browser without a window is none by that alone: its
 * page, which may present itself as a phone, has decided already, and the request for its worker does not repeat that name.
 */
const isBot = ({ headers }: FastifyRequest) =>
  isbot(headers["user-agent"]?.replace("HeadlessChrome/", "Chrome/"));

/** Serves what was built: hashed files for a year, the few files of `public` for an hour; compressed forms lie ready. */
export async function addStaticFiles(
  app: FastifyInstance,
  client: string,
  { isClosed = () => false }: StaticFileOptions = {},
): Promise<void> {
  // Twenty files a page: unread headers would be a kilobyte of it. The tag alone shows whether a file has changed.
  await app.register(fastifyStatic, {
    root: client,
    serve: false,
    preCompressed: true,
    acceptRanges: false,
    lastModified: false,
  });
  const assets = path.join(client, "assets");
  app.get<{ Params: { "*": string } }>("/assets/*", {
    // A module script is UTF-8 whatever a header says (HTML, "fetch a single module script").
    onSend: async ({ params }, reply) => {
      const isFile = reply.statusCode < 400;
      if (isFile && params["*"].endsWith(".js")) reply.header("content-type", "text/javascript");
    },
    // The name of an immutable file contains the hash of its content: it needs no revalidation.
    handler: (request, reply) =>
      reply.sendFile(request.params["*"], assets, { immutable: true, maxAge: "365d", etag: false }),
  });
  const entries = await readdir(client, { withFileTypes: true });
  for (const { name } of entries.filter(
    (entry) => entry.isFile() && !compressedForm.test(entry.name),
  )) {
    app.get(`/${name}`, (request, reply) => {
      if (name !== WORKER) return reply.sendFile(name, { maxAge: "1h" });
      if (isBot(request) || isClosed()) return reply.callNotFound();
      return reply.headers(workerHeaders).sendFile(name, { cacheControl: false });
    });
  }
}
