import { requireDataFolder } from "@hjem/api/data-folder";
import { freeFullDisk } from "@hjem/api/disk-space";
import { StartError } from "@hjem/api/start-error";
/** `npm start`: both sites over one API, as built for production, behind one address. */
import type { Region } from "@hjem/domain/region";
import { servedSites } from "@hjem/domain/site-origins";
import { addressLines } from "./addresses.ts";
import { checkPorts } from "./ports.ts";
import { during, readableDuration } from "./progress.ts";
import { runCommand, workspaceRoot } from "./run-command.ts";
import { readSettings } from "./settings.ts";
import { portsAfterGateway, sites } from "./stack.ts";
import { supervise } from "./supervise.ts";

const build = async (served: readonly Region[]) => {
  const filters = served.map(({ id }) => `--filter=@hjem/${id}`);
  const { code, output } = await runCommand("turbo", ["run", "build", ...filters]);
  if (code !== 0) throw new StartError(`The sites could not be built.\n${output.trimEnd()}`);
};

const settings = () => readSettings(process.env, portsAfterGateway, workspaceRoot);

await supervise(
  async () => {
    const checked = settings();
    requireDataFolder(checked.dataDir);
    // Building writes too, before the API looks at the disk.
    await freeFullDisk(checked.dataDir);
    await checkPorts(Array.from({ length: portsAfterGateway + 1 }, (_, i) => checked.port + i));
    return checked;
  },
  async (stack) => {
    const { port, dataDir, isDemo, siteOrigins } = settings();
    await stack.listen();
    await Promise.all([
      during(
        "Building the sites (kept for the next start)",
        build(servedSites(sites, siteOrigins)),
      ),
      during(
        isDemo
          ? "Opening the API and its data (the first time fills it with demo homes)"
          : "Opening the API and its data",
        stack.api.start(),
      ),
    ]);
    await during("Starting the sites", Promise.all(stack.sites.map(({ start }) => start())));
    console.log(`\nHjem is ready (${readableDuration(performance.now())}).\n`);
    console.log(addressLines(sites, { port, isDemo, siteOrigins }).join("\n"));
    console.log(`\nData and logs are in ${dataDir}. Ctrl-C ends everything.`);
  },
);
