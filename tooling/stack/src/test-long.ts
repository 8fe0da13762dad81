/** `npm run test:long`: the checks of `npm test` with everything that takes longer (D126, D132); steps are named as there. */
import process from "node:process";

process.env.TEST_RUN = "long";
await import("./test.ts");
