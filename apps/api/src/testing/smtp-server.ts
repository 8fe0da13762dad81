import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A local mail server that stores what it receives. */
export interface TestSmtpServer {
  url: string;
  port: number;
  /** Received messages, with their recipients. */
  readonly received: readonly { to: string[]; raw: string }[];
  /** Resolves once so many have come. */
  whenReceived(count: number): Promise<void>;
  close(): Promise<void>;
}

/** Starts it on `port` or a free one; addresses starting with `nobody` are rejected for good, with `later` for now. */
export const startSmtpServer = async (port = 0): Promise<TestSmtpServer> => {
  const received: { to: string[]; raw: string }[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const code = address.startsWith("nobody") ? 550 : address.startsWith("later") ? 451 : null;
      done(code === null ? null : Object.assign(new Error("no"), { responseCode: code }));
    },
    onData(stream, { envelope }, done) {
      let raw = "";
      stream.on("data", (part: Buffer) => {
        raw += part.toString("utf8");
      });
      stream.on("end", () => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
        for (const { count, resolve } of waiting) if (received.length >= count) resolve();
        done();
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.on("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    whenReceived: (count) =>
      new Promise((resolve) => {
        if (received.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
