import http from "node:http";

/** A part that must be up for the whole to be up. `path` returns 200 once it is ready. */
export interface HealthPart {
  name: string;
  port: number;
  path: string;
}

const PATIENCE_MS = 2000;

/** Whether the health path of a part returns 200. Never rejects. */
export const isResponding = ({ port, path }: HealthPart): Promise<boolean> =>
  new Promise((resolve) => {
    const request = http.get(
      { host: "127.0.0.1", port, path, agent: false, timeout: PATIENCE_MS },
      (response) => {
        response.resume();
        resolve(response.statusCode === 200);
      },
    );
    request.on("timeout", () => request.destroy());
    request.on("error", () => resolve(false));
  });

/** Which parts are up, by name. */
export const healthOf = async (parts: readonly HealthPart[]): Promise<Record<string, boolean>> =>
  Object.fromEntries(
    await Promise.all(parts.map(async (part) => [part.name, await isResponding(part)] as const)),
  );
