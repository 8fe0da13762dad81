import { TODAY } from "../../../limits.ts";
import { energyLabels } from "../../../listing/enumerations.ts";
import type { ReadFilter } from "../reading.ts";
import type { Fact } from "./fact.ts";

const ranges = ["constructionYear", "sharedCost"] as const;

/** Fields of a search that all facts set together; of those that contradict each other, the first. */
export function factFields(facts: readonly Fact[]): Partial<ReadFilter> {
  const fields: Partial<ReadFilter> = {};
  for (const { fields: own } of facts) {
    const { viewingDate, energyProfile, ...others } = own ?? {};
    const joined = { ...fields, ...others };
    const isReversed = ranges.some(
      (name) => (joined[`${name}Min`] ?? 0) > (joined[`${name}Max`] ?? Infinity),
    );
    if (!isReversed) Object.assign(fields, others);
    const days = [...new Set([...(fields.viewingDate ?? []), ...(viewingDate ?? [])])];
    if (days.length > 0) {
      const isLater = (day: string) => (day === TODAY ? 0 : 1);
      fields.viewingDate = days.toSorted(
        (one, other) => isLater(one) - isLater(other) || (one < other ? -1 : 1),
      );
    }
    const labels = [...(fields.energyProfile ?? []), ...(energyProfile ?? [])];
    if (labels.length > 0) {
      fields.energyProfile = energyLabels.filter((label) => labels.includes(label));
    }
  }
  return fields;
}
