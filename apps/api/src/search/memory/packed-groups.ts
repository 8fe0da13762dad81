import { recordOf } from "@hjem/domain/narrow";
import type { ClusterGroup, ClusterGroups } from "../cluster-grid.ts";

const fields = [
  "cell",
  "count",
  "id",
  "latSum",
  "lngSum",
  "north",
  "south",
  "west",
  "east",
] as const satisfies readonly (keyof ClusterGroup)[];

/** Groups as one row of numbers: between threads that costs an eighth of a hundred objects. */
export interface PackedGroups {
  total: number;
  numbers: Float64Array;
}

export const packGroups = ({ total, groups }: ClusterGroups): PackedGroups => {
  const numbers = new Float64Array(groups.length * fields.length);
  for (const [index, group] of groups.entries()) {
    for (const [place, field] of fields.entries()) {
      numbers[index * fields.length + place] = group[field];
    }
  }
  return { total, numbers };
};

/** The groups of a row of numbers. */
export const unpackGroups = ({ total, numbers }: PackedGroups): ClusterGroups => {
  const groups = Array.from({ length: numbers.length / fields.length }, (_, index) => {
    const at = index * fields.length;
    return recordOf(fields.map((field, place) => [field, numbers[at + place]!]));
  });
  return { total, groups };
};
