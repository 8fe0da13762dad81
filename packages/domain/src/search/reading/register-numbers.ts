import type { Token } from "./tokens.ts";

/** Words before the numbers of a property in Norway's land register. */
const registerWords: ReadonlySet<string> = new Set(
  "gnr bnr fnr knr gardsnr bruksnr gardsnummer bruksnummer matrikkel".split(" "),
);
/** Words that go on after those: `gnr 12, bnr 3, snr 4`. */
const sectionWords: ReadonlySet<string> = new Set(["snr", "seksjonsnummer", "seksjon"]);

const isNumber = (token: Token | undefined): boolean =>
  token?.kind === "number" && /^\d+$/.test(token.norm);

/** The end of `0301-212/45/0/7`: municipality, farm, title, lease and section; the start where there is none. */
function matrikkelEnd(tokens: readonly Token[], start: number): number {
  const [code, dash, farm] = tokens.slice(start, start + 3);
  const hasFarm = dash?.norm === "-" && dash.isGlued && isNumber(farm);
  if (!hasFarm || !/^\d{4}$/.test(code?.norm ?? "")) return start;
  let end = start + 3;
  while (tokens[end]?.norm === "/" && isNumber(tokens[end + 1])) end += 2;
  return end > start + 3 ? end : start;
}

/** Numbers of the land register in a text: they are no prices and no postcodes, and remain words. */
export function findRegisterNumbers(tokens: readonly Token[]): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (const at of tokens.keys()) {
    if (at < (found.at(-1)?.to ?? 0)) continue;
    const end = matrikkelEnd(tokens, at);
    if (end > at) found.push({ from: at, to: end });
    const { norm = "" } = tokens[at] ?? {};
    const isSection = found.length > 0 && sectionWords.has(norm);
    if (!isSection && !registerWords.has(norm)) continue;
    let to = at + 1;
    while (["number", "sign"].includes(tokens[to]?.kind ?? "")) to += 1;
    if (tokens.slice(at + 1, to).some(isNumber)) found.push({ from: at, to });
  }
  return found;
}
