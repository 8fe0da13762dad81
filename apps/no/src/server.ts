import { startStorefront } from "@hjem/storefront/server";
import path from "node:path";

await startStorefront(path.resolve(import.meta.dirname, ".."));
