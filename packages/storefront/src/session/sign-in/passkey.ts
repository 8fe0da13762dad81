/** What came of asking a device for a passkey; `null` where its owner has cancelled or it has none. */
export type PasskeyResponse = string | null;

/** True in a browser that knows passkeys. */
export const hasPasskeys = (): boolean =>
  typeof window !== "undefined" && "PublicKeyCredential" in window;

// Fetched on the click that needs it (D42).
const library = () => import("@simplewebauthn/browser");

/** Asks the device for a passkey that it has; options and response are JSON text, as the API writes them. */
export async function requestPasskey(options: string): Promise<PasskeyResponse> {
  const { startAuthentication } = await library();
  try {
    return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) }));
  } catch {
    // Caught: the device says no more than that there is none, or that the person changed their mind.
    return null;
  }
}

/** A passkey that a device has made, as JSON text, or why it made none. */
export type MadePasskey =
  | { passkey: string }
  /** `known`: the device has one for this account already; `none`: cancelled, or it cannot. */
  | { passkey: null; reason: "known" | "none" };

/** Asks the device to make a passkey. */
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
