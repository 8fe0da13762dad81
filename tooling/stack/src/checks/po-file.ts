const unquoted = (line: string): string => JSON.parse(line.slice(line.indexOf('"'))) as string;

/** A message of a catalog: its id (our English, or a key) and its text in the catalog's language. */
export interface Message {
  id: string;
  text: string;
}

const readMessage = (block: string): Message => {
  const message: Message = { id: "", text: "" };
  let part: keyof Message | null = null;
  for (const line of block.split("\n")) {
    if (line.startsWith("msgid ")) part = "id";
    else if (line.startsWith("msgstr")) part = "text";
    else if (!line.startsWith('"')) part = null;
    if (part !== null) message[part] += unquoted(line);
  }
  return message;
};

/** Every message of a catalog; its heading and what is out of use are none. */
export const messagesOf = (catalog: string): Message[] =>
  catalog
    .split(/\n{2,}/)
    .filter((block) => /^msgid /m.test(block))
    .map(readMessage)
    .filter(({ id }) => id !== "");

/** Ids of a catalog's messages that have no text. */
export const untranslated = (catalog: string): string[] =>
  messagesOf(catalog)
    .filter(({ text }) => text === "")
    .map(({ id }) => id);
