import {
  findUnknownIds,
  findUntested,
  readCitedRequirements,
  readDefinedIds,
} from "@hjem/lint/citations";
import { readSourceFiles } from "@hjem/lint/source-files";
import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { workspaceRoot } from "../run-command.ts";
import type { Step } from "./step.ts";
import { everything } from "./tools.ts";

/** Requirements without a test, by section: a list that may only shrink. */
const UNTESTED_FILE = "docs/requirements/without-test.md";

async function readDocuments(pattern: string) {
  const documents: { path: string; text: string }[] = [];
  for await (const file of glob(pattern, { cwd: workspaceRoot })) {
    documents.push({ path: file, text: await readFile(path.join(workspaceRoot, file), "utf8") });
  }
  return documents;
}

/** Cited requirements and decisions exist, and a requirement that had a test still has one. */
export const citations: Step = {
  name: "citations",
  inputs: everything,
  run: async () => {
    const [source, documents] = await Promise.all([
      readSourceFiles(workspaceRoot),
      readDocuments("{README.md,docs/**/*.md}"),
    ]);
    const defined = documents.flatMap(({ text }) => readDefinedIds(text));
    const unknown = findUnknownIds([...source, ...documents], new Set(defined));
    const requirements = defined.filter((id) => id.includes("-"));
    const untested = findUntested(source, requirements);
    const list = documents.find((document) => document.path === UNTESTED_FILE)?.text ?? "";
    const listed = new Set(readCitedRequirements(list));
    const lost = untested.filter((id) => !listed.has(id));
    const still = new Set(untested);
    const gained = [...listed].filter((id) => !still.has(id));
    const checks = [
      unknown.map((line) => `${line} is not defined in docs/requirements or docs/decisions.`),
      lost.map((id) => `${id} has no test any more.`),
      gained.map((id) => `${id} has a test now: take it off ${UNTESTED_FILE}.`),
    ];
    const failed = checks.filter((findings) => findings.length > 0).length;
    return {
      passed: checks.length - failed,
      failed,
      skipped: 0,
      output: checks.flat().join("\n"),
      note: `${untested.length} of ${requirements.length} requirements have no test yet: ${UNTESTED_FILE}`,
    };
  },
};
