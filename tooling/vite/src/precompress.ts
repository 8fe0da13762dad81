import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(?:js|css|svg|json|webmanifest|txt)$/;
/** Below this a compressed file saves nothing. */
const SMALLEST_BYTES = 200;

async function compressFile(file: string): Promise<void> {
  const source = await readFile(file);
  if (source.length < SMALLEST_BYTES) return;
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(source, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}

/** Lays a brotli and a gzip form beside every file that the browser gets as text. */
export const precompress = (): Plugin => ({
  name: "hjem:precompress",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  async writeBundle({ dir = "dist/client" }) {
    const entries = await readdir(dir, { recursive: true, withFileTypes: true });
    const files = entries
      .filter(
        (entry) =>
          entry.isFile() && compressible.test(entry.name) && !entry.parentPath.includes(".vite"),
      )
      .map((entry) => path.join(entry.parentPath, entry.name));
    await Promise.all(files.map(compressFile));
  },
});
