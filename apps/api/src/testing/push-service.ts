import { jwtVerify } from "jose";
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** A browser of a test that has subscribed to push messages. */
export interface TestBrowserSubscription {
  /** As `PushSubscription.toJSON()` has it. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** Messages received, decrypted. */
  readonly received: readonly { payload: string; headers: IncomingHttpHeaders }[];
  /** How many requests it received, refused ones among them. */
  requests: number;
  /** Status of the response; a location leads elsewhere. @default 201 */
  response: { status: number; location?: string } | "silent";
}

/** A local push service (RFC 8030) whose browsers decrypt what they get (RFC 8291). */
export interface TestPushService {
  /** For `PUSH_HOSTS`. */
  host: string;
  subscribe(): TestBrowserSubscription;
  /** Reads who sends and to whom by the signature of a request (RFC 8292). @throws for one that is not right. */
  readSender(
    headers: IncomingHttpHeaders,
    publicKey: string,
  ): Promise<{ aud: unknown; sub: unknown }>;
  close(): Promise<void>;
}

const SALT_BYTES = 16;
const KEY_ID_AT = 21;
const TAG_BYTES = 16;

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));

/** Decrypts a message of one record (RFC 8188, RFC 8291). */
function decrypt(body: Buffer, curve: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, SALT_BYTES);
  const keyEnd = KEY_ID_AT + (body[KEY_ID_AT - 1] ?? 0);
  const sender = body.subarray(KEY_ID_AT, keyEnd);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), curve.getPublicKey(), sender]);
  const secret = derive(curve.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(secret, salt, "Content-Encoding: nonce\0", 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(body.subarray(-TAG_BYTES));
  const text = Buffer.concat([
    decipher.update(body.subarray(keyEnd, -TAG_BYTES)),
    decipher.final(),
  ]).toString("utf8");
  // Of the last record, 2 and zeros are its end.
  return text.slice(0, text.lastIndexOf("\u0002"));
}

/** Starts it on a free port. */
export async function startPushService(): Promise<TestPushService> {
  const browsers = new Map<
    string,
    {
      shown: TestBrowserSubscription;
      receive: (body: Buffer, headers: IncomingHttpHeaders) => void;
    }
  >();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const browser = browsers.get(request.url ?? "");
      if (!browser) return response.writeHead(404).end();
      const { shown, receive } = browser;
      shown.requests += 1;
      if (shown.response === "silent") return undefined;
      const { status, location } = shown.response;
      if (status < 300) receive(Buffer.concat(parts), request.headers);
      return response.writeHead(status, location === undefined ? {} : { location }).end("why");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  return {
    host,
    subscribe() {
      const curve = createECDH("prime256v1");
      curve.generateKeys();
      const auth = randomBytes(16);
      const path = `/${randomBytes(8).toString("hex")}`;
      const received: { payload: string; headers: IncomingHttpHeaders }[] = [];
      const shown: TestBrowserSubscription = {
        subscription: {
          endpoint: `http://${host}${path}`,
          keys: { p256dh: curve.getPublicKey("base64url"), auth: auth.toString("base64url") },
        },
        received,
        requests: 0,
        response: { status: 201 },
      };
      const receive = (body: Buffer, headers: IncomingHttpHeaders) => {
        received.push({ payload: decrypt(body, curve, auth), headers });
      };
      browsers.set(path, { shown, receive });
      return shown;
    },
    async readSender({ authorization = "" }, publicKey) {
      const [, token = "", sent] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
      if (sent !== publicKey) throw new Error("the key is another");
      const point = Buffer.from(publicKey, "base64url");
      const key = createPublicKey({
        format: "jwk",
        key: {
          kty: "EC",
          crv: "P-256",
          x: point.subarray(1, 33).toString("base64url"),
          y: point.subarray(33).toString("base64url"),
        },
      });
      const { payload } = await jwtVerify(token, key, { algorithms: ["ES256"] });
      return { aud: payload.aud, sub: payload.sub };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
