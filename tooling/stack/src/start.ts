/** `npm start`: both sites over one API, as built for production, behind one address. */
import { addressLines } from "./addresses.ts";
import { readableDuration } from "./duration.ts";
import { checkPorts } from "./ports.ts";
import { during } from "./progress.ts";
import { runCommand } from "./run-command.ts";
import { checkDataDir, readSettings } from "./settings.ts";
import { portsAfterGateway, sites } from "./stack.ts";
import { StartProblem } from "./start-problem.ts";
import { supervise } from "./supervise.ts";
import { workspaceRoot } from "./workspace-root.ts";

const build = async () => {
  const filters = sites.map(({ id }) => `--filter=@hjem/${id}`);
  const { code, output } = await runCommand("turbo", ["run", "build", ...filters]);
  if (code !== 0) throw new StartProblem(`The sites could not be built.\n${output.trimEnd()}`);
};

const settings = () => readSettings(process.env, portsAfterGateway, workspaceRoot);

await supervise(
  async () => {
    const checked = settings();
    checkDataDir(checked.dataDir);
    await checkPorts(Array.from({ length: portsAfterGateway + 1 }, (_, i) => checked.port + i));
    return checked;
  },
  async (stack) => {
    await stack.listen();
    await Promise.all([
      during("Building the sites (kept for the next start)", build()),
      during(
        "Opening the API and its data (the first time fills it with demo homes)",
        stack.api.start(),
      ),
    ]);
    await during("Starting the sites", Promise.all(stack.sites.map(({ start }) => start())));
    const { port, dataDir } = settings();
    console.log(`\nHjem is ready (${readableDuration(performance.now())}).\n`);
    console.log(addressLines(sites, port).join("\n"));
    console.log(`\nData and logs are in ${dataDir}. Ctrl-C ends everything.`);
  },
);
