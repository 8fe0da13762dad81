import { appendFileSync } from "node:fs";
import { registerHooks } from "node:module";

/** Preloaded (`--import`) into a process under test: writes each module that it loads, one address a line, to a file. */
const { MODULES_FILE } = process.env;

if (MODULES_FILE) {
  registerHooks({
    load(url, context, nextLoad) {
      appendFileSync(MODULES_FILE, `${url}\n`);
      return nextLoad(url, context);
    },
  });
}
