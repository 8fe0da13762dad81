import { fieldsOf } from "@hjem/domain/narrow";
import { browserStorage } from "./browser-storage.ts";

/** What was typed into a field and is not stored by the API yet. */
export interface UnsentText {
  text: string;
  /** Version of the stored text that was edited; 0 where there was none, or none is counted. */
  version: number;
}

/** A field's text on this device. */
export interface UnsentTextOf {
  /** What was typed; undefined where nothing waits. */
  read: () => UnsentText | undefined;
  /** Called at each key: survives reloads, failed calls and a closed dialog. */
  keep: (text: string, version?: number) => void;
  /** Called once the API has it. */
  forget: () => void;
}

/** Texts that are kept; the oldest gives way. */
const TEXTS_MAX = 50;

const all = (): Record<string, unknown> => ({ ...fieldsOf(browserStorage().read("unsentTexts")) });

/**
 * The unsent text of one field, by a name that is unique on the site, e.g. `note/{collection}/{home}`. It stays for 14 days
 * or until the person signs out.
 */
export const unsentText = (name: string): UnsentTextOf => {
  const others = () => {
    const { [name]: _own, ...rest } = all();
    return rest;
  };
  return {
    read: () => {
      const { text, version } = fieldsOf(all()[name]);
      return typeof text === "string" && typeof version === "number"
        ? { text, version }
        : undefined;
    },
    keep: (text, version = 0) => {
      const kept = Object.entries(others()).slice(1 - TEXTS_MAX);
      browserStorage().write(
        "unsentTexts",
        Object.fromEntries([...kept, [name, { text, version }]]),
      );
    },
    forget: () => {
      const rest = others();
      if (Object.keys(rest).length === 0) browserStorage().remove("unsentTexts");
      else browserStorage().write("unsentTexts", rest);
    },
  };
};
