import type { PaymentGateway } from "@hjem/domain/draft/payment-gateway";
import type { Database } from "../db/schema.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { PaymentDeps } from "../modules/payments/payment-deps.ts";
import { settlePayment } from "../modules/payments/settle-payment.ts";

/** The process has been killed: nothing that it does from then on happens. */
class ProcessKilled extends Error {
  override name = "ProcessKilled";
}

/** What a process pays and publishes with, until it is killed. */
export interface MortalProcess {
  deps: PaymentDeps;
  /** Whether it has been killed: whatever it throws then comes of that. */
  isKilled(): boolean;
  /** Does the jobs that it has left itself; those of a killed process are found by the next one's sweep alone. */
  runJobs(): Promise<void>;
}

/**
 * A process that is killed right after its `killedAfter`th step: a transaction that is through, or a call that its gateway
 * has done and not yet answered. What is in a transaction when it is killed never happened, as after the step before.
 */
export function openMortal(
  deps: PaymentDeps,
  { killedAfter }: { killedAfter: number },
): MortalProcess {
  let steps = 0;
  const requireAlive = () => {
    if (steps >= killedAfter) throw new ProcessKilled();
  };
  const endStep = () => {
    steps += 1;
    requireAlive();
  };
  /** The same object, whose every use needs the process; `own` takes the place of some of its members. */
  const mortal = <Value extends object>(value: Value, own: Partial<Value>): Value =>
    new Proxy(value, {
      get(target, key) {
        requireAlive();
        const member: unknown = Reflect.get(key in own ? own : target, key);
        return typeof member === "function" ? member.bind(key in own ? own : target) : member;
      },
    });
  const transaction: Database["transaction"] = () => {
    const builder = deps.db.transaction();
    return mortal(builder, {
      async execute(work) {
        const result = await builder.execute(work);
        endStep();
        return result;
      },
    });
  };
  const mortalGateway = (gateway: PaymentGateway): PaymentGateway =>
    new Proxy(gateway, {
      get(target, key) {
        const member: unknown = Reflect.get(target, key);
        if (typeof member !== "function") return member;
        return async (...given: unknown[]) => {
          requireAlive();
          const result: unknown = await member.apply(target, given);
          endStep();
          return result;
        };
      },
    });
  const queue: string[] = [];
  const jobs: Jobs = {
    async enqueue(_trx, name, payload) {
      if (name === "settle-payment" && "paymentId" in payload) queue.push(payload.paymentId);
    },
    wake: () => {},
  };
  const { gateways } = deps;
  const own: PaymentDeps = {
    ...deps,
    db: mortal(deps.db, { transaction }),
    jobs,
    gateways: {
      ...gateways,
      forMethod(region, method) {
        const gateway = gateways.forMethod(region, method);
        return gateway && mortalGateway(gateway);
      },
      find(name) {
        const gateway = gateways.find(name);
        return gateway && mortalGateway(gateway);
      },
    },
  };
  return {
    deps: own,
    isKilled: () => steps >= killedAfter,
    async runJobs() {
      for (const id of queue.splice(0)) await settlePayment(own, id);
    },
  };
}
