/** More parts than any question needs. */
const CLAUSES_MAX = 3;

const ends = /[.,;!?]\s+|\s(?:og|and|vs\.?|versus|kontra)\s/iu;
const endsAndChoices = /[.,;!?]\s+|\s(?:og|and|vs\.?|versus|kontra|eller|or)\s/iu;

const parts = (question: string, at: RegExp): string[] =>
  question
    .split(at)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .slice(0, CLAUSES_MAX);

/** Questions that stand side by side: `Which floor is it on, and is there a lift?` is two. */
export const clausesOf = (question: string): string[] => parts(question, ends);

/** The same, with choices: `stairs or a lift` is two. */
export const choicesOf = (question: string): string[] => parts(question, endsAndChoices);
