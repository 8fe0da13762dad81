/**
 * Whether this is the long run, `npm run test:long`: everything on both sites and both engines, ten kills instead of one,
 * the large random runs. `npm test` has one of each kind (D126).
 */
export const isLongRun = process.env.TEST_RUN === "long";
