import { handOver } from "./bootstrap.mjs";

handOver("tooling/stack/src/test.ts");
