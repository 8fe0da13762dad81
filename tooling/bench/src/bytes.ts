import { sites, type Stack } from "@hjem/stack";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { requestText } from "./request.ts";
import { bytes, table } from "./table.ts";

const apps = path.resolve(import.meta.dirname, "../../../apps");

interface ByteReport {
  budget: number;
  htmlBudget: number;
  pages: readonly { page: string; language: string; bytes: number }[];
}

const reportOf = async (site: string) =>
  JSON.parse(await readFile(path.join(apps, site, "dist/bytes.json"), "utf8")) as ByteReport;

/** First-load JavaScript of every page of every built site (D42). */
const firstLoadTable = async (): Promise<string> => {
  const rows = await Promise.all(
    sites.map(async ({ id }) => {
      const report = await reportOf(id);
      return report.pages.map(({ page, language, bytes: size }) => [
        `${id} ${path.basename(page, ".tsx")} (${language})`,
        bytes(size),
        bytes(report.budget),
        size <= report.budget ? "✓" : "✗",
      ]);
    }),
  );
  return table(["First-load JavaScript, brotli 11", "bytes", "budget", ""], rows.flat());
};

const brotli = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const htmlTable = async (stack: Stack): Promise<string> => {
  const rows: string[][] = [];
  for (const [index, { id }] of sites.entries()) {
    const port = stack.sites[index]?.port ?? 0;
    const { htmlBudget } = await reportOf(id);
    for (const address of ["/list", "/list?view=grid"]) {
      const html = await requestText({ port, path: address, host: `${id}.localhost` });
      const size = brotli(html);
      rows.push([
        `${id} ${address}`,
        bytes(Buffer.byteLength(html)),
        bytes(size),
        bytes(htmlBudget),
        size <= htmlBudget ? "✓" : "✗",
      ]);
    }
  }
  return table(["HTML of 12 results, CSS inlined", "raw", "brotli 11", "budget", ""], rows);
};

/** Both byte tables. */
export const measureBytes = async (stack: Stack): Promise<string[]> => [
  await firstLoadTable(),
  await htmlTable(stack),
];
