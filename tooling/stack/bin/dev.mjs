import { handOver } from "./bootstrap.mjs";

handOver("tooling/stack/src/dev.ts");
