/**
 * Joins the class names that are there, so that a caller's class stands beside the component's own.
 */
export const classNames = (...names: (string | undefined)[]): string =>
  names.filter(Boolean).join(" ");
