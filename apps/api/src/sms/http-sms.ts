import { SmsDelayedError, SmsRefusedError, type SmsSender } from "./sms.ts";

/** Time limit of a call; a person waits for it. */
const TIMEOUT_MS = 8_000;
/** Statuses that are about the number or the message itself; every other is about us or the service. */
const refusals: readonly number[] = [400, 422];

/** Where text messages are sent. */
export interface SmsSettings {
  /** Address that takes the messages. */
  url: string;
  /** Sent as `Authorization: Bearer`. */
  token: string;
  /** Name or number that is shown as the sender. */
  sender: string;
}

/** Why there is no response; never the network's own message, which may quote what was sent. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && error.name === "TimeoutError" ? "timeout" : "unreachable";

/**
 * Sends each message as one `POST` of JSON `{to, from, text}` with a bearer token. Any 2xx counts as taken, and the
 * response's text is not read: services differ in it.
 */
export const httpSms = (
  { url, token, sender }: SmsSettings,
  timeoutMs: number = TIMEOUT_MS,
): SmsSender => ({
  async send({ to, text }) {
    let response: Response;
    try {
      response = await fetch(url, {
        method: "POST",
        headers: {
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
          "user-agent": "hjem",
        },
        body: JSON.stringify({ to, from: sender, text }),
        // A message with a code goes nowhere but to the configured address.
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch (error) {
      throw new SmsDelayedError(reasonOf(error));
    }
    await response.body?.cancel();
    if (response.ok) return;
    const reason = `status ${response.status}`;
    throw refusals.includes(response.status)
      ? new SmsRefusedError(reason)
      : new SmsDelayedError(reason);
  },
});
