import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(?:js|css|svg|json|webmanifest|txt)$/;
/** Minimum size of a file that is compressed, bytes. */
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

/** Writes a brotli and a gzip variant beside every text file that the browser loads. */
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
