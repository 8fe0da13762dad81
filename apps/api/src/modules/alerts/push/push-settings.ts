import { z } from "zod";
import { StartError } from "../../../db/start-error.ts";
import { readVapidKeys, type VapidKeys } from "../../../security/vapid-keys.ts";

const text = z.preprocess((value) => (value === "" ? undefined : value), z.string().optional());

/** Settings of push messages. */
export const PushEnvironment = z.object({
  VAPID_PUBLIC_KEY: text,
  VAPID_PRIVATE_KEY: text,
  /** Where a push service reaches the operator of this installation: `mailto:…` or `https://…`. */
  VAPID_SUBJECT: text,
  /** Hosts of push services by comma, `*.` for those below a domain (D75). */
  PUSH_HOSTS: text,
});

/** Push services of Chrome and its relatives, Firefox, Safari and Edge. */
const PUSH_HOSTS = [
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  "*.push.apple.com",
  "*.notify.windows.com",
];
/** Where nobody is to be reached, as in a demo. */
const NOBODY = "mailto:nobody@example.invalid";

/** Who sends push messages, and where to. */
export interface PushSender {
  /** `mailto:…` or `https://…`. */
  subject: string;
  hosts: readonly string[];
}

/** What push messages need. */
export interface PushSettings extends PushSender {
  keys: VapidKeys;
}

const HOST = /^(?:\*\.)?[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/;

const readHosts = (list: string | undefined): readonly string[] => {
  if (list === undefined) return PUSH_HOSTS;
  const hosts = list.split(",").map((host) => host.trim().toLowerCase());
  const wrong = hosts.find((host) => !HOST.test(host));
  if (wrong === undefined) return hosts;
  throw new StartError(
    `PUSH_HOSTS is not usable: it needs names of hosts by comma, such as fcm.googleapis.com or *.push.apple.com, not "${wrong}".`,
  );
};

const isSubject = (subject: string): boolean =>
  /^mailto:[^\s@]+@[^\s@]+$/.test(subject) || URL.parse(subject)?.protocol === "https:";

/**
 * Reads how push messages are sent; `keys` is null where none are set: then a demo makes its own, and live sends none.
 * @throws {StartError} for settings that cannot be used.
 */
export function readPushSettings(
  read: z.infer<typeof PushEnvironment>,
): PushSender & { keys: VapidKeys | null } {
  const keys = readVapidKeys({
    publicKey: read.VAPID_PUBLIC_KEY,
    privateKey: read.VAPID_PRIVATE_KEY,
  });
  const subject = read.VAPID_SUBJECT;
  if (keys && subject === undefined) {
    throw new StartError("VAPID_SUBJECT is not set, but VAPID_PRIVATE_KEY is.");
  }
  if (subject !== undefined && !isSubject(subject)) {
    throw new StartError(
      "VAPID_SUBJECT is not usable: it needs mailto: and an address, or an https address.",
    );
  }
  return { keys, subject: subject ?? NOBODY, hosts: readHosts(read.PUSH_HOSTS) };
}

const isLoopback = (hostname: string): boolean =>
  ["localhost", "127.0.0.1", "[::1]"].includes(hostname);

/**
 * True for the address of a push service that requests may be sent to: one of the hosts, over https, or http on this
 * machine (D75). A name with `*.` stands for every host below its domain.
 */
export function isPushEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username !== "" || url.password !== "") return false;
  const isSafe =
    url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname));
  return (
    isSafe &&
    hosts.some((host) =>
      host.startsWith("*.") ? url.host.endsWith(host.slice(1)) : url.host === host,
    )
  );
}
