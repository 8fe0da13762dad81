import { startStorefront } from "@hjem/site-server/start";
import path from "node:path";

await startStorefront(path.resolve(import.meta.dirname, ".."));
