import type { DemoMail, DemoSms } from "../ports.ts";

/** A text message as the outbox stores it: a mail without HTML, whose subject says what it is. */
export const mailOfSms = ({ key, to, text }: DemoSms): DemoMail => ({
  key: `sms/${key}`,
  fromName: "SMS",
  to,
  subject: "Text message",
  html: "",
  text,
});
