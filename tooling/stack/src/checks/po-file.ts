const unquoted = (line: string): string => JSON.parse(line.slice(line.indexOf('"'))) as string;

interface Entry {
  id: string;
  text: string;
}

const readEntry = (block: string): Entry => {
  const entry: Entry = { id: "", text: "" };
  let part: keyof Entry | null = null;
  for (const line of block.split("\n")) {
    if (line.startsWith("msgid ")) part = "id";
    else if (line.startsWith("msgstr")) part = "text";
    else if (!line.startsWith('"')) part = null;
    if (part !== null) entry[part] += unquoted(line);
  }
  return entry;
};

/** Ids of a catalog's messages that have no text; its heading and what is out of use do not count. */
export const untranslated = (catalog: string): string[] =>
  catalog
    .split(/\n{2,}/)
    .filter((block) => /^msgid /m.test(block))
    .map(readEntry)
    .filter(({ id, text }) => id !== "" && text === "")
    .map(({ id }) => id);
