/** A text message. */
export interface SmsMessage {
  /** Name of its occasion: two messages of one key are the same message. */
  key: string;
  /** E.164, e.g. `+4799000001`. */
  to: string;
  text: string;
}

/** What hands text messages over to the world. */
export interface SmsSender {
  /**
   * Resolves once the other side has taken the message over.
   * @throws {SmsRefusedError} where it will never take one to this number; any other error means that it may later.
   */
  send(message: SmsMessage): Promise<void>;
}

/** The other side takes no message to this number. */
export class SmsRefusedError extends Error {
  override name = "SmsRefusedError";
}

/** The message did not go out now. The text has a code alone: what the other side says may quote the number. */
export class SmsDelayedError extends Error {
  override name = "SmsDelayedError";
}
