/** `pnpm new region ID`: makes a third, fourth, … region that runs; what it says is yours to change. */
import path from "node:path";
import { newRegion } from "./new-region.ts";

const root = path.resolve(import.meta.dirname, "../../..");
const [kind, id, ...rest] = process.argv.slice(2);

if (kind !== "region" || id === undefined || rest.length > 0) {
  console.error("Usage: pnpm new region ID, for example: pnpm new region se");
  process.exit(1);
}
try {
  const made = await newRegion(root, id);
  console.log(made.map((file) => `  ${file}`).join("\n"));
  console.log(`\nNow: pnpm install, then read docs/adding-a-region.md for what to change.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
