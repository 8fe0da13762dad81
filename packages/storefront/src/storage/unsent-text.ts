import { fieldsOf } from "@hjem/domain/narrow";
import type { UnsentFields } from "@hjem/ui/kept-fields";
import { browserStorage } from "./browser-storage.ts";

/** What was typed into a field and is not stored by the API yet. */
export interface UnsentText {
  text: string;
  /** Version of the stored text that was edited; 0 where there was none. */
  version: number;
  /** What other tabs have typed into the same field and not sent, the oldest first. @default nothing */
  others?: readonly string[];
}

/** A field's text on this device. */
export interface UnsentTextOf {
  /** What was typed; undefined where nothing waits. */
  read: () => UnsentText | undefined;
  /** Called at each key: survives reloads, failed calls and a closed dialog. */
  keep: (text: string, version: number) => void;
  /** Called once the API has it. */
  forget: () => void;
  /** Called once the person has chosen between this text and those of other tabs. */
  forgetOthers: () => void;
}

/** Texts that are kept; the oldest gives way. */
const TEXTS_MAX = 50;
/** Characters of all of them: a tenth of what browsers store for a site. */
const CHARACTERS_MAX = 500_000;

const all = () => Object.entries(fieldsOf(browserStorage().read("unsentTexts")));

function write(entries: readonly [string, unknown][]): void {
  if (entries.length === 0) browserStorage().remove("unsentTexts");
  else browserStorage().write("unsentTexts", Object.fromEntries(entries));
}

const othersThan = (name: string) => all().filter(([other]) => other !== name);

/** The newest that have room beside another. */
function withRoomFor(kept: unknown, others: readonly [string, unknown][]): [string, unknown][] {
  let room = CHARACTERS_MAX - JSON.stringify(kept).length;
  const newest = others.slice(1 - TEXTS_MAX).toReversed();
  const end = newest.findIndex(([, each]) => (room -= JSON.stringify(each).length) < 0);
  return newest.slice(0, end === -1 ? undefined : end).toReversed();
}

/** This tab, until it is loaded again. */
const TAB = Math.random().toString(36).slice(2);
/** Entries of other tabs, or of this one before a reload, that this tab has read and not changed since: the tab that wrote them. */
const readOf = new Map<string, unknown>();

const keepAs = (name: string, kept: object): void =>
  write([...withRoomFor(kept, othersThan(name)), [name, kept]]);

/**
 * One entry by its name, the newest once it is written. A browser has one for all its tabs: what another tab has typed meanwhile is
 * not this one's to forget.
 */
const entryOf = (name: string) => {
  const stored = () => fieldsOf(fieldsOf(browserStorage().read("unsentTexts"))[name]);
  /** Whether what is stored is of another tab, and nothing that was read here. */
  const isOfOther = ({ tab = TAB }: Readonly<Record<string, unknown>>) =>
    tab !== TAB && readOf.get(name) !== tab;
  return {
    stored,
    isOfOther,
    read: () => {
      const kept = stored();
      readOf.set(name, kept["tab"]);
      return kept;
    },
    keep: (typed: object) => {
      readOf.delete(name);
      keepAs(name, { ...typed, tab: TAB });
    },
    forget: () => {
      if (isOfOther(stored())) return;
      const others = othersThan(name);
      if (others.length < all().length) write(others);
    },
  };
};

/** What a tab has typed into a field. */
interface TextOfTab {
  text: string;
  version: number;
  tab: string;
}
/** Tabs whose words on one field are kept. */
const TABS_MAX = 5;

function textOfTab(kept: Readonly<Record<string, unknown>>): TextOfTab[] {
  const { text, version, tab } = kept;
  const isText = typeof text === "string" && typeof version === "number";
  return isText && typeof tab === "string" ? [{ text, version, tab }] : [];
}
/** What other tabs had typed before the one that an entry is of. */
const earlierOf = ({ others }: Readonly<Record<string, unknown>>): TextOfTab[] =>
  Array.isArray(others)
    ? others.flatMap((each) => textOfTab(fieldsOf(each))).filter(({ tab }) => tab !== TAB)
    : [];

/**
 * The unsent text of one field, by a name that is unique on the site, e.g. `note/{collection}/{home}`. It stays for 14 days
 * or until the person signs out. Tabs that type into the same field each have their words there until one takes them over.
 */
export function unsentText(name: string): UnsentTextOf {
  const entry = entryOf(name);
  return {
    read: () => {
      const kept = entry.read();
      const { text, version } = kept;
      if (typeof text !== "string" || typeof version !== "number") return undefined;
      const others = earlierOf(kept).map((each) => each.text);
      return { text, version, ...(others.length > 0 && { others }) };
    },
    keep: (text, version) => {
      const kept = entry.stored();
      const others = [...earlierOf(kept), ...(entry.isOfOther(kept) ? textOfTab(kept) : [])]
        .filter((each) => each.text.trim() !== text.trim())
        .slice(1 - TABS_MAX);
      entry.keep({ text, version, ...(others.length > 0 && { others }) });
    },
    forget: () => {
      const kept = entry.stored();
      const earlier = earlierOf(kept);
      const texts = entry.isOfOther(kept) ? [...earlier, ...textOfTab(kept)] : earlier;
      const last = texts.pop();
      if (last) keepAs(name, { ...last, ...(texts.length > 0 && { others: texts }) });
      else entry.forget();
    },
    forgetOthers: () => {
      const { others: _, ...kept } = entry.stored();
      if (Object.keys(kept).length > 0) keepAs(name, kept);
    },
  };
}

/** Names of what waits on this device that begin so, e.g. `field/{draft}/`. */
export const unsentNames = (beginning: string): string[] =>
  all().flatMap(([name]) => (name.startsWith(beginning) ? [name] : []));

/** The same of a form's fields, e.g. `enquiry/{home}`, for `useForm`. */
export function unsentFields(name: string): UnsentFields {
  const entry = entryOf(name);
  return {
    read: () => {
      const { fields } = entry.read();
      const texts = Object.entries(fieldsOf(fields)).filter(
        (field): field is [string, string] => typeof field[1] === "string",
      );
      return texts.length > 0 ? Object.fromEntries(texts) : undefined;
    },
    keep: (fields) => entry.keep({ fields }),
    forget: entry.forget,
  };
}
