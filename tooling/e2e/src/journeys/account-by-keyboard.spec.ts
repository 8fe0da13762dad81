import { paths } from "@hjem/domain/paths";
import type { Locator, Page } from "@playwright/test";
import { open } from "../site/hydrated.ts";
import { focusStays, tabOnto, unseenFocus } from "../site/keys.ts";
import { mailedLink } from "../site/mail.ts";
import { expect, test } from "../site/test.ts";

const PASSWORD = "four walls and a roof";
const OTHER_PASSWORD = "five walls and a cellar";

/** A visitor who uses only the keyboard. */
const typist = (page: Page) => {
  const go = async (target: Locator) => {
    await expect(target).toBeVisible();
    await tabOnto(page, target);
    expect(await unseenFocus(page)).toBeNull();
  };
  const enter = () => page.keyboard.press("Enter");
  return {
    go,
    enter,
    /** Focuses a field and types; submits the form if it is the last. */
    write: async (field: Locator, text: string) => {
      await go(field);
      await page.keyboard.type(text);
    },
    press: async (target: Locator) => {
      await go(target);
      await enter();
    },
  };
};

test(
  "ACC-001, ACC-013, ACC-014, ACC-071, ACC-088, ACC-089: an account is created, opened, changed, closed and restored by keyboard alone, and the focus is never lost",
  { tag: "@au" },
  async ({ page, server, site }) => {
    const email = `keys@${site.region.id}.example`;
    const main = page.getByRole("main");
    const button = (english: string, within: Locator = main) =>
      within.getByRole("button", { name: site.word(english), exact: true });
    const field = (english: string, within: Locator = main) =>
      within.getByRole("textbox", { name: site.word(english), exact: true });
    const link = (english: string, within: Locator = main) =>
      within.getByRole("link", { name: site.word(english), exact: true });
    const said = main.getByRole("status").filter({ hasText: email });
    const { write, press, enter } = typist(page);

    // Register: the next step has the focus in its first field.
    await open(page, paths.login.to());
    await write(field("Email address"), email);
    await enter();
    await expect(field("Your name")).toBeFocused();
    await page.keyboard.type("Kari Testesen");
    await write(field("Password"), PASSWORD);
    await page.keyboard.press("Tab");
    await tabOnto(page, main.getByRole("checkbox"));
    await page.keyboard.press("Space");
    await press(button("Create account"));
    await expect(said).toBeVisible();
    await focusStays(page);

    // Activate: the browser that registered is signed in.
    await open(page, await mailedLink(server, email, paths.userActivate.to()));
    await press(button("Activate account"));
    await expect(said).toBeVisible();
    await focusStays(page);
    await press(link("Continue"));
    await expect(page).toHaveURL(/\/$/);

    // Change the password: the form is then empty and has the focus.
    await open(page, paths.userChangePassword.to());
    await write(field("Current password"), PASSWORD);
    await write(field("New password"), OTHER_PASSWORD);
    await enter();
    await expect(
      page.getByRole("status").getByText(site.word("Saved"), { exact: true }),
    ).toBeVisible();
    await expect(field("New password")).toHaveValue("");
    await focusStays(page);

    // Sign out another device: its line is removed, the focus is not lost.
    const data = { email, password: OTHER_PASSWORD };
    await expect(await server.post("/api/login", { data })).toBeOK();
    await press(link("Devices", page.getByRole("navigation", { name: site.word("Account") })));
    await expect(page).toHaveURL(/\/user\/devices$/);
    const others = main.locator("li").getByRole("button");
    await expect(others).toHaveCount(1);
    await press(others);
    await expect(others).toHaveCount(0);
    await focusStays(page);

    // Delete the account: Escape returns the focus to the button that opened the dialog.
    await press(link("Your data", page.getByRole("navigation", { name: site.word("Account") })));
    const ending = button("Delete account");
    await press(ending);
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(ending).toBeFocused();
    await enter();
    await write(field("Your password", dialog), OTHER_PASSWORD);
    await press(button("Delete my account", dialog));
    await expect(page).toHaveURL(/\/$/);
    await expect(
      page.getByRole("banner").getByRole("link", { name: site.word("Sign in") }),
    ).toBeVisible();
    await focusStays(page);

    // And back.
    await open(page, await mailedLink(server, email, paths.userUndoDeletion.to()));
    await press(button("Keep the account"));
    await expect(said).toBeVisible();
    await press(link("Sign in"));
    await expect(page).toHaveURL(/\/login$/);
    await focusStays(page);
  },
);
