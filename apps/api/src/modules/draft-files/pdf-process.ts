import { readFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { type PdfReport, readPdf } from "./pdf-report.ts";

/** Started by `pdf-checker.ts`: says that it has started, and reads one PDF after the other, behind everything else. */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

process.on("message", (file: string) => {
  readFile(file)
    .then(readPdf)
    .then(
      (report) => process.send?.(report),
      () => process.send?.({ refusal: "damaged" } satisfies PdfReport),
    );
});
process.on("disconnect", () => process.exit(0));

process.send?.("started");
