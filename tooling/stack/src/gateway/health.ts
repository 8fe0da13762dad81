import http from "node:http";

/** A service that `/health` depends on. `path` returns 200 once it is ready. */
export interface HealthCheckedService {
  name: string;
  port: number;
  path: string;
}

const PATIENCE_MS = 2000;

/** Whether the health path of a service returns 200. Never rejects. */
export const isResponding = ({ port, path }: HealthCheckedService): Promise<boolean> =>
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

/** Which services are up, by name. */
export const healthOf = async (
  services: readonly HealthCheckedService[],
): Promise<Record<string, boolean>> =>
  Object.fromEntries(
    await Promise.all(
      services.map(async (service) => [service.name, await isResponding(service)] as const),
    ),
  );
