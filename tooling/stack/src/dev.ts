/** `pnpm dev`: the same as `npm start`, from source: the API restarts and pages reload as you type. */
import { requireDataFolder } from "@hjem/api/data-folder";
import { addressLines } from "./addresses.ts";
import { checkPorts } from "./ports.ts";
import { during } from "./progress.ts";
import { workspaceRoot } from "./run-command.ts";
import { readSettings } from "./settings.ts";
import { portsAfterGateway, sites } from "./stack.ts";
import { supervise } from "./supervise.ts";

const settings = () => readSettings(process.env, portsAfterGateway, workspaceRoot);

await supervise(
  async () => {
    const checked = settings();
    requireDataFolder(checked.dataDir);
    await checkPorts(Array.from({ length: portsAfterGateway + 1 }, (_, i) => checked.port + i));
    return {
      ...checked,
      isWatching: true,
      onLine: (service, line) => console.log(`${service.padEnd(3)} │ ${line}`),
    };
  },
  async (stack) => {
    await stack.listen();
    await during("Opening the API and its data", stack.api.start());
    await during("Starting the sites", Promise.all(stack.sites.map(({ start }) => start())));
    console.log(`\n${addressLines(sites, settings()).join("\n")}\n`);
  },
);
