import type { Queries } from "../../../db/schema.ts";

/** A message about alerts, stored: its link lists exactly its alerts (D72). */
export interface ChannelMessage {
  /** UUIDv7, `alert_message.id`. */
  id: string;
  accountId: string;
  /** Number of the homes that it is about. */
  count: number;
}

/** A way to hand messages over that is not mail (D75). */
export interface MessageChannel {
  /** Those of some accounts that can be reached at all; for the others nothing is stored. */
  findReachable(db: Queries, accountIds: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Hands a message over to every device of the account; resolves where there is none. It may be called again for a
   * message whose process was killed, so a device shows one of an id once. What it throws is tried again later, for the
   * devices that have not got it.
   */
  send(message: ChannelMessage): Promise<void>;
}
