import { createServer, type IncomingMessage } from "node:http";
import type { MediaConfig } from "../modules/media/media-storage.ts";
import { TEST_NOW } from "./sample-listings.ts";

/** A bucket of a test. */
export interface TestBucket {
  config: MediaConfig;
  /** Keys of its objects, in order. */
  keys: () => string[];
  /** Everything that is stored of its objects, each as one text: key, headers and bytes. */
  texts: () => string[];
  close: () => void;
}

const BUCKET = "pictures";

const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
};

interface StoredObject {
  body: Buffer;
  type: string;
  headers: IncomingMessage["headers"];
  changed: Date;
}

/** The response of `ListObjectsV2` for one folder. */
const listing = (objects: ReadonlyMap<string, StoredObject>, prefix: string): string => {
  const found = [...objects].filter(
    ([key]) => key.startsWith(prefix) && !key.slice(prefix.length).includes("/"),
  );
  const contents = found.map(
    ([key, { body, changed }]) =>
      `<Contents><Key>${escapeXml(key)}</Key><Size>${body.length}</Size><LastModified>${changed.toISOString()}</LastModified></Contents>`,
  );
  return `<ListBucketResult><Name>${BUCKET}</Name><IsTruncated>false</IsTruncated>${contents.join("")}</ListBucketResult>`;
};

/** Opens the part of S3 that the product uses: objects are written at `TEST_NOW`, read, listed and deleted by signed requests. */
export async function openTestBucket(): Promise<TestBucket> {
  const objects = new Map<string, StoredObject>();
  const server = createServer((request, response) => {
    const respond = async () => {
      const body = await bodyOf(request);
      const signature = "AWS4-HMAC-SHA256 Credential=test-key/";
      if (!request.headers.authorization?.startsWith(signature)) {
        return response.writeHead(403).end();
      }
      const { pathname, searchParams } = new URL(request.url ?? "/", "http://bucket");
      const key = decodeURIComponent(pathname).slice(BUCKET.length + 2);
      if (request.method === "PUT") {
        const type = request.headers["content-type"] ?? "application/octet-stream";
        objects.set(key, { body, type, headers: request.headers, changed: new Date(TEST_NOW) });
        return response.writeHead(200, { etag: '"x"' }).end();
      }
      if (request.method === "DELETE") {
        objects.delete(key);
        return response.writeHead(204).end();
      }
      const xml = { "content-type": "application/xml" };
      if (searchParams.has("list-type")) {
        return response.writeHead(200, xml).end(listing(objects, searchParams.get("prefix") ?? ""));
      }
      const object = objects.get(key);
      if (!object) {
        return response.writeHead(404, xml).end("<Error><Code>NoSuchKey</Code></Error>");
      }
      return response
        .writeHead(200, {
          "content-type": object.type,
          "content-length": object.body.length,
          "last-modified": object.changed.toUTCString(),
          etag: '"x"',
        })
        .end(request.method === "HEAD" ? undefined : object.body);
    };
    void respond();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    config: {
      kind: "s3",
      bucket: BUCKET,
      endpoint: `http://127.0.0.1:${port}`,
      region: "us-east-1",
      accessKeyId: "test-key",
      secretAccessKey: "secret",
    },
    keys: () => [...objects.keys()].toSorted(),
    texts: () =>
      [...objects].map(([key, { headers, body }]) =>
        [decodeURIComponent(key), JSON.stringify(headers), body.toString("utf8")].join("\n"),
      ),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
