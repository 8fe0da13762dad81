import type { Plugin, Rolldown } from "vite";

/** How Vite begins a script that has dynamic imports with styles: the names of their files, each once. */
const LIST = /^(const __vite__mapDeps=.*?m\.f=)(\[[^\]]*\])([^\n]*\n)/u;
const USE = /__vite__mapDeps\(\[([\d,]*)\]\)/gu;

/**
 * The script without the names of styles that are loaded when it runs. Throws where Vite writes its list in another
 * way than known here.
 */
export function withoutStyles(code: string, loaded: ReadonlySet<string>): string {
  const [list, before, names, after] = LIST.exec(code) ?? [];
  if (list === undefined || names === undefined) {
    if (code.includes("__vite__mapDeps")) throw new Error("A list of styles has an unknown form.");
    return code;
  }
  const files = JSON.parse(names) as string[];
  const left = files.filter((file) => !loaded.has(file));
  const body = code.slice(list.length).replaceAll(USE, (_, indices: string) => {
    const own = indices
      .split(",")
      .map((index) => left.indexOf(files[Number(index)] ?? ""))
      .filter((index) => index !== -1);
    return own.length > 0 ? `__vite__mapDeps([${own.join(",")}])` : "[]";
  });
  return left.length > 0 ? `${before}${JSON.stringify(left)}${after}${body}` : body;
}

/** Styles of a chunk and of all that it imports statically. */
function stylesOf(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  seen = new Set<string>(),
): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunk.imports.flatMap((file) => {
    const output = bundle[file];
    return output?.type === "chunk" ? stylesOf(output, bundle, seen) : [];
  });
  return [...(chunk.viteMetadata?.importedCss ?? []), ...imported];
}

/** Styles that every page carries: those of the entry and of what it imports. */
function stylesOfEveryPage(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  return chunks
    .filter(({ isEntry }) => isEntry)
    .flatMap((entry) => [
      entry,
      ...chunks.filter(({ fileName }) => entry.dynamicImports.includes(fileName)),
    ])
    .flatMap((chunk) => stylesOf(chunk, bundle));
}

/**
 * Takes out of each script the names of those styles that are loaded when it runs: a page carries the styles of all
 * scripts that it names, and a dynamic import waits for those of what it imports. Vite lists them all, and names cannot
 * be compressed: 0.4 KB of the scripts of a list.
 */
export const leaveOutLoadedStyles = (): Plugin => ({
  name: "hjem:leave-out-loaded-styles",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const always = stylesOfEveryPage(bundle);
      for (const output of Object.values(bundle)) {
        if (output.type !== "chunk") continue;
        const loaded = new Set([...always, ...stylesOf(output, bundle)]);
        output.code = withoutStyles(output.code, loaded);
      }
    },
  },
});
