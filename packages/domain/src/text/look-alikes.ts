/**
 * Letters of other scripts that look like Latin ones, by the Latin letter (Unicode's confusables.txt, the letters that
 * people disguise words with): Cyrillic, Greek, Armenian, Cherokee, and the small capitals of phonetics. In lower case.
 */
const alike: Readonly<Record<string, string>> = {
  a: "аαɑᴀꭺ",
  b: "вьъʙᏼꮟƅɓᴃ",
  c: "сϲᴄⅽꮯ",
  d: "ԁժᴅꭰɗⅾ",
  e: "еєεҽᴇꭼҿɛə",
  f: "ғϝꜰſẝƒ",
  g: "ɡցɢԍꮐģᶃ",
  h: "һнհʜηꮋ",
  i: "іιɩɪıꭵӏїⅰ",
  j: "јʝϳᴊյꭻ",
  k: "кκᴋҝқꮶ",
  l: "ⅼʟɭӀłǀꮮ|ӏ",
  m: "мμᴍⅿꮇ",
  n: "пոռɴиηѝ",
  o: "оοσօᴏөѳჿ௦๐",
  p: "рρᴘꮲϸ",
  q: "ԛգզ",
  r: "гʀᴦꭱя",
  s: "ѕꜱꮪʂտ",
  t: "тτᴛꭲ",
  u: "υսᴜцʋ",
  v: "ѵνᴠꮩ",
  w: "ԝшωᴡꮃѡա",
  x: "хχⅹ×",
  y: "уγүʏყ",
  z: "ᴢꮓʐ",
};

const latin: ReadonlyMap<string, string> = new Map(
  Object.entries(alike).flatMap(([letter, others]) =>
    Array.from(others, (other) => [other, letter] as const),
  ),
);

/** Lower-case text in which letters that look like Latin ones are Latin ones; others stay. */
export const withLatinLetters = (text: string): string =>
  text.replaceAll(/[^\p{ASCII}]/gu, (letter) => latin.get(letter) ?? letter);
