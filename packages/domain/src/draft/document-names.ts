/** Whether a file is called as a document is: `SOI.pdf`, `Statement of Information 12 Smith St.pdf`. */
export const isNamedAs = (name: string, words: readonly string[]): boolean =>
  words.some((word) =>
    new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "iu").test(name.replaceAll(/[_\s-]+/g, " ")),
  );
