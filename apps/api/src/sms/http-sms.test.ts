import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startSmsService, type TestSmsService } from "../testing/sms-service.ts";
import { httpSms } from "./http-sms.ts";
import { readSmsSettings } from "./sms-settings.ts";
import { SmsDelayedError, SmsRefusedError } from "./sms.ts";

const message = { key: "a", to: "+4799000001", text: "Hjem: Koden din er 123456." };
let service: TestSmsService;
beforeAll(async () => {
  service = await startSmsService();
});
beforeEach(() => {
  service.respond = (response) => void response.end("ok");
});
afterAll(() => service.close());

const send = (timeoutMs?: number) =>
  httpSms({ url: service.url, token: "secret", sender: "Hjem" }, timeoutMs).send(message);
const status =
  (code: number, headers = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(code, headers).end(`no message to ${message.to}`);

test("a message goes out as one POST of receiver, sender and text, with the token", async () => {
  await send();
  expect(service.received.at(-1)).toEqual({
    authorization: "Bearer secret",
    body: { to: message.to, from: "Hjem", text: message.text },
  });
});

test("a number that the service refuses differs from a service that is busy, down or answers nonsense", async () => {
  service.respond = status(400);
  await expect(send()).rejects.toThrow(SmsRefusedError);
  const delays: [string, (response: ServerResponse) => void][] = [
    ["status 401", status(401)],
    ["status 429", status(429)],
    ["status 503", status(503)],
    ["unreachable", status(302, { location: "https://elsewhere.example" })],
    ["unreachable", (response) => void response.socket?.end("nonsense\r\n\r\n")],
  ];
  for (const [reason, respond] of delays) {
    service.respond = respond;
    const sent = send();
    await expect(sent).rejects.toThrow(SmsDelayedError);
    // The service's own words may quote the number.
    await expect(sent).rejects.toThrow(new RegExp(`^${reason}$`));
  }
});

test("a service that does not answer is given up", async () => {
  service.respond = () => {};
  await expect(send(50)).rejects.toThrow(/^timeout$/);
});

test("text messages go over https, or to this machine, with a token and a sender that phones show", () => {
  const read = (url: string, token = "secret", sender = "Hjem") =>
    readSmsSettings({ SMS_URL: url, SMS_TOKEN: token, SMS_SENDER: sender });
  expect(readSmsSettings({})).toBeNull();
  expect(read("https://sms.example.no/messages")?.sender).toBe("Hjem");
  expect(read("http://127.0.0.1:8080/", "secret", "+4799000001")?.url).toBe(
    "http://127.0.0.1:8080/",
  );
  for (const wrong of ["yes", "http://sms.example.no", "https://a:b@sms.example.no"]) {
    expect(() => read(wrong)).toThrow(/^SMS_URL is not usable/);
  }
  expect(() => read("https://sms.example.no", "secret", "A name too long")).toThrow(/SMS_SENDER/);
  expect(() => readSmsSettings({ SMS_URL: "https://sms.example.no" })).toThrow(/SMS_TOKEN/);
});
