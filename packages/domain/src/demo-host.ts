/** Loopback by name or address: nobody but this machine reaches it. */
const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);

/**
 * A demo lets everybody in as anybody and shows all mail: it listens beyond this machine only where that is said (D27).
 * @throws {Error} with one sentence where `host` is reached from elsewhere and `DEMO_ON_NETWORK` is not `1`.
 */
export function checkDemoHost(host: string, demoOnNetwork: string | undefined): void {
  if (isLoopback(host) || demoOnNetwork === "1") return;
  throw new Error(
    `HOST ${host} would open the demo, where anybody can sign in as anybody, to other machines; set DEMO_ON_NETWORK=1 if that is meant.`,
  );
}
