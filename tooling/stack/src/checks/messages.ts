import { glob, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { runCommand, workspaceRoot } from "../run-command.ts";
import { unwantedIn, unwantedInMarkdown, unwantedInSource } from "./plain-words.ts";
import { contradictions, untranslated } from "./po-file.ts";
import type { Step, StepResult } from "./step.ts";
import { sources } from "./tools.ts";

const readCatalogs = async () => {
  const catalogs = new Map<string, string>();
  for await (const file of glob("{apps,packages}/*/src/**/locales/*.po", { cwd: workspaceRoot })) {
    catalogs.set(file, await readFile(path.join(workspaceRoot, file), "utf8"));
  }
  return catalogs;
};

/** Texts of pages outside the catalogs: terms of the regions, descriptions of demo homes, guides and policies. */
const textSources = [
  "packages/region-*/src/**/*.ts",
  "packages/demo/src/listings/**/*.ts",
  "packages/demo/src/{landing-pages,offers,sentences}.ts",
  "packages/editorial/src/texts/**/*.md",
];

const unwantedInSources = async (): Promise<string[]> => {
  const found: string[] = [];
  for await (const file of glob(textSources, { cwd: workspaceRoot })) {
    if (file.includes(".test.")) continue;
    const source = await readFile(path.join(workspaceRoot, file), "utf8");
    const isAustralian = /region-au|australia|texts\/au/.test(file);
    const unwanted = file.endsWith(".md") ? unwantedInMarkdown : unwantedInSource;
    found.push(...unwanted(source, isAustralian).map((fieldError) => `${file}: ${fieldError}`));
  }
  return found;
};

/** Extracts the messages again, reports which catalogs that changes, and restores every file. */
const staleCatalogs = async (before: ReadonlyMap<string, string>): Promise<StepResult> => {
  const { code, output } = await runCommand("lingui", ["extract", "--clean"]);
  const after = await readCatalogs();
  const stale: string[] = [];
  for (const file of new Set([...before.keys(), ...after.keys()])) {
    const original = before.get(file);
    if (original === after.get(file)) continue;
    stale.push(file);
    const absolute = path.join(workspaceRoot, file);
    await (original === undefined ? rm(absolute) : writeFile(absolute, original));
  }
  const isFailed = code !== 0 || stale.length > 0;
  const view = stale.map((file) => `${file} is stale: run \`pnpm messages\` and translate.`);
  return {
    passed: isFailed ? 0 : 1,
    failed: isFailed ? 1 : 0,
    skipped: 0,
    output: [...(code === 0 ? [] : [output]), ...view].join("\n"),
  };
};

/**
 * Translations: no catalog is stale, lacks a translation or has a rejected word, and no two translate
 * a message differently. English is the source, where an
 * empty text means the message itself, unless the catalog is one with explicit ids (the API's).
 */
export const messages: Step = {
  name: "messages",
  inputs: sources,
  run: async () => {
    const catalogs = await readCatalogs();
    const stale = await staleCatalogs(catalogs);
    const missing = [...catalogs].flatMap(([file, text]) =>
      untranslated(text).map((id) => `${file}: no translation of ${JSON.stringify(id)}`),
    );
    const unwanted = [...catalogs].flatMap(([file, text]) =>
      unwantedIn(text, file.endsWith("/en.po")).map((found) => `${file}: ${found}`),
    );
    // The API's catalogs have explicit ids and are used by the API only.
    const ofPages = [...catalogs].filter(([file]) => !file.startsWith("apps/api/"));
    const contradicted = ["en", "no"].flatMap((language) =>
      contradictions(new Map(ofPages.filter(([file]) => file.endsWith(`/${language}.po`)))),
    );
    const fieldErrors = [...missing, ...unwanted, ...(await unwantedInSources()), ...contradicted];
    const incomplete = new Set(fieldErrors.map((line) => line.split(":")[0])).size;
    return {
      passed: stale.passed + catalogs.size - incomplete,
      failed: stale.failed + incomplete,
      skipped: 0,
      output: [stale.output, ...fieldErrors].filter(Boolean).join("\n"),
    };
  },
};
