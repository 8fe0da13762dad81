/**
 * `npm run test:long`: the checks of `npm test` with everything that takes longer, under the clock, zone and locale whose
 * turn it is (D126, D132). Steps are named as there; `--setting=adak` chooses the setting, `--setting=none` this machine's own.
 */
import { globSync } from "node:fs";
import process from "node:process";
import { secondsTo, settingOf } from "./clock-settings.ts";

/** Debian's package `faketime`. */
const [library] = globSync("/usr/lib/*/faketime/libfaketimeMT.so.1");

const OPTION = "--setting=";
const option = process.argv.find((argument) => argument.startsWith(OPTION));
process.argv = process.argv.filter((argument) => argument !== option);
const name = option?.slice(OPTION.length);

process.env.TEST_RUN = "long";
if (name !== "none") {
  const now = new Date();
  const setting = settingOf(now, name);
  if (setting === null) {
    console.error(`There is no setting ${name}: see tooling/stack/src/clock-settings.ts.`);
    process.exit(1);
  }
  const seconds = secondsTo(setting, now);
  process.env.TZ = setting.zone;
  process.env.LANG = setting.language;
  if (seconds !== 0 && library !== undefined) {
    // The same distance for every program that is started, or each would begin at the same time again.
    process.env.LD_PRELOAD = library;
    process.env.FAKETIME = `${seconds < 0 ? "" : "+"}${seconds}s`;
    process.env.FAKETIME_DONT_FAKE_MONOTONIC = "1";
  }
  const clock =
    seconds === 0
      ? "this machine's clock"
      : library === undefined
        ? "this machine's clock: install faketime to shift it"
        : `the clock at ${setting.startsAt?.day} ${setting.startsAt?.time}`;
  console.log(`Setting ${setting.name}: ${setting.zone}, ${setting.language}, ${clock}.`);
}
await import("./test.ts");
