import { z } from "zod";

/** A list in a query: `ids=a,b`, `ids=a&ids=b` and `ids[]=a` say the same (D21). */
export const queryList = <Item extends z.ZodType>(item: Item, max: number) =>
  z.preprocess(
    (value) =>
      value === undefined
        ? undefined
        : [value].flat().flatMap((text) => (typeof text === "string" ? text.split(",") : [text])),
    z.array(item).max(max),
  );
