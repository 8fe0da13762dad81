import { regionAu } from "@hjem/region-au";
import { regionNo } from "@hjem/region-no";
import { expect, test } from "vitest";
import { readConversations } from "./read-conversations.ts";

const QUESTIONS_MIN = 100;

test.each([regionNo, regionAu])(
  "CHAT-042, D81: questions about a home of $id, in conversations, are answered with the field they mean",
  (region) => {
    const lines = readConversations(region);
    expect(lines.length).toBeGreaterThanOrEqual(QUESTIONS_MIN);
    const others = lines.filter(({ expected, given }) => expected !== given);
    expect(
      others.map(({ asked, expected, given }) => `${asked} → ${given}, not ${expected}`),
    ).toEqual([]);
  },
);
