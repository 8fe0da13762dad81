/** `npm run test:long`: the checks of `npm test` with everything that takes longer (D126, D132); steps are named as there. */
process.env.TEST_RUN = "long";
await import("./test.ts");
export {};
