import type { ContentCollection } from "@hjem/domain/content/content-rules";
import type { FastifyBaseLogger } from "fastify";
import { LRUCache } from "lru-cache";
import type { Database } from "../../db/schema.ts";
import { ContentServiceError } from "./content-error.ts";
import type { ContentQuery } from "./content-query.ts";
import type { ContentSource } from "./content-source.ts";
import { createRemoteCopies } from "./remote-copies.ts";
import { readRemoteList } from "./remote-entries.ts";
import { RemoteContentError, requestRemote } from "./remote-request.ts";
import type { EntryList } from "./select-entries.ts";

/** Dependencies of content from elsewhere. */
export interface RemoteContentDeps {
  /** Address of the Strapi, without a slash at its end. */
  url: string;
  db: Database;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Pick<FastifyBaseLogger, "warn">;
  /** Time limit of a call in milliseconds. @default 2000 */
  timeoutMs?: number;
}

/** How long a response is taken for the current one. */
const FRESH_MS = 30_000;
/** After a failure nobody waits for the service again for this long. */
const PAUSE_MS = 5_000;
const REMEMBERED_MAX = 500;
const LIST_MAX_BYTES = 5_000_000;

/** A query as Strapi takes it, its parameters always in the same order. */
export const remoteQuery = (collection: ContentCollection, query: ContentQuery): string => {
  const params = new URLSearchParams({ locale: query.locale });
  for (const { field, operator, values } of query.filters) {
    values.forEach((value, index) =>
      params.append(
        `filters[${field}][${operator}]${operator === "$in" ? `[${index}]` : ""}`,
        value,
      ),
    );
  }
  for (const name of query.populate) {
    // Everything inside the blocks too; Strapi leaves it out otherwise.
    if (name === "blocks") params.append("populate[blocks][populate]", "*");
    else params.append(`populate[${name}]`, "true");
  }
  query.sort.forEach(({ field, isDescending }, index) =>
    params.append(`sort[${index}]`, `${field}:${isDescending ? "desc" : "asc"}`),
  );
  params.append("pagination[page]", String(query.page));
  params.append("pagination[pageSize]", String(query.pageSize));
  return `${collection}?${params}`;
};

const parseJson = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    // Caught: whatever is not JSON is one reason.
    throw new RemoteContentError("the response is no JSON");
  }
};

/**
 * Content of a Strapi elsewhere (CMS-023, D114). What it last sent is stored, and sent with its age while it does not
 * respond; without a copy the response is 502.
 */
export function createRemoteContent({
  url,
  db,
  now,
  log,
  ...limits
}: RemoteContentDeps): ContentSource {
  const copies = createRemoteCopies(db);
  const known = new LRUCache<string, { list: EntryList; at: number }>({ max: REMEMBERED_MAX });
  let pausedUntil = 0;

  const request = async (collection: ContentCollection, query: string): Promise<EntryList> => {
    if (pausedUntil > now()) throw new RemoteContentError("paused after a failure");
    const { bytes } = await requestRemote(`${url}/api/${query}`, {
      accept: "application/json",
      maxBytes: LIST_MAX_BYTES,
      ...limits,
    });
    const read = readRemoteList(collection, parseJson(bytes), url);
    if (!read) throw new RemoteContentError("the response has another form");
    if (read.rejected > 0) log.warn({ query, rejected: read.rejected }, "content is not usable");
    return read.list;
  };

  const readCopy = async (collection: ContentCollection, query: string) => {
    const copy = await copies.read(query, now());
    const read = copy && readRemoteList(collection, copy.body, url);
    return read && { list: read.list, age: copy.age };
  };

  return {
    async list(collection, wanted) {
      if (wanted.status === "draft") throw new ContentServiceError(403);
      const query = remoteQuery(collection, wanted);
      const recent = known.get(query);
      if (recent && now() - recent.at < FRESH_MS) return { list: recent.list, age: null };
      try {
        const list = await request(collection, query);
        await copies.save(query, list, now());
        known.set(query, { list, at: now() });
        return { list, age: null };
      } catch (error) {
        if (!(error instanceof RemoteContentError)) throw error;
        if (pausedUntil <= now()) {
          log.warn({ query, reason: error.message }, "the content service did not respond");
          if (error.isAway) pausedUntil = now() + PAUSE_MS;
        }
        const copy = await readCopy(collection, query);
        if (!copy) throw new ContentServiceError(502);
        return copy;
      }
    },
  };
}
