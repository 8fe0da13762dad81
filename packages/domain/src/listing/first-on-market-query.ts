import { z } from "zod";
import { PAGE_MAX, PAGE_SIZE } from "../limits.ts";
import { acquisitions } from "./listing-type.ts";

/** Query of first-on-market homes: for sale or for rent, twelve per page. */
export const FirstOnMarketQuery = z.object({
  acquisition: z.enum(acquisitions).default("buy"),
  page: z.coerce.number().int().min(1).max(PAGE_MAX).default(1),
  size: z.coerce.number().int().min(1).max(PAGE_SIZE).default(PAGE_SIZE),
});
export type FirstOnMarketQuery = z.infer<typeof FirstOnMarketQuery>;
