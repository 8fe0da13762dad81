import type { GatewayNotification } from "@hjem/domain/draft/payment-gateway";
import { createHash, createHmac, timingSafeEqual } from "node:crypto";

const header = ({ headers }: GatewayNotification, name: string): string =>
  String(headers[name] ?? "");

/**
 * What Vipps writes into `Authorization` of a notification: an HMAC of method, path, date, host and the hash of the body
 * by the secret of the webhook (Vipps, Webhooks API, request authentication).
 */
export function vippsSignature(notification: GatewayNotification, secret: string): string {
  const hash = createHash("sha256").update(notification.body).digest("base64");
  const signed = `POST\n${notification.path}\n${header(notification, "x-ms-date")};${header(notification, "host")};${hash}`;
  const signature = createHmac("sha256", secret).update(signed).digest("base64");
  return `HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=${signature}`;
}

/** Whether a notification is from Vipps and unchanged. */
export function isSignedByVipps(notification: GatewayNotification, secret: string): boolean {
  const hash = createHash("sha256").update(notification.body).digest("base64");
  if (header(notification, "x-ms-content-sha256") !== hash) return false;
  const expected = Buffer.from(vippsSignature(notification, secret));
  const given = Buffer.from(header(notification, "authorization"));
  return expected.length === given.length && timingSafeEqual(expected, given);
}
