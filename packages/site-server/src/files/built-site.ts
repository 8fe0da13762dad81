import { LRUCache } from "lru-cache";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest } from "vite";
import { hashSource } from "../pages/content-security-policy.ts";
import type { PageAssets, RunningSite } from "../render/assets.ts";
import type { Site } from "../render/create-renderer.tsx";
import { inlinedStyles } from "./inlined-styles.ts";

const ENTRY = "src/entry-client.ts";
/** Sets of modules whose files are remembered; each holds its styles, some 60 KB, and pages make new ones by what they show. */
const KNOWN_MAX = 100;
const FIRST_FONT = /hanken-grotesk-latin-wght-normal/;

/** Keys of a manifest are relative to the site's folder, our modules to the repository's. */
const manifestKey = (siteFolder: string, module: string) => path.posix.relative(siteFolder, module);

/** Files of a chunk and of all that it imports statically, what is imported first. */
function reach(manifest: Manifest, starts: readonly string[]) {
  const files = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
    chunk.css?.forEach((file) => styles.add(file));
  };
  starts.forEach(visit);
  return { files: [...files], styles: [...styles] };
}

/** Looks up what a page needs in the build: entry and what it brings to life, matched pages, active words, and what they import. */
export function assetLookup(
  manifest: Manifest,
  styles: ReadonlyMap<string, string>,
  siteFolder: string,
): (modules: readonly string[], parts: readonly string[]) => PageAssets {
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`the build has no ${ENTRY}: run the build first`);
  const fonts = Object.entries(manifest).flatMap(([key, { file }]) =>
    FIRST_FONT.test(key) ? [`/${file}`] : [],
  );
  const base = [ENTRY, ...(entry.dynamicImports ?? [])];
  // No script asks for the styles that every page carries.
  const always = new Set(reach(manifest, base).styles);
  const known = new LRUCache<string, PageAssets>({ max: KNOWN_MAX });
  return (modules, parts) => {
    const key = [...modules, "|", ...parts].join(" ");
    const hit = known.get(key);
    if (hit) return hit;
    const keysOf = (names: readonly string[]) => names.map((name) => manifestKey(siteFolder, name));
    const missing = keysOf([...modules, ...parts]).find((name) => !manifest[name]);
    if (missing) throw new Error(`the build has no file for ${missing}`);
    const starts = [...base, ...keysOf(modules)];
    const page = reach(manifest, starts);
    const whole = reach(manifest, [...starts, ...keysOf(parts)]);
    const css = whole.styles.map((file) => styles.get(file) ?? "").join("");
    const assets: PageAssets = {
      entry: `/${entry.file}`,
      fonts,
      preloads: page.files.filter((file) => file !== entry.file).map((file) => `/${file}`),
      // One element with one hash: headers with a hash for each file are larger than proxies take by default (4 KB).
      styles: [{ css }],
      styleFiles: whole.styles.filter((file) => !always.has(file)).map((file) => `/${file}`),
      styleHashes: [hashSource(css)],
    };
    known.set(key, assets);
    return assets;
  };
}

/** Styles by the path of their file, as pages carry them. */
async function stylesOf(assets: string): Promise<Map<string, string>> {
  const names = await readdir(assets);
  const read = (ending: string) =>
    Promise.all(
      names
        .filter((name) => name.endsWith(ending))
        .map(async (name) => ({ name, text: await readFile(path.join(assets, name), "utf8") })),
    );
  const [styles, scripts] = await Promise.all([read(".css"), read(".js")]);
  const texts = inlinedStyles(
    styles.map(({ text }) => text),
    scripts.map(({ text }) => text),
  );
  return new Map(styles.map(({ name }, index) => [`assets/${name}`, texts[index] ?? ""]));
}

/** The site as it was built: `dist/server` renders, `dist/client` is what browsers fetch. */
export async function builtSite(root: string): Promise<RunningSite> {
  const client = path.join(root, "dist/client");
  const manifest: Manifest = JSON.parse(
    await readFile(path.join(client, ".vite/manifest.json"), "utf8"),
  );
  const styles = await stylesOf(path.join(client, "assets"));
  const entry: { site: Site } = await import(
    pathToFileURL(path.join(root, "dist/server/entry-server.js")).href
  );
  const siteFolder = path.posix.join("apps", path.basename(root));
  return {
    site: async () => entry.site,
    assetsFor: assetLookup(manifest, styles, siteFolder),
  };
}
