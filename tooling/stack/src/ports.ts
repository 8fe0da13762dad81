import { StartError } from "@hjem/api/start-error";
import net from "node:net";

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = net.createServer();
    // Skips an address family that this machine does not have.
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code !== "EADDRINUSE"));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

const areFree = async (port: number): Promise<boolean> =>
  (await isFree(port, "127.0.0.1")) && (await isFree(port, "::1"));

/** @throws {StartError} naming the first port that is in use. */
export const checkPorts = async (ports: readonly number[]) => {
  for (const port of ports) {
    if (!(await areFree(port))) {
      throw new StartError(
        `Port ${port} is in use; set PORT to a number with ${ports.length - 1} free ones after it.`,
      );
    }
  }
};

/** Below the ephemeral ports of outgoing connections: a port that is free now stays free until it is used. */
const LOWEST = 20_000;
const SPAN = 12_000;

/** The first of `count` consecutive free ports, for tests. */
export const freePorts = async (count: number): Promise<number> => {
  for (;;) {
    const first = LOWEST + Math.floor(Math.random() * SPAN);
    const free = await Promise.all(Array.from({ length: count }, (_, i) => areFree(first + i)));
    if (free.every(Boolean)) return first;
  }
};
