import { browserNow } from "../browser/browser-clock.ts";
import { once } from "../browser/once.ts";
import { browserStorage } from "./browser-storage.ts";
import { encryptedSecrets, secretsInMemory, type SecretStorage } from "./secret-storage.ts";
import { createStorageCipher } from "./storage-cipher.ts";

// Everybody can read these: they only obfuscate a token (D7).
const KEY = "hjem-storage-key";
const IV = "hjem-storage--iv";

/** The encrypted storage of this browser tab; in memory if the page cannot encrypt. */
export const browserSecrets = once((): SecretStorage => {
  const crypto = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  return crypto
    ? encryptedSecrets(browserStorage(), createStorageCipher(crypto, KEY, IV))
    : secretsInMemory(browserNow);
});
