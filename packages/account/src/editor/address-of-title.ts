const letters: Readonly<Record<string, string>> = { æ: "ae", ø: "o", å: "a", ß: "ss" };
const ADDRESS_MAX_LENGTH = 100;

/** The address of a page made from its title: `Å kjøpe bolig` → `a-kjope-bolig`. */
export const addressOfTitle = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[æøåß]/g, (letter) => letters[letter] ?? letter)
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, ADDRESS_MAX_LENGTH)
    .replaceAll(/^-+|-+$/g, "");
