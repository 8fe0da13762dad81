import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { TextField } from "../field/text-field.tsx";
import { renderKit } from "../testing/render-kit.tsx";
import { type FieldErrors, type FormFields, type FormRules, useForm } from "./use-form.ts";

type Rules = Omit<FormRules<FieldErrors | null>, "unsent"> &
  Partial<Pick<FormRules<unknown>, "unsent">>;

function SampleForm({ unsent = null, ...rules }: Rules) {
  const { errors, isSending, listeners } = useForm({ unsent, ...rules });
  return (
    <form noValidate {...listeners}>
      <TextField label="Name" name="name" error={errors.name} />
      <TextField label="Email" name="email" error={errors.email} />
      <button type="submit">{isSending ? "Sending" : "Send"}</button>
    </form>
  );
}

const field = (name: string) => page.getByRole("textbox", { name });
const send = () => page.getByRole("button");
const wrong = { name: "Enter your name.", email: "Enter your email address." };

test("a rejected form focuses its first invalid field, and does not interrupt typing there", async () => {
  await renderKit(<SampleForm send={async () => wrong} onResult={(result) => result} />);
  await send().click();
  await expect.element(field("Name")).toHaveFocus();
  await userEvent.keyboard("Ola");
  await expect.element(field("Name")).toHaveValue("Ola");
  await expect.element(field("Name")).toHaveFocus();
  await expect.element(field("Name")).toBeValid();
  await expect.element(field("Email")).toHaveAccessibleDescription(wrong.email);
  await userEvent.keyboard("{Enter}");
  await expect.element(field("Name")).toHaveAccessibleDescription(wrong.name);
  await expect.element(field("Name")).toHaveValue("Ola");
});

test("submitting twice sends one request, also while its result is handled, and none with invalid fields", async () => {
  const sent: FormFields[] = [];
  const coming = Promise.withResolvers<null>();
  const handled = Promise.withResolvers<null>();
  await renderKit(
    <SampleForm
      check={({ name }) => (name === "" ? { name: wrong.name } : {})}
      send={(fields) => {
        sent.push(fields);
        return coming.promise;
      }}
      onResult={() => handled.promise}
    />,
  );
  await send().click();
  await expect.element(field("Name")).toHaveFocus();
  expect(sent).toEqual([]);
  await field("Name").fill("Ola");
  await send().dblClick();
  await expect.element(send()).toHaveTextContent("Sending");
  coming.resolve(null);
  await send().dblClick();
  await expect.element(send()).toHaveTextContent("Sending");
  handled.resolve(null);
  await expect.element(send()).not.toHaveTextContent("Sending");
  expect(sent).toEqual([{ name: "Ola", email: "" }]);
});
