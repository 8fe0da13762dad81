const read = /var\((--[\w-]+)/g;
const mentioned = /--[a-z][\w-]*/g;
const declaration = /(--[\w-]+):(?:[^;{}"']|"[^"]*"|'[^']*')*(?:;|(?=\}))/g;

/** Names of custom properties that styles read or scripts mention. */
const namesIn = (styles: readonly string[], scripts: readonly string[]): Set<string> =>
  new Set([
    ...styles.flatMap((css) => [...css.matchAll(read)].map(([, name = ""]) => name)),
    ...scripts.flatMap((code) => [...code.matchAll(mentioned)].map(([name]) => name)),
  ]);

/**
 * Minified styles as they are inlined: without the tokens that nothing in the build reads, since every page carries them.
 * Again and again, because a token may have been there only for another one. The files themselves stay whole.
 */
export function inlinedStyles(styles: readonly string[], scripts: readonly string[]): string[] {
  const names = namesIn(styles, scripts);
  const pruned = styles.map((css) =>
    css.replace(declaration, (whole, name: string) => (names.has(name) ? whole : "")),
  );
  const isDone = pruned.every((css, index) => css === styles[index]);
  return isDone ? pruned : inlinedStyles(pruned, scripts);
}
