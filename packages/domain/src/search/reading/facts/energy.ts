import { type EnergyLabel, energyLabels } from "../../../listing/enumerations.ts";
import { type Fact, type FactText, rangeJointAt, skipWords } from "./fact.ts";

type Limit = ReturnType<FactText["lexicon"]["limits"]["match"]>;

/** The label of one letter at a token. */
const labelAt = ({ tokens }: FactText, at: number): EnergyLabel | undefined =>
  energyLabels.find(
    (label) => label === tokens[at]?.norm && tokens[at].end - tokens[at].start === 1,
  );

const upTo = (best: EnergyLabel, worst: EnergyLabel): EnergyLabel[] =>
  energyLabels.filter((label) => label >= best && label <= worst);

/** `Minst D i energi`, `B energy rating`: the letter stands before the word. */
function letterFirst(text: FactText, from: number, limit: Limit): Fact | null {
  const { tokens, lexicon } = text;
  const { energy, energyLinks, orBetter } = lexicon.facts;
  const not = limit ? null : lexicon.without.match(tokens, from);
  const first = not?.end ?? limit?.end ?? from;
  const labels: EnergyLabel[] = [];
  let at = first;
  // `Ikke F eller G på energi`.
  for (let next: number | null = first; next !== null; next = rangeJointAt(text, at + 1)) {
    const each = labelAt(text, next);
    if (!each) break;
    labels.push(each);
    at = next;
  }
  const label = labels.at(-1);
  if (!label) return null;
  const better = orBetter.match(tokens, at + 1);
  const linked = lexicon.lying.match(tokens, better?.end ?? at + 1)?.end ?? better?.end ?? at + 1;
  const name = energy.match(tokens, skipWords(tokens, linked, energyLinks));
  // `2 b energi` would be a unit.
  if (!name || tokens[at]?.isGlued) return null;
  const isLeast = better !== null || limit?.item === "min";
  return {
    from,
    to: name.end,
    filter: "energyProfile",
    kind: "energy",
    fields: {
      energyProfile: isLeast
        ? upTo("a", label)
        : energyLabels.filter((each) => labels.includes(each) !== (not !== null)),
    },
  };
}

/** Energy labels: `energimerke A eller B`, `energy rating C or better`, `energiklasse A-C`, `ikke energimerke G`. */
export function energyFact(text: FactText, from: number): Fact | null {
  const { tokens, lexicon } = text;
  const { energy, energyLinks, orBetter } = lexicon.facts;
  const before = lexicon.limits.match(tokens, from);
  const name = energy.match(tokens, before?.end ?? from);
  if (!name) return letterFirst(text, from, before);
  const linked = skipWords(tokens, name.end, energyLinks);
  // `Energimerke ikke G`.
  const not = lexicon.without.match(tokens, linked);
  const afterNot = not?.end ?? linked;
  const limit = lexicon.limits.match(tokens, afterNot) ?? before;
  let at = skipWords(tokens, limit && limit.end > afterNot ? limit.end : afterNot, energyLinks);
  let label = labelAt(text, at);
  if (!label) return null;
  let labels: EnergyLabel[] = [label];
  at += 1;
  for (;;) {
    const isRange =
      (tokens[at]?.kind === "sign" && "-–".includes(tokens[at]!.norm)) ||
      lexicon.to.match(tokens, at) !== null;
    const isListed = [",", "/"].includes(tokens[at]?.norm ?? "");
    const joint: number | null = isListed ? at + 1 : rangeJointAt(text, at);
    const next: EnergyLabel | undefined = joint === null ? undefined : labelAt(text, joint);
    if (joint === null || !next) break;
    labels = [...labels, ...(isRange ? upTo(label, next) : [next])];
    label = next;
    at = joint + 1;
  }
  const better = orBetter.match(tokens, at);
  const isLeast = better !== null || limit?.item === "min";
  const read = isLeast ? upTo("a", label) : labels;
  const isBefore = lexicon.without.match(tokens, from - 1)?.end === from;
  const isWithout = isBefore || not !== null;
  return {
    from: isBefore ? from - 1 : from,
    to: better?.end ?? at,
    filter: "energyProfile",
    kind: "energy",
    fields: { energyProfile: energyLabels.filter((each) => read.includes(each) !== isWithout) },
  };
}
