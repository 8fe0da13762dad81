import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A local server with the protocol of Vipps ePayment. */
export interface TestVippsServer {
  url: string;
  /** Requests, the oldest first: method, path and idempotency key. */
  readonly requests: readonly { path: string; key: string | undefined; body: unknown }[];
  /** The payer approves, or gives up. */
  answer(reference: string, state: "AUTHORIZED" | "ABORTED" | "EXPIRED"): void;
  close(): Promise<void>;
}

interface Known {
  reference: string;
  state: string;
  amount: { currency: string; value: number };
  aggregate: Record<string, { currency: string; value: number }>;
}

/** Starts it on a free port. */
export async function startVippsServer(): Promise<TestVippsServer> {
  const payments = new Map<string, Known>();
  const requests: { path: string; key: string | undefined; body: unknown }[] = [];
  const respond = (path: string, token: string | undefined, body: Record<string, unknown>) => {
    if (path === "/accesstoken/get") return { access_token: "test-token", expires_in: "3600" };
    if (token !== "Bearer test-token") return 401;
    const [, reference = "", act] =
      /^\/epayment\/v1\/payments(?:\/([\w-]+)(?:\/(\w+))?)?$/.exec(path) ?? [];
    if (reference === "") {
      const { reference: id, amount } = body as unknown as Known;
      const none = { currency: amount.currency, value: 0 };
      payments.set(id, {
        reference: id,
        state: "CREATED",
        amount,
        aggregate: { cancelledAmount: none, capturedAmount: none, refundedAmount: none },
      });
      return { redirectUrl: `https://vipps.example/${id}`, reference: id };
    }
    const payment = payments.get(reference);
    if (!payment) return 404;
    if (act === "capture") payment.aggregate.capturedAmount = payment.amount;
    if (act === "refund") payment.aggregate.refundedAmount = payment.amount;
    if (act === "cancel" && payment.state === "AUTHORIZED")
      payment.aggregate.cancelledAmount = payment.amount;
    else if (act === "cancel") payment.state = "TERMINATED";
    return payment;
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString();
      const body = text === "" ? {} : JSON.parse(text);
      const path = request.url ?? "/";
      requests.push({ path, key: request.headers["idempotency-key"]?.toString(), body });
      const result = respond(path, request.headers.authorization, body);
      const status = typeof result === "number" ? result : 200;
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(typeof result === "number" ? {} : result));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    answer(reference, state) {
      const payment = payments.get(reference);
      if (payment) payment.state = state;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
