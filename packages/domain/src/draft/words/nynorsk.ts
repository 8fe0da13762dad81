import { isSubject } from "./run-together.ts";

/** Words of nynorsk that the rules know in bokmål. */
const words: Readonly<Record<string, string>> = {
  ikkje: "ikke",
  frå: "fra",
  berre: "bare",
  korkje: "verken",
  nokon: "noen",
  noko: "noe",
  dei: "de",
  eg: "jeg",
  eit: "et",
  eitt: "ett",
  ønskjer: "ønsker",
  ynskjer: "ønsker",
  ønskjast: "ønskes",
  søkjer: "søker",
  søkjast: "søkes",
  krev: "krever",
  sel: "selger",
  tek: "tar",
  godtek: "godtar",
  leige: "leie",
  leiga: "leien",
  leiger: "leier",
  leigast: "leies",
  utleigast: "utleies",
  husleige: "husleie",
  månadsleige: "månedsleie",
  leigetakar: "leietaker",
  leigetakarar: "leietakere",
  leigebuar: "leieboer",
  leigebuarar: "leieboere",
  månad: "måned",
  månader: "måneder",
  månaders: "måneders",
  veke: "uke",
  veker: "uker",
  vekers: "ukers",
  velkomen: "velkommen",
};

/** `innvandrarar` as `innvandrere`, `muslimar` as `muslimer`. */
const bokmalOf = (word: string): string => {
  const other = word.replace(/arar$/u, "ere").replace(/ar$/u, "er");
  return other !== word && isSubject(other) ? other : (words[word] ?? word);
};

/** Readable text with the words of nynorsk that the rules look for in their form in bokmål. */
export const asBokmal = (text: string): string =>
  text.replaceAll(/(?<!\p{L})\p{L}{2,}(?!\p{L})/gu, bokmalOf);
