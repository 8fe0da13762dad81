import { createECDH } from "node:crypto";
import { StartError } from "../db/start-error.ts";

const CURVE = "prime256v1";
const PRIVATE_KEY_BYTES = 32;

/** Keys by which push services know this installation (RFC 8292), in base64url. */
export interface VapidKeys {
  /** What a browser subscribes with: a point of P-256, uncompressed. */
  publicKey: string;
  privateKey: string;
}

/** The keys that belong to a private one; null where it is none. */
function keysOf(privateKey: string): VapidKeys | null {
  const bytes = Buffer.from(privateKey, "base64url");
  if (bytes.length !== PRIVATE_KEY_BYTES) return null;
  const curve = createECDH(CURVE);
  try {
    curve.setPrivateKey(bytes);
  } catch {
    // Caught: zero and what is above the order of the curve are no keys; the reader reports it.
    return null;
  }
  return {
    publicKey: curve.getPublicKey("base64url"),
    privateKey: bytes.toString("base64url"),
  };
}

/** A new private key. */
export function newVapidKey(): string {
  const curve = createECDH(CURVE);
  curve.generateKeys();
  // A short number has fewer bytes.
  return Buffer.from(
    curve.getPrivateKey("hex").padStart(2 * PRIVATE_KEY_BYTES, "0"),
    "hex",
  ).toString("base64url");
}

/** The keys of a stored private key. @throws {StartError} for one that is none. */
export function storedVapidKeys(privateKey: string): VapidKeys {
  const keys = keysOf(privateKey);
  if (!keys)
    throw new StartError("secrets.json has no usable vapidKey. Delete it, and a new one is made.");
  return keys;
}

/**
 * The keys of the environment; null where neither is set. The private key is enough: the public one follows from it.
 * @throws {StartError} for a public key alone, one that cannot be read, and two that do not belong together.
 */
export function readVapidKeys({
  publicKey,
  privateKey,
}: {
  publicKey: string | undefined;
  privateKey: string | undefined;
}): VapidKeys | null {
  if (privateKey === undefined) {
    if (publicKey === undefined) return null;
    throw new StartError("VAPID_PRIVATE_KEY is not set, but VAPID_PUBLIC_KEY is.");
  }
  const keys = keysOf(privateKey);
  if (!keys) throw new StartError("VAPID_PRIVATE_KEY is not usable: it needs 32 bytes in base64.");
  const isOther =
    publicKey !== undefined &&
    keys.publicKey !== Buffer.from(publicKey, "base64url").toString("base64url");
  if (isOther) {
    throw new StartError(
      "VAPID_PUBLIC_KEY is not usable: it is not the public key of VAPID_PRIVATE_KEY.",
    );
  }
  return keys;
}
