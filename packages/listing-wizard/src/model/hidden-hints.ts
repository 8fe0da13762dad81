import type { PublishCheck } from "@hjem/domain/draft/publish-checks";
import { fieldsOf } from "@hjem/domain/narrow";
import { storedValue } from "@hjem/storefront/stored-value";

type Hidden = Readonly<Record<string, readonly string[]>>;

const stringsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];

const hidden = storedValue<Hidden>(
  "hiddenHints",
  (stored) =>
    Object.fromEntries(Object.entries(fieldsOf(stored)).map(([id, keys]) => [id, stringsIn(keys)])),
  {},
);

/** What a hint is known by: other words, or the same elsewhere, are another hint. */
const keyOf = ({ rule, path, values }: PublishCheck): string =>
  [rule, path, values["words"] ?? ""].join(" ");

/** Hints of a draft that its owner has hidden in this browser; what blocks is never hidden. */
export function useHiddenHints(draftId: string) {
  const all = hidden.useValue();
  const keys = all[draftId] ?? [];
  return {
    isHidden: (check: PublishCheck): boolean =>
      check.severity === "advises" && keys.includes(keyOf(check)),
    hide: (check: PublishCheck) => hidden.write({ ...all, [draftId]: [...keys, keyOf(check)] }),
    showAll: () => {
      const { [draftId]: _shown, ...others } = all;
      hidden.write(others);
    },
  };
}
