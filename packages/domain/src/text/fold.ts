/** Letters that Unicode does not decompose, with their plain spelling. */
const spelt: Readonly<Record<string, string>> = {
  æ: "ae",
  ø: "oe",
  å: "aa",
  ß: "ss",
  đ: "d",
  ð: "d",
  ł: "l",
  ŋ: "n",
  ŧ: "t",
  þ: "th",
};

/**
 * Text for comparing: lower case, without accents, `æ ø å` as `ae oe aa`. So `Ålesund` and `Aalesund` are equal and
 * differ from `Alesund`; `Grünerløkka` is `grunerloekka` (D34).
 */
export const fold = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFC")
    .replaceAll(/[æøåßđðłŋŧþ]/g, (letter) => spelt[letter] ?? letter)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "");

/**
 * Text for comparing what people type: folded, and also `oe`, `aa` and `ae` as `o` and `a`. So `Tromsø`, `tromsoe`
 * and `tromso` are equal, and so are `Ålesund`, `Aalesund` and `Alesund`.
 */
export const plain = (text: string): string =>
  fold(text)
    .replaceAll(/['’´`.]/g, "")
    .replaceAll(/oe|aa|ae/g, (pair) => pair.charAt(0));

/** Letters and digits only, for comparing names however they are spaced. */
export const compact = (text: string): string => plain(text).replaceAll(/[^\p{L}\p{N}]+/gu, "");
