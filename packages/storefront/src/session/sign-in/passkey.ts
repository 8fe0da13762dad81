/** Result of requesting a passkey from the device; `null` if it was cancelled or there is none. */
export type PasskeyResponse = string | null;

/** True in a browser that supports passkeys. */
export const hasPasskeys = (): boolean =>
  typeof window !== "undefined" && "PublicKeyCredential" in window;

// Loaded on the click that needs it (D42).
const library = () => import("@simplewebauthn/browser");

/** Requests an existing passkey from the device; options and response are JSON text, as in the API. */
export async function requestPasskey(options: string): Promise<PasskeyResponse> {
  const { startAuthentication } = await library();
  try {
    return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) }));
  } catch {
    // Caught: the device only reports that there is none, or that it was cancelled.
    return null;
  }
}

/** A new passkey as JSON text, or why there is none. */
export type MadePasskey =
  | { passkey: string }
  /** `known`: the device already has one for this account; `none`: cancelled, or not possible. */
  | { passkey: null; reason: "known" | "none" };

/** Requests a new passkey from the device. */
export async function makePasskey(options: string): Promise<MadePasskey> {
  const { startRegistration } = await library();
  try {
    const made = await startRegistration({ optionsJSON: JSON.parse(options) });
    return { passkey: JSON.stringify(made) };
  } catch (error) {
    const isKnown = error instanceof Error && error.name === "InvalidStateError";
    return { passkey: null, reason: isKnown ? "known" : "none" };
  }
}
