import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A local server with the part of Stripe's protocol that is used. */
export interface TestStripeServer {
  url: string;
  /** Requests, the oldest first. */
  readonly requests: readonly { path: string; key: string | undefined; body: URLSearchParams }[];
  /** The payer enters a good card on Stripe's page. @param minor the amount, if it is another than was asked for */
  approve(session: string | null, minor?: number): void;
  close(): Promise<void>;
}

interface Session {
  id: string;
  object: "checkout.session";
  status: "open" | "complete" | "expired";
  url: string | null;
  currency: string;
  amount_total: number;
  payment_intent: Record<string, unknown> | null;
}

const intentOf = (session: Session, status: string, isRefunded = false) => ({
  id: `pi_${session.id}`,
  object: "payment_intent",
  status,
  amount: session.amount_total,
  latest_charge: {
    id: `ch_${session.id}`,
    refunded: isRefunded,
    payment_method_details: { card: { brand: "visa", last4: "4242" } },
  },
});

/** Starts it on a free port. */
export async function startStripeServer(): Promise<TestStripeServer> {
  const sessions = new Map<string, Session>();
  const byKey = new Map<string, Session>();
  const requests: { path: string; key: string | undefined; body: URLSearchParams }[] = [];
  const create = (body: URLSearchParams, key: string): Session => {
    const known = byKey.get(key);
    if (known) return known;
    const id = `cs_${sessions.size + 1}`;
    const session: Session = {
      id,
      object: "checkout.session",
      status: "open",
      url: `https://checkout.example/${id}`,
      currency: body.get("line_items[0][price_data][currency]") ?? "",
      amount_total: Number(body.get("line_items[0][price_data][unit_amount]")),
      payment_intent: null,
    };
    sessions.set(id, session);
    byKey.set(key, session);
    return session;
  };
  const act = (path: string, body: URLSearchParams): unknown => {
    const [, id = "", what] =
      /^\/v1\/(?:checkout\/sessions\/|payment_intents\/pi_)(\w+?)(?:\/(\w+))?$/.exec(path) ?? [];
    const refunded = (body.get("payment_intent") ?? "").replace("pi_", "");
    const session = sessions.get(path === "/v1/refunds" ? refunded : id);
    if (!session) return null;
    if (path === "/v1/refunds") session.payment_intent = intentOf(session, "succeeded", true);
    if (what === "capture") session.payment_intent = intentOf(session, "succeeded");
    if (what === "cancel") session.payment_intent = intentOf(session, "canceled");
    if (what === "expire") session.status = "expired";
    return session;
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = new URLSearchParams(Buffer.concat(chunks).toString());
      const [path = "/"] = (request.url ?? "/").split("?");
      const key = request.headers["idempotency-key"]?.toString();
      requests.push({ path, key, body });
      const result = path === "/v1/checkout/sessions" ? create(body, key ?? "") : act(path, body);
      response.writeHead(result ? 200 : 404, { "content-type": "application/json" });
      response.end(JSON.stringify(result ?? { error: { message: "No such object" } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    approve(id, minor) {
      const session = sessions.get(id ?? "");
      if (!session) return;
      if (minor !== undefined) session.amount_total = minor;
      session.status = "complete";
      session.payment_intent = intentOf(session, "requires_capture");
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
