import type { Draft, DraftPatch } from "@hjem/domain/draft/draft";
import { fieldsOf, isRecord } from "@hjem/domain/narrow";

/** Changes that are not saved yet (D89). */
export interface DraftChanges {
  patch: DraftPatch;
  /** The values that were replaced, by path, to notice that another device has changed the same field. */
  before: Readonly<Record<string, unknown>>;
}

/** No changes. */
export const noChanges: DraftChanges = { patch: {}, before: {} };

/** Two merge patches as one: unlike merging into a draft, `null` stays. */
function combine(first: unknown, second: unknown): unknown {
  if (!isRecord(first) || !isRecord(second)) return second;
  const combined: Record<string, unknown> = { ...first };
  for (const [key, value] of Object.entries(second)) {
    combined[key] = key in combined ? combine(combined[key], value) : value;
  }
  return combined;
}

/** Two patches as one. */
export const combinePatches = (first: DraftPatch, second: DraftPatch): DraftPatch =>
  combine(first, second) as DraftPatch;

const pathsOf = (value: unknown, path: readonly string[] = []): string[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))
    : [path.join(".")];

/** Paths of the fields that a patch changes, in camel case: `propertyDetail.title`. */
export const changedPaths = (patch: DraftPatch): string[] =>
  Object.keys(patch).length === 0 ? [] : pathsOf(patch);

const valueAt = (from: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((value, key) => fieldsOf(value)[key], from) ?? null;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Adds a change that was made to `draft`, the version the API has. */
export function addChange(
  { patch, before }: DraftChanges,
  added: DraftPatch,
  draft: Draft,
): DraftChanges {
  const old = Object.fromEntries(changedPaths(added).map((path) => [path, valueAt(draft, path)]));
  return { patch: combinePatches(patch, added), before: { ...old, ...before } };
}

/** The same changes on a later version of which their own author knows. */
export const changesOn = (patch: DraftPatch, draft: Draft): DraftChanges =>
  addChange(noChanges, patch, draft);

/** Paths that both these changes and another device have changed since, to different values. */
export const clashesWith = ({ patch, before }: DraftChanges, theirs: Draft): string[] =>
  changedPaths(patch).filter((path) => {
    const now = valueAt(theirs, path);
    return !isSame(before[path] ?? null, now) && !isSame(valueAt(patch, path), now);
  });

const without = (value: unknown, [key = "", ...rest]: readonly string[]): unknown => {
  if (!isRecord(value)) return value;
  const { [key]: inner, ...others } = value;
  if (rest.length === 0) return others;
  const left = without(inner, rest);
  return isRecord(left) && Object.keys(left).length === 0 ? others : { ...others, [key]: left };
};

/** The changes without those of some fields. */
export const withoutPaths = (patch: DraftPatch, paths: readonly string[]): DraftPatch =>
  paths.reduce<unknown>((left, path) => without(left, path.split(".")), patch) as DraftPatch;

/** Reads stored changes; null for anything else. */
export function readChanges(stored: unknown): DraftChanges | null {
  const { patch, before } = fieldsOf(stored);
  return isRecord(patch) && isRecord(before) ? { patch, before } : null;
}
