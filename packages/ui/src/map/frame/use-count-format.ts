import { useMemo } from "react";

/** Writes a whole number as the page's language does: "1 204" or "1,204". */
export function useCountFormat(): (value: number) => string {
  return useMemo(() => {
    const format = new Intl.NumberFormat(document.documentElement.lang || undefined);
    return (value) => format.format(value);
  }, []);
}
