import { expect, test } from "vitest";
import { newVapidKey, storedVapidKeys } from "../../../security/vapid-keys.ts";
import { isPushEndpoint, PushEnvironment, readPushSettings } from "./push-settings.ts";

const { publicKey, privateKey } = storedVapidKeys(newVapidKey());
const set = {
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: "mailto:post@hjem.example",
};
const read = (environment: Record<string, string>) =>
  readPushSettings(PushEnvironment.parse(environment));

test("push is off where no keys are set", () => {
  expect(read({}).keys).toBeNull();
  expect(read({ VAPID_PUBLIC_KEY: "" }).keys).toBeNull();
});

test("keys, subject and hosts are read from the environment", () => {
  expect(read({ ...set, PUSH_HOSTS: "push.example, *.wide.example" })).toEqual({
    keys: { publicKey, privateKey },
    subject: "mailto:post@hjem.example",
    hosts: ["push.example", "*.wide.example"],
  });
  expect(read({ ...set, VAPID_SUBJECT: "https://www.example.no/kontakt" }).subject).toContain("no");
});

test("32 random bytes of openssl are enough: the public key follows from the private one", () => {
  const random = Buffer.from(privateKey, "base64url").toString("base64");
  expect(
    read({ VAPID_PRIVATE_KEY: random, VAPID_SUBJECT: "mailto:post@hjem.example" }).keys,
  ).toEqual({ publicKey, privateKey });
});

test.each([
  [{ VAPID_PUBLIC_KEY: publicKey }, /^VAPID_PRIVATE_KEY is not set/],
  [{ VAPID_PRIVATE_KEY: privateKey }, /^VAPID_SUBJECT is not set/],
  [{ ...set, VAPID_PRIVATE_KEY: "short" }, /^VAPID_PRIVATE_KEY is not usable/],
  [{ ...set, VAPID_PRIVATE_KEY: newVapidKey() }, /^VAPID_PUBLIC_KEY is not usable/],
  [{ ...set, VAPID_SUBJECT: "" }, /^VAPID_SUBJECT is not set/],
  [{ ...set, VAPID_SUBJECT: "http://example.no" }, /^VAPID_SUBJECT is not usable/],
  [{ ...set, PUSH_HOSTS: "https://push.example/" }, /^PUSH_HOSTS is not usable/],
  [{ ...set, PUSH_HOSTS: "*" }, /^PUSH_HOSTS is not usable/],
  [{ ...set, PUSH_HOSTS: "*.com,," }, /^PUSH_HOSTS is not usable/],
])("wrong settings are one sentence at start: %o", (environment, sentence) => {
  expect(() => read(environment)).toThrow(sentence);
});

test("D75: the services of the common browsers are allowed, and nothing that only looks like them", () => {
  const { hosts } = read(set);
  const isAllowed = (endpoint: string) => isPushEndpoint(endpoint, hosts);
  const services = [
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/abc",
    "https://wns2-par02p.notify.windows.com/w/?token=abc",
  ];
  expect(services.filter(isAllowed)).toEqual(services);
  const others = [
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:8443/fcm",
    "https://fcm.googleapis.com.evil.example/fcm",
    "https://fcm.googleapis.com@evil.example/fcm",
    "https://evilpush.apple.com/abc",
    "https://push.apple.com.evil.example/abc",
    "https://127.0.0.1/abc",
  ];
  expect(others.filter(isAllowed)).toEqual([]);
});
