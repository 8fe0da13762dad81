import { z } from "zod";
import { StartError } from "../db/start-error.ts";
import type { SmsSettings } from "./http-sms.ts";

const text = z.preprocess((value) => (value === "" ? undefined : value), z.string().optional());

/** Environment of the service that sends text messages. */
export const SmsEnvironment = z.object({
  /** Address that takes `{to, from, text}` by POST; unset means the outbox in the demo, and no messages in live. */
  SMS_URL: text,
  SMS_TOKEN: text,
  /** Name or number that messages come from. */
  SMS_SENDER: text,
});

/** Sender names have 11 letters and digits at most, numbers 15 digits (GSM 03.40). */
const SENDER = /^(?:[A-Za-z\d ]{1,11}|\+?\d{3,15})$/;

const isUsable = (url: URL | null): url is URL => {
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(url?.hostname ?? "");
  return (
    (url?.protocol === "https:" || (url?.protocol === "http:" && isLocal)) && url.username === ""
  );
};

/**
 * Reads where text messages are sent; null where nothing is configured. `http://` on this machine only, as codes go there.
 * @throws {StartError} where a part is missing or not usable.
 */
export const readSmsSettings = ({
  SMS_URL: address,
  SMS_TOKEN: token,
  SMS_SENDER: sender,
}: z.infer<typeof SmsEnvironment>): SmsSettings | null => {
  if (address === undefined) return null;
  const url = URL.parse(address);
  if (!isUsable(url)) {
    throw new StartError(
      "SMS_URL is not usable: it needs an address such as https://sms.example.no/messages.",
    );
  }
  if (token === undefined || sender === undefined || !SENDER.test(sender)) {
    throw new StartError(
      "SMS_URL is not usable: it needs SMS_TOKEN, and in SMS_SENDER a name of at most 11 letters and digits, or a number.",
    );
  }
  return { url: url.href, token, sender };
};
