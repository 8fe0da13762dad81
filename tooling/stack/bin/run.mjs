/** `node run.mjs ENTRY ARGUMENTS…`: installs if need be and runs a program of the workspace on the pinned Node. */
import { handOver } from "./bootstrap.mjs";

const [entry = "", ...args] = process.argv.slice(2);
handOver(entry, args);
