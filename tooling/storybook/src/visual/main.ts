import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
/**
 * `pnpm visual`: compares 150 pictures of stories with those that are stored, and exits with an error where one differs; what
 * differs is in `visual-differences`. `--update` takes and stores them anew. `--build` builds the stories first; without a
 * build it does so itself. Pictures of another Chromium are not comparable: then nothing is compared, and it says so.
 */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { chooseShots, nameOfShot, type StoryEntry } from "./choose-shots.ts";
import { comparePictures, storedPicture } from "./compare-pictures.ts";
import { serveStories } from "./serve-stories.ts";
import { openStorybook, startChromium, takePicture } from "./take-pictures.ts";

const SHOTS = 150;
/** Pixels that may differ: a soft edge here and there. */
const PIXELS_MAX = 40;

const root = path.resolve(import.meta.dirname, "../..");
const built = path.join(root, "storybook-static");
const stored = path.join(root, "visual");
const different = path.join(root, "visual-differences");
const versionFile = path.join(stored, "chromium.json");

const { values: options } = parseArgs({
  options: { update: { type: "boolean" }, build: { type: "boolean" } },
});

const say = (line: string) => void process.stdout.write(`${line}\n`);

if (options.build || !existsSync(path.join(built, "index.json"))) {
  execFileSync("npx", ["storybook", "build"], { cwd: root, stdio: "inherit" });
}
const browser = await startChromium();
const version = browser.version();
const before: { chromium?: string } = existsSync(versionFile)
  ? JSON.parse(await readFile(versionFile, "utf8"))
  : {};

if (!options.update && before.chromium !== version) {
  say(
    before.chromium === undefined
      ? "Skipped: no pictures are stored. Take them with pnpm visual --update."
      : `Skipped: the pictures are of Chromium ${before.chromium}, this one is ${version}. Take them anew with pnpm visual --update.`,
  );
} else {
  const index: { entries: Record<string, StoryEntry> } = JSON.parse(
    await readFile(path.join(built, "index.json"), "utf8"),
  );
  const shots = chooseShots(Object.values(index.entries), SHOTS);
  const server = await serveStories(built);
  const context = await openStorybook(browser, server.origin);
  await rm(different, { recursive: true, force: true });
  await mkdir(options.update ? stored : different, { recursive: true });
  const names = new Set(shots.map((shot) => `${nameOfShot(shot)}.webp`));
  let failed = 0;
  for (const shot of shots) {
    const name = nameOfShot(shot);
    const file = path.join(stored, `${name}.webp`);
    const picture = await storedPicture(await takePicture(context, shot));
    if (options.update) {
      await writeFile(file, picture);
      continue;
    }
    if (!existsSync(file)) {
      failed += 1;
      say(`✗ ${name}: no picture is stored`);
      continue;
    }
    const { pixels, marked } = await comparePictures(await readFile(file), picture);
    if (pixels <= PIXELS_MAX) continue;
    failed += 1;
    say(`✗ ${name}: ${pixels} pixels differ`);
    await writeFile(path.join(different, `${name}.webp`), picture);
    if (marked) await writeFile(path.join(different, `${name}.difference.png`), marked);
  }
  server.close();
  if (options.update) {
    const old = (await readdir(stored)).filter(
      (file) => file.endsWith(".webp") && !names.has(file),
    );
    for (const file of old) await rm(path.join(stored, file));
    await writeFile(versionFile, `${JSON.stringify({ chromium: version }, null, 2)}\n`);
    say(`Stored ${shots.length} pictures of Chromium ${version}.`);
  } else {
    say(`${shots.length - failed} of ${shots.length} pictures are as stored.`);
    process.exitCode = failed > 0 ? 1 : 0;
  }
}
await browser.close();
