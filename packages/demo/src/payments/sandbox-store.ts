import type { GatewayPayment, NewGatewayPayment } from "@hjem/domain/draft/payment-gateway";
import { errorCode } from "@hjem/domain/narrow";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A payment of the sandbox; its card number is not part of it (LIST-119). */
export interface SandboxPayment extends GatewayPayment {
  method: NewGatewayPayment["method"];
  description: string;
  returnUrl: string;
  /** Until when the payer can act, in milliseconds since 1970. */
  expiresAt: number;
}

/** Where the sandbox keeps its payments, by our id. */
export interface SandboxStore {
  find: (id: string) => SandboxPayment | null;
  save: (id: string, payment: SandboxPayment) => void;
}

/** Payments in memory, for tests. */
export function createMemoryStore(): SandboxStore {
  const payments = new Map<string, SandboxPayment>();
  return {
    find: (id) => payments.get(id) ?? null,
    save: (id, payment) => void payments.set(id, payment),
  };
}

const ID = /^[0-9a-f-]{36}$/;

/**
 * Payments as files in `folder`, so that the sandbox, like a real gateway, remembers what a killed process had not stored.
 * Written at once and as a whole: a payment is never half there.
 */
export function createFileStore(folder: string): SandboxStore {
  return {
    find(id) {
      if (!ID.test(id)) return null;
      try {
        return JSON.parse(readFileSync(join(folder, `${id}.json`), "utf8")) as SandboxPayment;
      } catch (error) {
        if (errorCode(error) === "ENOENT") return null;
        throw error;
      }
    },
    save(id, payment) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const unfinished = join(folder, `${id}.${process.pid}.part`);
      writeFileSync(unfinished, JSON.stringify(payment, null, 2), { mode: 0o600 });
      renameSync(unfinished, join(folder, `${id}.json`));
    },
  };
}
