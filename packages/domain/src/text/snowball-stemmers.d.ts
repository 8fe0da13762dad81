declare module "snowball-stemmers" {
  interface Stemmer {
    /** The stem of one word in lower case. */
    stem: (word: string) => string;
  }
  const stemmers: {
    /** @throws {TypeError} when the algorithm is not known. */
    newStemmer: (algorithm: string) => Stemmer;
    algorithms: () => string[];
  };
  export default stemmers;
}
