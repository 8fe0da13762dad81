import { expect, test } from "vitest";
import { toCamelKeys } from "../wire/case.ts";
import { LiveEvent, LiveRequest } from "./live-message.ts";

const ID = "0199c8a0-0000-7000-8000-000000000000";

const read = (frame: object) => LiveRequest.safeParse(toCamelKeys(frame)).data;

test("CHAT-003, CHAT-039: a question is a frame with its content and an id, or with its content alone", () => {
  const frame = { type: "question", content: " Pets?\u0000 ", client_id: ID };
  expect(read(frame)).toEqual({ type: "question", content: "Pets?", clientId: ID });
  expect(read({ content: "Pets?" })).toMatchObject({ type: "question", content: "Pets?" });
});

test.each([
  { type: "question", content: "Pets?" },
  { type: "question", content: "Pets?", client_id: "1" },
  { type: "question", content: 4, client_id: ID },
  { content: "" },
  { type: "thread_message_delta", data: {} },
])("%j is no frame of a page", (frame) => expect(read(frame)).toBeUndefined());

test("CHAT-039: an event of the API is its type, its number in the connection, and its data", () => {
  const delta = {
    type: "thread_message_delta",
    seq: 4,
    data: { message_id: ID, offset: 5, text: "No." },
  };
  expect(LiveEvent.parse(toCamelKeys(delta)).data).toEqual({
    messageId: ID,
    offset: 5,
    text: "No.",
  });
  expect(LiveEvent.safeParse({ ...delta, seq: undefined }).success).toBe(false);
});
