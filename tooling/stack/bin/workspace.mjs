import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** Absolute path of the repository. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../..");

const marker = path.join(root, "node_modules", ".hjem-install");

/** The pinned Node that the install puts into node_modules; the machine's own Node only starts it. */
export const pinnedNodeFolder = path.join(root, "node_modules", "node", "bin");
export const pinnedNode = path.join(
  pinnedNodeFolder,
  process.platform === "win32" ? "node.exe" : "node",
);

/** `pnpm@x.y.z`, from the one place that names the version. */
export const pnpmSpecifier = () =>
  JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")).packageManager.split("+")[0];

const manifests = () => {
  const members = ["apps", "packages", "tooling"].flatMap((group) =>
    readdirSync(path.join(root, group))
      .map((name) => path.join(group, name, "package.json"))
      .filter((file) => existsSync(path.join(root, file))),
  );
  members.sort((a, b) => (a < b ? -1 : 1));
  return ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml", ...members];
};

const digest = () => {
  const hash = createHash("sha256").update(`${process.platform}-${process.arch}`);
  for (const file of manifests()) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest("hex");
};

/** Whether the installed packages match the lockfile and every manifest. */
export const isInstalled = () =>
  existsSync(pinnedNode) && existsSync(marker) && readFileSync(marker, "utf8") === digest();

/** Remembers that the install of the present lockfile and manifests succeeded. */
export const rememberInstall = () => writeFileSync(marker, digest());
