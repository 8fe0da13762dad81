import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** A built Storybook on a free port of this machine. */
export interface StoryServer {
  origin: string;
  close: () => void;
}

/**
 * Serves a folder. Fonts block the first paint here: on the site they are used only where they are there in time, and a
 * picture would depend on the machine's load.
 */
export function serveStories(folder: string): Promise<StoryServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = path.join(folder, path.normalize(decodeURIComponent(pathname)));
    const ending = path.extname(file);
    const send = async () => {
      const bytes = await readFile(file);
      const body =
        ending === ".css"
          ? bytes.toString().replaceAll(/font-display:\s*optional/g, "font-display:block")
          : bytes;
      response.writeHead(200, {
        "content-type": types[ending] ?? "application/octet-stream",
        "cache-control": "max-age=3600",
      });
      response.end(body);
    };
    send().catch(() => response.writeHead(404).end());
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      resolve({ origin: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}
