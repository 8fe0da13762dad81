/** The region that new ones are copied from: it has two languages and its own terms. */
export const TEMPLATE = "no";

/** `no` as part of a name in code: `regionNo`. */
const capital = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

/**
 * A file of the template as the new region's: package names, identifiers, host names and the id
 * itself. Languages stay, `code: "no"` among them: a language is not a region.
 */
export const renamed = (text: string, id: string): string =>
  text
    .replaceAll(`@hjem/region-${TEMPLATE}`, `@hjem/region-${id}`)
    .replaceAll(`region-${TEMPLATE}`, `region-${id}`)
    .replaceAll(`@hjem/${TEMPLATE}"`, `@hjem/${id}"`)
    .replaceAll(
      new RegExp(`\\bregion${capital(TEMPLATE)}(?=[A-Z]|\\b)`, "g"),
      `region${capital(id)}`,
    )
    .replaceAll(`${TEMPLATE}.localhost`, `${id}.localhost`)
    .replaceAll(new RegExp(`\\bid: "${TEMPLATE}"`, "g"), `id: "${id}"`)
    .replaceAll(`suffixes: [".${TEMPLATE}"]`, `suffixes: [".${id}"]`)
    .replaceAll(`firstLabels: ["${TEMPLATE}"]`, `firstLabels: ["${id}"]`);

/**
 * `apps/api/src/regions.ts` with the new region in its place: an import and an entry of the list.
 * @throws {Error} when the file no longer has the form that is changed here.
 */
export const withRegion = (regions: string, id: string): string => {
  const name = `region${capital(id)}`;
  const lastImport =
    /^import \{ region[A-Z][a-z]+ \} from "@hjem\/region-[a-z]+";\n(?!import \{ region)/m;
  const list = /(regions: readonly Region\[\] = \[)([^\]]+)(\])/;
  if (!lastImport.test(regions) || !list.test(regions)) {
    throw new Error(
      "apps/api/src/regions.ts has another form than expected; add the region by hand.",
    );
  }
  return regions
    .replace(lastImport, (line) => `${line}import { ${name} } from "@hjem/region-${id}";\n`)
    .replace(list, (_all, start: string, entries: string, end: string) => {
      return `${start}${entries.trimEnd().replace(/,$/, "")}, ${name}${end}`;
    });
};
