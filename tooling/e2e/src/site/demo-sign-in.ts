import { expect, type Page } from "@playwright/test";

/** Enters an identity on a simulated provider's page, to which a button of the site has led. */
export async function enterAtProvider(page: Page, email: string): Promise<void> {
  // The page that is left has a field for an email address too.
  await expect(page).toHaveURL(/\/api\/demo-login\//);
  await page.locator("input[type=email]").fill(email);
  await page.locator("button").first().click();
}

/**
 * Waits until somebody is signed in, and nothing of the sign-in lies over the page any more. A dialog that closes goes back
 * over its step in the history ([023](../../../../docs/decisions/023-back-closes-layers.md)), which cancels a reload or
 * another address that is requested meanwhile.
 */
export const signedIn = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const step: unknown = history.state;
    const hasLayer = typeof step === "object" && step !== null && "layers" in step;
    return (
      localStorage.getItem("token") !== null && !document.querySelector("dialog[open]") && !hasLayer
    );
  });
};
