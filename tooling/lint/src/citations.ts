/** A requirement's id, `SRCH-011`, or the first and last of several, `ACC-057..062`. */
const requirement =
  /\b(FND|SRCH|PROP|RTE|ACC|FAV|SAVE|LIST|CHAT|CMS|UI|LEAD|API)-(\d{3})(?:\.\.(?:\1-)?(\d{3}))?\b/g;
const decision = /\bD[1-9]\d{0,2}\b/g;
const definition = /^- \*\*((?:[A-Z]+-|D)\d+)\*\* /gm;
const ID_DIGITS = 3;

/** Ids that a document defines, each at the beginning of its line: `- **SRCH-011** …`, `- **D31** …`. */
export function readDefinedIds(markdown: string): string[] {
  return [...markdown.matchAll(definition)].map(([, id = ""]) => id);
}

/** Ids of the requirements that a text cites; of a range each one. */
export function readCitedRequirements(text: string): string[] {
  return [...text.matchAll(requirement)].flatMap(([, section = "", first = "", last = first]) =>
    Array.from(
      { length: Math.max(0, Number(last) - Number(first) + 1) },
      (_, more) => `${section}-${String(Number(first) + more).padStart(ID_DIGITS, "0")}`,
    ),
  );
}

/** Numbers of the decisions that a text cites. */
export function readCitedDecisions(text: string): string[] {
  return [...text.matchAll(decision)].map(([number]) => number);
}

/** A file that may cite, with its path below the repository. */
export interface CitingFile {
  path: string;
  text: string;
}

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);

/** Citations of ids that no document defines, as `path: id`. */
export function findUnknownIds(
  files: readonly CitingFile[],
  defined: ReadonlySet<string>,
): string[] {
  return files.flatMap(({ path, text }) =>
    [...new Set([...readCitedRequirements(text), ...readCitedDecisions(text)])]
      .filter((id) => !defined.has(id))
      .map((id) => `${path}: ${id}`),
  );
}

/** Requirements that no test cites, in the order of their documents. */
export function findUntested(
  files: readonly CitingFile[],
  requirements: readonly string[],
): string[] {
  const tested = new Set(
    files.filter(({ path }) => isTest(path)).flatMap(({ text }) => readCitedRequirements(text)),
  );
  return requirements.filter((id) => !tested.has(id));
}
