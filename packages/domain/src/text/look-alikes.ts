/**
 * Letters of other scripts that look like Latin ones, by the Latin letter (Unicode's confusables.txt, the letters that
 * people disguise words with): Cyrillic, Greek, Armenian, Coptic, Cherokee, Lisu, those with strokes, and the small capitals and turned
 * letters of phonetics. In lower case.
 */
const alike: Readonly<Record<string, string>> = {
  a: "аαɑᴀꭺꓮⲁ",
  b: "вьъʙᏼꮟƅɓᴃꓐⲃƀ",
  c: "сϲᴄⅽꮯꓚⲥ",
  d: "ԁժᴅꭰɗⅾꓓđɖ",
  e: "еєεҽᴇꭼҿɛəꓰⲉɇ",
  f: "ғϝꜰſẝƒꓝ",
  g: "ɡցɢԍꮐģᶃꓖǥ",
  h: "һнհʜηꮋꓧⲏħɦ",
  i: "іιɩɪıꭵӏїⅰꓲⲓɨ",
  j: "јʝϳᴊյꭻꓙɉ",
  k: "кκᴋҝқꮶꓗⲕƙ",
  l: "ⅼʟɭӀłǀꮮ|ӏꓡƚɫ",
  m: "мμᴍⅿꮇꓟⲙ",
  n: "пոռɴиηѝꓠⲛƞɲ",
  o: "оοσօᴏөѳჿ௦๐ꓳⲟɵꮎ",
  p: "рρᴘꮲϸꓑⲣᵽ",
  q: "ԛգզ",
  r: "гʀᴦꭱяꓣɹɾɍ",
  s: "ѕꜱꮪʂտꓢ",
  t: "тτᴛꭲꓔⲧŧƫ",
  u: "υսᴜцʋꓴʉ",
  v: "ѵνᴠꮩꓦ",
  w: "ԝшωᴡꮃѡաꓪⲱꞷ",
  x: "хχⅹ×ꓫⲭ",
  y: "уγүʏყꓬⲩɏ",
  z: "ᴢꮓʐꓜⲍ",
};

const latin: ReadonlyMap<string, string> = new Map(
  Object.entries(alike).flatMap(([letter, others]) =>
    Array.from(others, (other) => [other, letter] as const),
  ),
);

/** Lower-case text in which letters that look like Latin ones are Latin ones; others stay. */
export const withLatinLetters = (text: string): string =>
  text.replaceAll(/[^\p{ASCII}]/gu, (letter) => latin.get(letter) ?? letter);

/** First letters of alphabets in boxes, circles and brackets that no normal form takes out of them. */
const framed = [0x24_9c, 0x1_f1_10, 0x1_f1_30, 0x1_f1_50, 0x1_f1_70] as const;
const LETTERS = 26;
const A = 0x61;
const FLAG_A = 0x1_f1_e6;

const ofAlphabet = (symbol: string, first: number): string | null => {
  const index = (symbol.codePointAt(0) ?? 0) - first;
  return index >= 0 && index < LETTERS ? String.fromCodePoint(A + index) : null;
};

/** Text with the letters of boxes and circles, and of three and more letters of flags: two of those are a flag. */
export const withoutFrames = (text: string): string =>
  text
    .replaceAll(/[\u{249C}-\u{24B5}\u{1F110}-\u{1F189}]/gu, (symbol) =>
      framed.reduce<string>((found, first) => ofAlphabet(symbol, first) ?? found, symbol),
    )
    .replaceAll(/[\u{1F1E6}-\u{1F1FF}]{3,}/gu, (symbols) =>
      Array.from(symbols, (symbol) => ofAlphabet(symbol, FLAG_A) ?? symbol).join(""),
    );
