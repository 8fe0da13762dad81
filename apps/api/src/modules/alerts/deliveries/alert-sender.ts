import { deferAccount, findDueAccounts } from "./delivery-repository.ts";
import { type SendDeps, sendDueAlerts } from "./send-due-alerts.ts";

/** How often it looks for what is due: alerts of one moment so become one message, and an instant one is never late. */
const POLL_MS = 10_000;
/** How long an account waits whose message could not be made, so that it does not stop the others. */
const FAILED_WAITS_MS = 300_000;

/** What the sender needs. */
export interface AlertSenderDeps extends SendDeps {
  log: { error(values: object, line: string): void };
}

/** Makes messages of alerts that are due (D71). Several processes may do so at once. */
export interface AlertSender {
  /** Sends all that is due. For tests and measurements. */
  sendAll(): Promise<void>;
  /** Does so from now on. */
  start(): void;
  /** Ends after the message that is being made. */
  close(): Promise<void>;
}

/** Builds the sender; it does nothing before `start`. */
export function createAlertSender(deps: AlertSenderDeps): AlertSender {
  const { db, log, now } = deps;
  const closing = new AbortController();
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;

  const sendTo = async (accountId: string): Promise<boolean> => {
    try {
      return await sendDueAlerts(deps, accountId);
    } catch (error) {
      if (closing.signal.aborted) return false;
      log.error({ err: error, accountId }, "a message about alerts was not made");
      await deferAccount(db, accountId, now() + FAILED_WAITS_MS);
      return true;
    }
  };

  const sendAll = async (): Promise<void> => {
    for (;;) {
      let isProgress = false;
      for (const accountId of await findDueAccounts(db, now())) {
        if (closing.signal.aborted) return;
        isProgress = (await sendTo(accountId)) || isProgress;
      }
      if (!isProgress) return;
    }
  };

  const run = (): void => {
    running ??= sendAll()
      .catch((error: unknown) => {
        if (!closing.signal.aborted) log.error({ err: error }, "alerts were not sent");
      })
      .finally(() => {
        running = null;
      });
  };

  return {
    sendAll,
    start() {
      timer = setInterval(run, POLL_MS);
      run();
    },
    async close() {
      closing.abort();
      if (timer) clearInterval(timer);
      await running;
    },
  };
}
