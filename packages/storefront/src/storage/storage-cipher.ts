import { STORAGE_KEY_LENGTH } from "@hjem/domain/limits";

/** Encrypts and decrypts stored text. */
export interface StorageCipher {
  encrypt: (text: string) => Promise<string>;
  /** The text, or undefined if it was encrypted with another key. */
  decrypt: (stored: string) => Promise<string | undefined>;
}

const bytesOf = (text: string, what: string) => {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length !== STORAGE_KEY_LENGTH) {
    throw new Error(`the storage ${what} must have ${STORAGE_KEY_LENGTH} characters`);
  }
  return bytes;
};

const toText = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const toBytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/**
 * AES-CBC with a key and an iv of 16 characters (spec §9, FND-048..049). Both are in the public script: this is
 * obfuscation, not protection (D7). A session is protected by its token's short lifetime.
 */
export function createStorageCipher(subtle: SubtleCrypto, key: string, iv: string): StorageCipher {
  const keyBytes = bytesOf(key, "key");
  const algorithm = { name: "AES-CBC", iv: bytesOf(iv, "iv") };
  const imported = subtle.importKey("raw", keyBytes, "AES-CBC", false, ["encrypt", "decrypt"]);
  return {
    encrypt: async (text) =>
      toText(await subtle.encrypt(algorithm, await imported, new TextEncoder().encode(text))),
    decrypt: async (stored) => {
      try {
        const bytes = await subtle.decrypt(algorithm, await imported, toBytes(stored));
        return new TextDecoder().decode(bytes);
      } catch {
        // Caught: encrypted with another key, or damaged: it counts as absent.
        return undefined;
      }
    },
  };
}
