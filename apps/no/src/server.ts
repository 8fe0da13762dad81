import path from "node:path";
import { startStorefront } from "@hjem/storefront/server";

await startStorefront(path.resolve(import.meta.dirname, ".."));
