import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderKit } from "../testing/render-kit.tsx";
import { PasswordField } from "./password-field.tsx";
import { TextField } from "./text-field.tsx";

const field = () => page.getByRole("textbox", { name: "Place" });
const cross = () => page.getByRole("button", { name: "Clear" });

test("UI-031: the cross clears the field, calls onChange and keeps the focus there", async () => {
  const onChange = vi.fn();
  const onClear = vi.fn();
  await renderKit(
    <TextField
      label="Place"
      isClearable
      defaultValue="Oslo"
      onChange={(event) => onChange(event.target.value)}
      onClear={onClear}
    />,
  );
  await cross().click();
  await expect.element(field()).toHaveValue("");
  await expect.element(field()).toHaveFocus();
  expect(onChange).toHaveBeenLastCalledWith("");
  expect(onClear).toHaveBeenCalledOnce();
});

test("UI-031: an empty field shows no cross, and one without the option never does", async () => {
  const screen = await renderKit(<TextField label="Place" isClearable />);
  await expect.element(cross()).not.toBeInTheDocument();
  await field().fill("O");
  await expect.element(cross()).toBeVisible();
  await screen.unmount();
  await renderKit(<TextField label="Place" defaultValue="Oslo" />);
  await expect.element(cross()).not.toBeInTheDocument();
});

test("a field for a day or a month has no placeholder, which HTML does not allow", async () => {
  for (const type of ["date", "month"] as const) {
    const { container, unmount } = await renderKit(<TextField label="From" type={type} />);
    expect(container.querySelector("input")?.hasAttribute("placeholder")).toBe(false);
    await unmount();
  }
});

test("a hint and an error describe the field", async () => {
  await renderKit(
    <TextField label="Place" hint="A town or a street" error="Write at least two letters." />,
  );
  await expect
    .element(field())
    .toHaveAccessibleDescription("A town or a street Write at least two letters.");
  await expect.element(field()).toBeInvalid();
});

test("UI-030: a password is hidden until it is shown by its button", async () => {
  await renderKit(
    <PasswordField label="Password" autoComplete="current-password" defaultValue="secret" />,
  );
  const input = page.getByLabelText("Password", { exact: true });
  await expect.element(input).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect.element(input).toHaveAttribute("type", "text");
  await expect.element(input).toHaveValue("secret");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect.element(input).toHaveAttribute("type", "password");
});
