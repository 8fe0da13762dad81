/** What `npm test -- …` asks for. */
export interface TestCommand {
  /** Steps to run; all if none is named. */
  named: readonly string[];
  /** Nothing is replayed. */
  isForced: boolean;
  /** What follows the name of a single step, for its tool: a file, a test's name. */
  toolArguments: readonly string[];
}

const FORCE = "--force";

/** Reads the arguments: names of steps, or one name and what its tool is told. @throws {Error} if a name is of no step. */
export function readCommand(args: readonly string[], names: readonly string[]): TestCommand {
  const isOther = (argument: string) => argument !== FORCE && !names.includes(argument);
  const end = args.findIndex(isOther);
  const own = end === -1 ? args : args.slice(0, end);
  const toolArguments = end === -1 ? [] : args.slice(end);
  const named = own.filter((argument) => argument !== FORCE);
  if (toolArguments.length > 0 && named.length !== 1) {
    const unknown = toolArguments.filter(isOther).join(", ");
    throw new Error(`No step is called ${unknown}; there are ${names.join(", ")}.`);
  }
  return { named, isForced: own.includes(FORCE), toolArguments };
}
