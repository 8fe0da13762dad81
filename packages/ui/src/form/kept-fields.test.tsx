import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { TextArea } from "../field/text-area.tsx";
import { TextField } from "../field/text-field.tsx";
import { renderKit } from "../testing/render-kit.tsx";
import type { UnsentFields } from "./kept-fields.ts";
import { type FormFields, useForm } from "./use-form.ts";

/** The device, as an object. */
const device = (typed?: FormFields) => {
  let kept = typed;
  const unsent: UnsentFields = {
    read: () => kept,
    keep: (fields) => (kept = fields),
    forget: () => (kept = undefined),
  };
  return { unsent, kept: () => kept };
};

interface SampleProps {
  unsent: UnsentFields;
  /** How sending ends. */
  isTaken?: boolean;
}

function Sample({ unsent, isTaken = true }: SampleProps) {
  const [reason, setReason] = useState("");
  const { listeners } = useForm({
    unsent,
    send: async () => isTaken,
    onResult: (taken) => (taken ? null : {}),
  });
  return (
    <form noValidate {...listeners}>
      <input type="hidden" name="token" value="signed" />
      <input name="website" tabIndex={-1} aria-label="Website" />
      <TextField label="Name" name="name" defaultValue="Kari" />
      <TextField label="Email" name="email" type="email" />
      <TextField label="Day" name="day" type="date" />
      <TextField
        label="Reason"
        name="reason"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <TextArea label="Message" name="message" />
      <TextField label="Password" name="password" type="password" />
      <TextField label="Code" name="code" autoComplete="one-time-code" />
      <TextField label="Card" name="card" autoComplete="cc-number" />
      <label>
        <input type="checkbox" name="consent" /> Consent
      </label>
      {["scam", "other"].map((kind) => (
        <label key={kind}>
          <input type="radio" name="kind" value={kind} defaultChecked={kind === "scam"} /> {kind}
        </label>
      ))}
      <select name="role" aria-label="Role" defaultValue="editor">
        <option>moderator</option>
        <option>editor</option>
      </select>
      <p>{reason.length} letters</p>
      <button type="submit">Send</button>
    </form>
  );
}

const field = (name: string) => page.getByLabelText(name, { exact: true });
const send = () => page.getByRole("button", { name: "Send" });
const typed = {
  name: "Kari Nordmann",
  email: "kari@example.com",
  day: "2026-12-03",
  reason: "A reason",
  message: "Two\nlines",
  kind: "other",
  role: "moderator",
};

test("every key is on the device: text, choices and days, and never a password, code, card, tick or hidden field", async () => {
  const { unsent, kept } = device();
  await renderKit(<Sample unsent={unsent} />);
  for (const name of ["Name", "Email", "Day", "Reason", "Message"] as const) {
    await field(name).fill(typed[name.toLowerCase() as keyof typeof typed]);
  }
  await field("other").click();
  await field("Role").selectOptions("moderator");
  for (const name of ["Password", "Code", "Card"]) await field(name).fill("4111");
  await field("Consent").click();
  expect(kept()).toEqual(typed);
});

test("a form that is opened again shows what was typed, also where React has its values, and ticks nothing", async () => {
  const { unsent, kept } = device({ ...typed, consent: "on", website: "x", gone: "x" });
  await renderKit(<Sample unsent={unsent} />);
  await expect.element(field("Name")).toHaveValue(typed.name);
  await expect.element(field("Email")).toHaveValue(typed.email);
  await expect.element(field("Day")).toHaveValue(typed.day);
  await expect.element(field("Reason")).toHaveValue(typed.reason);
  await expect.element(page.getByText("8 letters")).toBeVisible();
  await expect.element(field("Message")).toHaveValue(typed.message);
  await expect.element(field("other")).toBeChecked();
  await expect.element(field("Role")).toHaveValue("moderator");
  await expect.element(field("Consent")).not.toBeChecked();
  await expect.element(field("Website")).toHaveValue("");
  expect(kept()).toEqual(typed);
});

test("what is typed stays where sending fails, and is gone once it is sent or typed away", async () => {
  const { unsent, kept } = device();
  const failing = await renderKit(<Sample unsent={unsent} isTaken={false} />);
  await field("Message").fill("Hello");
  await send().click();
  await expect.poll(kept).toEqual({ message: "Hello" });
  await failing.unmount();

  await renderKit(<Sample unsent={unsent} />);
  await expect.element(field("Message")).toHaveValue("Hello");
  await send().click();
  await expect.poll(kept).toBeUndefined();
  await field("Name").fill("K");
  expect(kept()).toEqual({ name: "K" });
  await field("Name").fill("Kari");
  expect(kept()).toBeUndefined();
});
