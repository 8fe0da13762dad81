import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** A device of a test that makes passkeys and signs with them as a browser would (WebAuthn level 3, ES256). */
export interface SoftPasskey {
  /** What `navigator.credentials.create` gives, as JSON text. */
  create(options: string, origin: string): string;
  /** What `navigator.credentials.get` gives, as JSON text. */
  get(options: string, origin: string): string;
}

const sha256 = (data: Uint8Array | string) => createHash("sha256").update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString("base64url");

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
const CBOR_TEXT = 0x60;
const COUNTER_BYTES = 4;

/** Bytes in CBOR with a length of two bytes, as long ones have. */
const cborBytes = (data: Uint8Array) =>
  Buffer.concat([Buffer.from([0x59, data.length >> 8, data.length & 0xff]), data]);
const cborText = (text: string) =>
  Buffer.concat([Buffer.from([CBOR_TEXT + text.length]), Buffer.from(text)]);

/** Makes a device without a passkey. */
export const createSoftPasskey = (): SoftPasskey => {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(32);
  let counter = 0;

  const authData = (rpId: string, flags: number) => {
    counter += 1;
    const count = Buffer.alloc(COUNTER_BYTES);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  };
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const envelope = (response: object) =>
    JSON.stringify({
      id: base64url(id),
      rawId: base64url(id),
      type: "public-key",
      clientExtensionResults: {},
      response,
    });

  return {
    create(options, origin) {
      const { challenge, rp } = JSON.parse(options);
      // A COSE key: EC2, ES256, P-256, x and y.
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
        Buffer.from(x, "base64url"),
        Buffer.from([0x22, 0x58, 0x20]),
        Buffer.from(y, "base64url"),
      ]);
      const credential = [Buffer.alloc(16), Buffer.from([0, id.length]), id, key];
      const data = Buffer.concat([
        authData(rp.id, USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL),
        ...credential,
      ]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText("fmt"),
        cborText("none"),
        cborText("attStmt"),
        Buffer.from([0xa0]),
        cborText("authData"),
        cborBytes(data),
      ]);
      return envelope({
        clientDataJSON: base64url(clientData("webauthn.create", challenge, origin)),
        attestationObject: base64url(attestation),
        transports: ["internal"],
      });
    },

    get(options, origin) {
      const { challenge, rpId } = JSON.parse(options);
      const data = authData(rpId, USER_PRESENT | USER_VERIFIED);
      const client = clientData("webauthn.get", challenge, origin);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return envelope({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      });
    },
  };
};
