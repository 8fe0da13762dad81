const unquoted = (line: string): string => String(JSON.parse(line.slice(line.indexOf('"'))));

/** A message of a catalog: its id (our English, or a key) and its text in the catalog's language. */
export interface Message {
  id: string;
  /** Tells two meanings of an id apart, e.g. one thing and several; empty where there is one. */
  context: string;
  text: string;
}

const readMessage = (block: string): Message => {
  const message: Message = { id: "", context: "", text: "" };
  let part: keyof Message | null = null;
  for (const line of block.split("\n")) {
    if (line.startsWith("msgid ")) part = "id";
    else if (line.startsWith("msgctxt ")) part = "context";
    else if (line.startsWith("msgstr")) part = "text";
    else if (!line.startsWith('"')) part = null;
    if (part !== null) message[part] += unquoted(line);
  }
  return message;
};

/** All messages of a catalog, without its header and obsolete ones. */
export const messagesOf = (catalog: string): Message[] =>
  catalog
    .split(/\n{2,}/)
    .filter((block) => /^msgid /m.test(block))
    .map(readMessage)
    .filter(({ id }) => id !== "");

/**
 * Messages that two catalogs of a language translate differently, each once. A page loads several catalogs, of which
 * the server may have more than the browser: such a message would change at hydration. `catalogs` by file.
 */
export function contradictions(catalogs: ReadonlyMap<string, string>): string[] {
  const known = new Map<string, { text: string; file: string }>();
  const found: string[] = [];
  for (const [file, catalog] of catalogs) {
    for (const { id, context, text } of messagesOf(catalog)) {
      const key = JSON.stringify([id, context]);
      const before = known.get(key);
      if (!before) known.set(key, { text, file });
      else if (before.text !== text) {
        found.push(
          `${file}: ${JSON.stringify(id)} is ${JSON.stringify(before.text)} in ${before.file}`,
        );
      }
    }
  }
  return found;
}

/** Ids of a catalog's messages that have no text. */
export const untranslated = (catalog: string): string[] =>
  messagesOf(catalog)
    .filter(({ text }) => text === "")
    .map(({ id }) => id);
