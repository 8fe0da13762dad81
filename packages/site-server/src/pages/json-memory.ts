import { readWireJson } from "@hjem/api-client/base-query";
import { LRUCache } from "lru-cache";

/** Characters of all remembered bodies. */
const MAX_LETTERS = 2 * 1024 * 1024;
/** A shorter body is parsed as fast as it is found. */
const MIN_LETTERS = 1_000;

/**
 * Creates a parser of API bodies that returns the same object for the same text: parsing and checking a response costs
 * more than fetching it. Nothing gets stale: the API is called each time, and a text that differs in one character is
 * parsed again. Several pages share the object, so it must not be changed.
 */
export function createJsonMemory(maxLetters = MAX_LETTERS): (text: string) => unknown {
  const known = new LRUCache<string, object>({
    maxSize: maxLetters,
    sizeCalculation: (_value, text) => text.length,
  });
  return (text) => {
    if (text.length < MIN_LETTERS) return readWireJson(text);
    const found = known.get(text);
    if (found) return found;
    const value = readWireJson(text);
    if (typeof value === "object" && value !== null) known.set(text, value);
    return value;
  };
}
