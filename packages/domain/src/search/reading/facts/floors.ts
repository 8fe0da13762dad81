import { type Fact, type FactText, rangeJointAt, skipWords } from "./fact.ts";

const FLOOR_MAX = 100;
/** `2 etasje` may be two storeys; from here a number without a dot is the floor. */
const BARE_MIN = 3;

const isDot = ({ tokens }: FactText, at: number): boolean =>
  tokens[at]?.norm === "." && tokens[at].isGlued;

/** The number of a floor, before the word for it. */
function numberAt(text: FactText, at: number) {
  const { tokens, lexicon } = text;
  const ordinal = lexicon.facts.ordinals.match(tokens, at);
  if (ordinal) return { floor: ordinal.item, end: ordinal.end, isOrdinal: true };
  const { kind, value = 0 } = tokens[at] ?? {};
  if (kind !== "number" || !Number.isInteger(value) || value < 1 || value > FLOOR_MAX) return null;
  const suffix = tokens[at + 1]?.isGlued ? lexicon.facts.floorSuffixes.match(tokens, at + 1) : null;
  const end = suffix?.end ?? (isDot(text, at + 1) ? at + 2 : at + 1);
  return { floor: value, end, isOrdinal: end > at + 1 };
}

/** Whether the text is about apartments, which have one floor each. */
const isFlat = ({ tokens, lexicon }: FactText): boolean =>
  tokens.some((_, at) => lexicon.types.match(tokens, at)?.item.types.includes("apartment"));

/** A floor: `3. etasje`, `tredje etg`, `level 5`, `ground floor`. */
function floorAt(text: FactText, at: number) {
  const { tokens, lexicon } = text;
  const { grounds, floors, bareFloors } = lexicon.facts;
  const ground = grounds.match(tokens, at);
  if (ground) return { floor: 1, end: ground.end };
  const number = numberAt(text, at);
  const word = number && floors.match(tokens, number.end);
  const isBare = number !== null && bareFloors.match(tokens, number.end) !== null;
  const isOfFlat = number !== null && isBare && isFlat(text);
  // `2 etg eller høyere`.
  const isEnded = word !== null && lexicon.facts.floorEnds.match(tokens, word.end) !== null;
  const isSure = isOfFlat || isEnded || (isBare && (number?.floor ?? 0) >= BARE_MIN);
  if (number && word && (number.isOrdinal || isSure)) {
    const end = isDot(text, word.end) ? word.end + 1 : word.end;
    return { floor: number.floor, end };
  }
  const before = floors.match(tokens, at);
  const { kind, value = 0 } = (before && tokens[before.end]) ?? {};
  const isFloor = kind === "number" && Number.isInteger(value) && value > 1 && value <= FLOOR_MAX;
  // `Single level 3br` has rooms.
  const isCount = before !== null && lexicon.units.match(tokens, before.end + 1) !== null;
  return before && isFloor && !isCount ? { floor: value, end: before.end + 1 } : null;
}

/** `2.-4. etasje`. */
function rangeAt(text: FactText, at: number) {
  const first = numberAt(text, at);
  const joint = first && rangeJointAt(text, first.end);
  const second = joint ? floorAt(text, joint) : null;
  return first && second && first.floor < second.floor
    ? { min: first.floor, max: second.floor, end: second.end }
    : null;
}

const afterLinks = ({ tokens, lexicon }: FactText, at: number): number =>
  skipWords(tokens, at, lexicon.facts.floorLinks);

/** `Ikke i første etasje` is from the second; no filter leaves out another floor. */
function notFact(text: FactText, from: number): Fact | null {
  const { tokens, lexicon } = text;
  const not = lexicon.without.match(tokens, from);
  if (!not) return null;
  const floor = floorAt(text, afterLinks(text, not.end));
  if (!floor) return null;
  return {
    from,
    to: floor.end,
    filter: "floors",
    kind: "floor",
    fields: floor.floor === 1 ? { floors: { min: 2 } } : null,
  };
}

/** Floors: `ikke første etasje`, `3. etasje`, `minst 2. etasje`, `level 5 or higher`. */
export function floorFact(text: FactText, from: number): Fact | null {
  const { tokens, lexicon } = text;
  const not = notFact(text, from);
  if (not) return not;
  const limit = lexicon.limits.match(tokens, from);
  const at = afterLinks(text, limit?.end ?? from);
  const range = rangeAt(text, at);
  const base = { from, filter: "floors", kind: "floor" } as const;
  if (range) {
    return { ...base, to: range.end, fields: { floors: { min: range.min, max: range.max } } };
  }
  const floor = floorAt(text, at);
  if (!floor) return null;
  const ending = lexicon.facts.floorEnds.match(tokens, floor.end);
  const side = ending?.item ?? limit?.item;
  const floors =
    side === "min"
      ? { min: floor.floor }
      : side === "max"
        ? { max: floor.floor }
        : { min: floor.floor, max: floor.floor };
  return {
    ...base,
    to: ending?.end ?? floor.end,
    fields: { floors },
    ...(!limit && !ending && { isOfAddress: true as const }),
  };
}
