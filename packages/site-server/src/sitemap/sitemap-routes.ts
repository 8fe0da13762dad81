import type { RegionBasics } from "@hjem/domain/region";
import type { LanguagePlace } from "@hjem/storefront/language-addresses";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Readable } from "node:stream";
import { createBrotliCompress, createGzip, constants } from "node:zlib";
import { encodeBody, encodingFor } from "../pages/encode-body.ts";
import type { ForwardHeaders } from "../request-facts.ts";
import { pageEntries, type PageEntriesOptions } from "./page-entries.ts";
import { type SitemapList, sitemapLists } from "./sitemap-lists.ts";
import { type SitemapSource, sitemapSource } from "./sitemap-source.ts";
import { type SitemapEntry, sitemapIndex, urlEntries, urlSet } from "./sitemap-xml.ts";

/** Searchers come by now and then: an hour at an edge, and a day while a fresh one is fetched. */
const CACHE = "public, max-age=3600, s-maxage=3600, stale-while-revalidate=86400";
/** Seconds after which a crawler tries again when the API does not respond. */
const RETRY_SECONDS = 120;
/** A long file is packed while it is written: fast before small. */
const BROTLI_QUALITY = 4;

const INDEX = "/sitemap.xml";

/** Sitemaps that are short enough to be built at once, besides those of the lists. */
const sections: readonly {
  path: string;
  entries: (options: PageEntriesOptions) => Promise<SitemapEntry[]>;
}[] = [{ path: "/sitemap-pages.xml", entries: pageEntries }];

const partPath = ({ name }: SitemapList, part: number | string): string =>
  `/sitemap-${name}-${part}.xml`;

/** What the sitemaps stand on. */
export interface SitemapDeps {
  region: () => Promise<RegionBasics>;
  /** Scheme and host of the site (D49). */
  origin: string;
  apiUrl: string;
  forwardHeaders: ForwardHeaders;
  fetch: typeof fetch;
  timeoutMs: number;
}

const newest = (instants: readonly string[]): string | undefined => instants.toSorted().at(-1);

async function sendXml(request: FastifyRequest, reply: FastifyReply, xml: string) {
  const wanted = encodingFor(request.headers["accept-encoding"]);
  const { body, encoding } = await encodeBody(Buffer.from(xml), wanted);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(body);
}

/** Sends a long file while it is written, packed as the searcher takes it. */
function sendStream(request: FastifyRequest, reply: FastifyReply, pieces: AsyncIterable<string>) {
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const stream = Readable.from(pieces);
  if (encoding === "identity") return reply.send(stream);
  reply.header("content-encoding", encoding);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const packer = encoding === "br" ? createBrotliCompress({ params }) : createGzip();
  stream.on("error", (error) => packer.destroy(error));
  return reply.send(stream.pipe(packer));
}

async function* listXml(
  first: readonly SitemapEntry[],
  rest: AsyncIterable<SitemapEntry[]>,
  place: LanguagePlace,
): AsyncGenerator<string> {
  const written = (entries: readonly SitemapEntry[]) =>
    entries.map((entry) => urlEntries(entry, place)).join("");
  yield urlSet.start + written(first);
  for await (const entries of rest) yield written(entries);
  yield urlSet.end;
}

/**
 * `/sitemap.xml` names a sitemap of pages and one for each part of the homes that are to be had, of the agents who have
 * them and of the places in which they lie. Every address bears the origin of the site.
 */
export function addSitemaps(app: FastifyInstance, deps: SitemapDeps): void {
  const { apiUrl, origin, forwardHeaders, fetch: callApi, timeoutMs } = deps;
  const standing = async (request: FastifyRequest) => {
    const region = await deps.region();
    const place: LanguagePlace = { region, origin };
    const headers = forwardHeaders(request);
    return {
      region,
      place,
      source: sitemapSource({ apiUrl, fetch: callApi, headers, timeoutMs }),
    };
  };
  const ready = (reply: FastifyReply) =>
    reply
      .type("application/xml; charset=utf-8")
      .headers({ "cache-control": CACHE, vary: "Accept-Encoding" });
  /** The parts of every list, those of the homes first. */
  const allParts = async (source: SitemapSource) => {
    const view = await Promise.all(sitemapLists.map((list) => source.parts(list)));
    return sitemapLists.flatMap((list, index) =>
      (view[index] ?? []).map(({ part, changedAt }) => ({ path: partPath(list, part), changedAt })),
    );
  };
  const lastChange = (parts: readonly { changedAt: string }[]) =>
    newest(parts.map(({ changedAt }) => changedAt));

  app.register(async (sitemaps) => {
    sitemaps.setErrorHandler((error, request, reply) => {
      request.log.error({ err: error }, "a sitemap could not be written");
      return reply
        .code(503)
        .headers({ "cache-control": "private, no-store", "retry-after": String(RETRY_SECONDS) })
        .type("text/plain")
        .send("Try again later");
    });

    sitemaps.get(INDEX, async (request, reply) => {
      const { place, source } = await standing(request);
      const parts = await allParts(source);
      const changedAt = lastChange(parts);
      const entries: SitemapEntry[] = [
        ...sections.map(({ path }) => ({ path, ...(changedAt && { changedAt }) })),
        ...parts,
      ];
      return sendXml(request, ready(reply), sitemapIndex(entries, place.origin));
    });

    for (const section of sections) {
      sitemaps.get(section.path, async (request, reply) => {
        const { region, place, source } = await standing(request);
        const changedAt = lastChange(await allParts(source));
        const entries = await section.entries({
          region,
          changedAt,
          count: source.count,
          articles: () => source.articles(region),
        });
        const xml = entries.map((entry) => urlEntries(entry, place)).join("");
        return sendXml(request, ready(reply), urlSet.start + xml + urlSet.end);
      });
    }

    for (const list of sitemapLists) {
      sitemaps.get<{ Params: { part: string } }>(
        partPath(list, ":part(^[1-9]\\d{0,4}$)"),
        async (request, reply) => {
          const { place, source } = await standing(request);
          const pages = source.entries(list, Number(request.params.part));
          // The first page is awaited: an API that is away gives an error, not an empty file.
          const first = await pages.next();
          const entries = first.done ? [] : first.value;
          if (entries.length === 0) return reply.callNotFound();
          return sendStream(request, ready(reply), listXml(entries, pages, place));
        },
      );
    }
  });
}
