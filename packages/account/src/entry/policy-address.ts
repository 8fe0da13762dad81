import { paths } from "@hjem/domain/paths";

/** True for the page that tells what is kept of people, in any language. */
export const isPolicy = (pathname: string): boolean =>
  pathname.startsWith(paths.blankPolicy.to(""));
